import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { parseHTML } from 'linkedom'
import { expect, it, vi } from 'vitest'
import { ownerFaults } from '~/catalog/owner/ownerFaults'
import type { RatedTestimonialEntry } from '~/catalog/owner/schemas/testimonials'
import { BrTestimonials } from '~/features/home/br/BrTestimonials'
import { UsTestimonials } from '~/features/home/us/UsTestimonials'
import { visibleText } from '~/ui/bindWords'
import { editedJson } from '~tests/fixtures/editedJson'
import { renderPage } from '~tests/fixtures/renderPage'

type Chosen = Record<'us' | 'br', readonly RatedTestimonialEntry[]>
const { chosen } = vi.hoisted(() => ({ chosen: { us: [], br: [] } as Chosen }))
vi.mock('~/catalog/owner/testimonials', () => ({ testimonials: chosen }))

const sections = { us: <UsTestimonials />, br: <BrTestimonials /> }

async function shown(edition: 'us' | 'br') {
  const html = await renderPage('home', edition, sections[edition])
  const { document } = parseHTML(`<html><body>${html}</body></html>`)
  const all = (selector: string) => [...document.querySelectorAll(selector)]
  return {
    items: all('li').map((item) => ({
      words: visibleText(item.querySelector('blockquote')?.textContent ?? ''),
      caption: [...item.querySelectorAll('figcaption > span')].map((line) => line.textContent),
      picture: item.querySelector('img')?.getAttribute('src') ?? item.querySelector('.initials')?.textContent,
      label: item.querySelector('figure')?.getAttribute('aria-label'),
    })),
    dots: all('[data-show]').length,
    marked: all('b').map((figure) => figure.textContent),
  }
}

const person = (at: number): RatedTestimonialEntry => ({
  words: `Words ${at}: 12.5% more, then 7% and 1500% of 123456%.`,
  name: ['Ana', 'Ana de Souza', 'Ærø Ñandú', '(M. R.)', 'É.', '李小龍'][at] ?? '',
  role: `Place ${at}`,
  stars: (at % 5) + 1,
})
const initials = ['A', 'AS', 'ÆÑ', 'MR', 'É', '李']

it.each([2, 3, 4, 5, 6])(
  'R-USH-21 R-BRH-07 shows %d testimonials without a picture by their initials',
  async (count) => {
    Object.assign(chosen, { us: [], br: [] })
    const people = Array.from({ length: count }, (_, at) => person(at))
    Object.assign(chosen, { us: people.map(({ stars: _, ...plain }) => plain), br: people })
    expect(ownerFaults('testimonials', chosen, 'en-US')).toEqual([])
    for (const edition of ['us', 'br'] as const) {
      const { items, dots, marked } = await shown(edition)
      expect(items.map(({ words }) => words)).toEqual(people.map(({ words }) => words))
      expect(items.map(({ picture }) => picture)).toEqual(initials.slice(0, count))
      expect(items.at(-1)?.label).toMatch(new RegExp(`${count} (of|de) ${count}$`))
      expect(items.map(({ caption }) => caption.slice(-2))).toEqual(
        people.map(({ name, role }) => [name, role]),
      )
      expect(dots).toBe(edition === 'br' ? count : 0)
      expect(marked.slice(0, 4)).toEqual(['12.5%', '7%', '1500%', '12.5%'])
      if (edition === 'br')
        expect(items.map(({ caption }) => caption[0])).toEqual(
          people.map(({ stars }) => `${stars} de 5 estrelas`),
        )
    }
  },
)

it('edited at random, testimonials are refused with a sentence or shown', async () => {
  const path = new URL('../../../catalog/owner/testimonials.json', import.meta.url)
  const delivered: unknown = JSON.parse(readFileSync(path, 'utf8'))
  let [accepted, refused] = [0, 0]
  await fc.assert(
    fc.asyncProperty(editedJson(delivered), async (content) => {
      if (ownerFaults('testimonials', content, 'pt-BR').length) return void refused++
      accepted++
      Object.assign(chosen, content)
      for (const edition of ['us', 'br'] as const) {
        const { items } = await shown(edition)
        expect(items.map(({ words }) => words)).toEqual(
          chosen[edition].map(({ words }) => visibleText(words)),
        )
        for (const [at, { picture, name }] of chosen[edition].entries()) {
          expect(items[at]?.caption).toContain(name)
          if (picture) expect(items[at]?.picture).toBe(picture)
        }
      }
    }),
    { numRuns: 300 },
  )
  expect(accepted).toBeGreaterThan(20)
  expect(refused).toBeGreaterThan(100)
})
