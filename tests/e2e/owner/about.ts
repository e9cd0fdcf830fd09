import { describe, expect, it } from 'vitest'
import { editions } from '~/catalog/editions'
import { textOf } from '../site/served'
import { clippedTexts, overflow } from '../survey/measure'
import { openOther, otherOrigin } from './otherSite'
import { otherValues } from './otherValues'

const documentOf = async (path: string) => {
  const { parseHTML } = await import('linkedom')
  return parseHTML(await (await fetch(otherOrigin() + path)).text()).document
}

/** The tests of founder, figures and holidays, on the site with other values. */
export function describeAbout(): void {
  describe.each(['us', 'br'] as const)('other values about the agency of %s', (edition) => {
    const { home, locale } = editions[edition]
    const { words, name } = otherValues.founder[edition]
    const { about } = otherValues.statistics[edition]

    it('are in the page', async () => {
      const document = await documentOf(home)
      const texts = (selector: string) => [...document.querySelectorAll(selector)].map(textOf)
      expect(texts('#about blockquote')).toEqual([words])
      expect(texts('#about figcaption').join()).toContain(name)
      expect(texts('#about .initials')).toEqual(['AS'])
      expect(texts('#about ul > li')).toEqual(about.map(({ text }) => text))
    })

    it('fit every window and a page of paper', async () => {
      const page = await openOther(home, { locale })
      for (const width of [320, 390, 768, 1024, 1440]) {
        await page.setViewportSize({ width, height: 900 })
        expect([width, await overflow(page)]).toEqual([width, []])
        expect([width, await clippedTexts(page)]).toEqual([width, []])
      }
      await page.setViewportSize({ width: 688, height: 1017 })
      await page.emulateMedia({ media: 'print' })
      expect(await clippedTexts(page, { paper: true })).toEqual([])
    })
  })

  it('the next holidays are below the opening hours, and all of them in the structured data', async () => {
    const document = await documentOf('/br')
    const lines = [...document.querySelectorAll('p[data-from]')].map(textOf)
    expect(lines).toEqual([
      expect.stringMatching(/^Um feriado, \d+º? de \p{L}+ de \d{4}: 9:00–13:00$/u),
      expect.stringMatching(/^Outro feriado, \d+º? de \p{L}+ de \d{4}: fechado$/u),
    ])
    const data = [...document.querySelectorAll('script[type="application/ld+json"]')].map(
      ({ textContent }) => textContent,
    )
    for (const { date } of otherValues.openingHours.closedOn)
      expect(data.join()).toContain(`"validFrom":"${date}"`)
    expect((await documentOf('/us')).querySelectorAll('p[data-from]')).toHaveLength(0)
  })
}
