import { expect, it } from 'vitest'
import { visit } from '~tests/e2e/site/visit'

it('R-LND-04 each door has the hour of its city, which ends where its arrow does, clear of name and mark', async () => {
  for (const width of [320, 390, 768, 1024, 1440, 1920]) {
    const page = await visit('/', { viewport: { width, height: 844 }, reducedMotion: 'reduce' })
    const doors = await page.evaluate(() =>
      [...document.querySelectorAll('.door')].map((door) => {
        const box = (part: string) => door.querySelector(part)?.getBoundingClientRect() ?? new DOMRect()
        const hour = box('.city-hour')
        return {
          off: Math.abs(box('span:has(>.door-name)').right - hour.right),
          besideMark: hour.left - box('.door-mark').right,
          aboveName: box('.door-name').top - hour.bottom,
          // Two lines of text, which an empty attribute would not have.
          hasLines: hour.height > 24,
        }
      }),
    )
    expect(doors).toHaveLength(2)
    for (const { off, besideMark, aboveName, hasLines } of doors) {
      expect(off, `${width}`).toBeLessThan(1.5)
      expect(besideMark, `${width}`).toBeGreaterThan(8)
      expect(aboveName, `${width}`).toBeGreaterThan(0)
      expect(hasLines, `${width}`).toBe(true)
    }
    await page.close()
  }
})
