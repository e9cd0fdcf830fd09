import { existsSync, readdirSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { screenFacts } from '~/catalog/addresses'
import { editionList } from '~/catalog/editions'
import { serviceFigures } from '~/catalog/owner/serviceFigures'
import { priceOf, prices } from '~/catalog/prices'
import { serviceSlugs } from '~/catalog/products'
import { site } from '~/catalog/site'
import { vignettePath } from '~/catalog/vignettes'
import type { Service } from '~/features/services/content/service'
import { renderService } from '~tests/fixtures/renderService'
import { fixtureService, layouts } from '~tests/fixtures/service'
import { amountText, printed } from '~tests/prices'

const root = new URL('../../../../', import.meta.url)

/** Names of the files in a folder with the given ending, without the ending. */
const baseNames = (folder: string, ending: string) =>
  readdirSync(new URL(folder, root))
    .filter((file) => file.endsWith(ending))
    .map((file) => file.slice(0, -ending.length))
    .sort()

describe('a service is one content file, one slug and its translations', () => {
  const slugs = [...serviceSlugs].sort()

  it('has as many content files as slugs', () => {
    const others = ['service', 'serviceLibrary', 'serviceQuestions']
    // The Portuguese page may be in a separate `.br` file.
    const files = baseNames('src/features/services/content/', '.ts').filter((name) => !/\.br$/.test(name))
    expect(files.filter((name) => !others.includes(name))).toEqual(slugs)
  })

  it.each(['en-US', 'pt-BR'])('has one catalogue each in %s', (locale) => {
    expect(baseNames(`locales/${locale}/services/`, '.po')).toEqual(slugs)
  })

  it.each(serviceSlugs)('%s has an illustration, its paths and a starting price', (slug) => {
    for (const edition of editionList)
      expect(existsSync(new URL(`public${vignettePath(slug, edition)}`, root))).toBe(true)
    expect(screenFacts(slug)).toEqual({
      route: slug,
      paths: { us: `/${slug}-us`, br: `/${slug}-br` },
      life: 'content',
      islands: true,
      indexable: true,
    })
    const starts = prices.filter(
      ({ product, surface, plan }) => product === slug && surface === 'page' && plan === 'start',
    )
    expect(starts.map(({ edition }) => edition).sort()).toEqual(['br', 'us'])
  })
})

const looks: Service['look'][] = [
  { steps: 'line', art: 'right' },
  { steps: 'column', art: 'left' },
]

const shown = {
  us: { start: 'Starting at', popular: 'Most Popular', contact: '/us#contact' },
  br: {
    start: 'A partir de',
    popular: 'Mais Popular',
    contact: '/br#contato',
  },
} as const

describe.each(['us', 'br'] as const)('a thirteenth service in %s', (edition) => {
  describe.each(Object.entries(layouts))('with its plans as %s', (_, plans) => {
    it.each(looks)('R-PKG-01 renders all eight sections ($steps, $art)', async (look) => {
      const html = (await renderService(edition, fixtureService(plans, look))).replaceAll('\u00a0', ' ')
      const { start, popular, contact } = shown[edition]
      const { amount, currency } = priceOf(edition, 'page', 'ad-management', 'meta')
      // 10% off, to the nearest whole dollar or real.
      const first = amountText({ amount: Math.round((amount * 9) / 1000) * 100, currency })
      const count = (pattern: RegExp) => [...html.matchAll(pattern)].length

      expect(count(/<header\b/g)).toBeGreaterThanOrEqual(1)
      expect(count(/<h1\b/g)).toBe(1)
      expect(html).toContain(`${start} ${printed(edition, 'page', 'ad-management')}`)
      expect(html).toContain(`href="${contact}"`)
      for (const { figure } of serviceFigures['ad-management'][edition]) expect(html).toContain(`>${figure}<`)
      for (const id of ['setup', 'term', 'reports']) expect(html).toContain(`${id}!`)
      for (const id of ['first', 'second', 'third', 'fourth']) expect(html).toContain(`Title of ${id}`)
      expect(count(/id="(steps|plans|notes|closing|solutions|options)"/g)).toBe(6)
      expect(html).toContain('Title of guarantee')
      expect(html).toContain('id="sample"')
      expect(html).toContain('Text of stretch')
      expect(html).toContain('<footer')

      // One link in the hero, one in the closing section and one per plan.
      expect(count(new RegExp(`href="${site.scheduling.default}"`, 'g'))).toBe(2 + plans.plans.length)
      expect(html).toContain(first)
      expect(count(new RegExp(popular, 'g'))).toBe(plans.plans.length - 1)
      for (const { features } of plans.plans)
        for (const { message } of features) expect(html).toContain(message)
      if (plans.layout === 'comparison') expect(html).toContain('Weekly')
    })
  })
})
