import { expect, it } from 'vitest'
import { hydrated, phone, visit } from '~tests/e2e/site/visit'
import { editionNames, words } from '~tests/e2e/site/words'

it.each(editionNames)(
  'R-ERR-08 R-A11-03 the toast about empty fields covers neither a field nor its error: %s',
  async (edition) => {
    const w = words[edition]
    for (const [width, height] of [
      [390, 844],
      [390, 664],
      [768, 700],
      [1440, 900],
    ] as const) {
      const viewport = { width, height }
      const page = await hydrated(
        await visit(w.checkout, { ...(width < 500 ? phone : {}), viewport, reducedMotion: 'reduce' }),
      )
      await page.getByLabel(w.email).press('Enter')
      await page.locator('[data-sonner-toast]').filter({ hasText: w.fillIn }).waitFor()
      const seen = () =>
        page.evaluate(() => {
          const toast =
            document.querySelector('[data-sonner-toast]')?.getBoundingClientRect() ?? new DOMRect()
          const told = document.querySelectorAll('[aria-invalid], [id$="-error"]:not([hidden])')
          return [...told].map((element) => {
            const { left, right, top, bottom } = element.getBoundingClientRect()
            const isApart =
              bottom <= toast.top || top >= toast.bottom || right <= toast.left || left >= toast.right
            return isApart && top >= 0 && bottom <= innerHeight
          })
        })
      await expect.poll(seen, { message: `${width} × ${height}` }).toEqual([true, true, true, true])
    }
  },
)
