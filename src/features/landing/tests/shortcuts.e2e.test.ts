import { expect, it } from 'vitest'
import { visit } from '~tests/e2e/site/visit'

it.each([
  ['us', 'en-US'],
  ['br', 'pt-BR'],
] as const)(
  'R-LND-05 on a tablet the shortcuts of %s are in one line, clear of the lower edge of the window',
  async (_, locale) => {
    const page = await visit('/', {
      locale,
      reducedMotion: 'reduce',
      viewport: { width: 768, height: 900 },
    })
    const labels = await page.locator('main nav:last-of-type a > span:first-child').evaluateAll((all) =>
      all.map((label) => {
        const { height, bottom } = label.getBoundingClientRect()
        return [height < 32, bottom <= innerHeight - 20]
      }),
    )
    expect(labels).toEqual([
      [true, true],
      [true, true],
      [true, true],
    ])
  },
)
