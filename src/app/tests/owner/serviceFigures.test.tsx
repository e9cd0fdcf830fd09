import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { parseHTML } from 'linkedom'
import { expect, it, vi } from 'vitest'
import { ownerFaults } from '~/catalog/owner/ownerFaults'
import type { ServiceFigure } from '~/catalog/owner/schemas/serviceFigures'
import { type ServiceSlug, serviceSlugs } from '~/catalog/products'
import { loadService } from '~/features/services/content/serviceLibrary'
import { ServiceHero } from '~/features/services/ServiceHero'
import { visibleText } from '~/ui/bindWords'
import { editedJson } from '~tests/fixtures/editedJson'
import { renderPage } from '~tests/fixtures/renderPage'

type Figures = Record<ServiceSlug, Record<'us' | 'br', ServiceFigure[]>>
const { serviceFigures } = vi.hoisted(() => ({ serviceFigures: {} as Figures }))
vi.mock('~/catalog/owner/serviceFigures', () => ({ serviceFigures }))

const delivered: Figures = JSON.parse(
  readFileSync(new URL('../../../catalog/owner/serviceFigures.json', import.meta.url), 'utf8'),
)

async function shown(edition: 'us' | 'br', slug: ServiceSlug): Promise<ServiceFigure[]> {
  const hero = <ServiceHero edition={edition} slug={slug} service={await loadService(slug)} />
  const { document } = parseHTML(`<html><body>${await renderPage(slug, edition, hero)}</body></html>`)
  return [...document.querySelectorAll('.stats > div')].map((part) => ({
    figure: part.querySelector('dd')?.textContent ?? '',
    label: visibleText(part.querySelector('dt')?.textContent ?? ''),
  }))
}

it('R-PKG-01 every detail page shows the three figures of the owner', async () => {
  Object.assign(serviceFigures, delivered)
  for (const slug of serviceSlugs)
    for (const edition of ['us', 'br'] as const)
      expect([slug, await shown(edition, slug)]).toEqual([slug, delivered[slug][edition]])
})

it('edited at random, they are refused with a sentence or shown', async () => {
  const { launch, momentum } = delivered
  let [accepted, refused] = [0, 0]
  await fc.assert(
    fc.asyncProperty(editedJson({ launch, momentum }), async (content) => {
      const values =
        typeof content === 'object' && content ? { ...delivered, ...(content as Partial<Figures>) } : content
      if (ownerFaults('serviceFigures', values, 'pt-BR').length) return void refused++
      accepted++
      Object.assign(serviceFigures, values)
      for (const edition of ['us', 'br'] as const)
        expect(await shown(edition, 'launch')).toEqual(
          serviceFigures.launch[edition].map(({ figure, label }) => ({ figure, label: visibleText(label) })),
        )
    }),
    { numRuns: 200 },
  )
  expect(accepted).toBeGreaterThan(10)
  expect(refused).toBeGreaterThan(50)
})
