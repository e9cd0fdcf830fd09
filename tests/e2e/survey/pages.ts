import { beforeAll, describe, expect, it } from 'vitest'
import { addressAt } from '~/catalog/addresses'
import { type Edition, editions } from '~/catalog/editions'
import { serviceSlugs } from '~/catalog/products'
import { origin } from '../site/visit'
import { pagesOf, type Survey, scriptsOf, survey } from './survey'
import { brotliFile, scriptBudgets } from './weigh'

const compact = (text: string) => text.replace(/\s+/g, ' ').trim()

/** Defines the survey tests of an edition. One test file per edition, so that both run in parallel. */
export function describePages(edition: Edition): void {
  describe.each(pagesOf(edition))('%s', (path) => {
    const screen = addressAt(path)?.screen
    let page: Survey
    beforeAll(async () => {
      page = await survey(path, edition)
    })

    it('R-A11-01 R-A11-02 axe finds no violations: narrow, wide, in motion, in large text, in forced colors', () => {
      expect(page.barriers).toEqual([])
      expect([page.headlines, page.mains]).toEqual([1, 1])
    })

    it('R-A11-15 fits a window of 320 px and has targets of 24 px', () => {
      expect(page.narrow).toEqual([])
    })

    it('R-A11-15 text of 24 and 32 px fits, and nothing is cut off, including in print', () => {
      expect(page.cut).toEqual([])
    })

    it('no heading has an orphan or a broken word, no line has more than 68 characters, no text is under 14 px', () => {
      expect(page.lines).toEqual([])
    })

    it('browser translation skips brand, amounts and order numbers', () => {
      expect(page.translatable).toEqual([])
    })

    it('R-A11-03 every focus ring is uncut and has the shape of its control', () => {
      expect(page.rings).toEqual([])
    })

    it('nothing covers controls or text', () => {
      expect(page.covered).toEqual([])
    })

    it('captions are inside their figures, and no two navigations share a name', () => {
      expect(page.landmarks).toEqual([])
    })

    it('no style rule makes a tap search the whole page', () => {
      expect(page.searches).toEqual([])
    })

    if (path !== '/nowhere')
      it('R-I18-01 R-I18-06 R-GEN-02 R-GEN-18 is in the language of its address, also after hydration', () => {
        expect(page.language).toBe(editions[edition].locale)
        expect(page.foreign).toEqual([])
      })

    if (serviceSlugs.some((slug) => slug === screen))
      it('R-PKG-07 R-A11-16 has the same text with and without script, and makes no extra requests', () => {
        expect(compact(page.served).length).toBeGreaterThan(800)
        expect(compact(page.afterHydration)).toBe(compact(page.served))
        const files =
          /^((document|script|font|image|stylesheet) |other .*\/(favicon\.svg|speculation-rules\.json)$)/
        expect(page.asked.filter((line) => !files.test(line) || !line.includes(` ${origin}/`))).toEqual([])
      })

    const budget = scriptBudgets[path]
    if (budget)
      it(`loads at most ${budget} bytes of script in total after brotli`, () => {
        const scripts = new Set(scriptsOf(page))
        const bytes = [...scripts].reduce((sum, file) => sum + brotliFile(file), 0)
        process.stdout.write(`${path}: ${bytes} bytes of script\n`)
        expect(scripts.size).toBeGreaterThan(0)
        expect(bytes).toBeLessThanOrEqual(budget)
      })
  })
}
