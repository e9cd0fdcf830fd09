import { expect, it } from 'vitest'
import { visit } from '~tests/e2e/site/visit'

it.each(['/ai-photo-service-us', '/ai-photo-service-br'])(
  '%s: the portraits are large, and whole within the window',
  async (path) => {
    const page = await visit(path, {
      reducedMotion: 'reduce',
      locale: path.endsWith('br') ? 'pt-BR' : 'en-US',
    })
    for (const [width, least] of [
      [320, 135],
      [390, 170],
      [768, 270],
      [1024, 190],
      [1280, 250],
      [1440, 290],
      [1920, 300],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      const boxes = await page
        .locator('main > section:first-child img')
        .evaluateAll((all) =>
          all.map((one) => one.parentElement?.parentElement?.getBoundingClientRect() as DOMRect),
        )
      expect(boxes).toHaveLength(3)
      expect([width, Math.max(...boxes.map((box) => box.width)) >= least]).toEqual([width, true])
      const edges = [Math.min(...boxes.map(({ left }) => left)), Math.max(...boxes.map(({ right }) => right))]
      expect([width, (edges[0] ?? 0) >= 0, (edges[1] ?? 0) <= width]).toEqual([width, true, true])
    }
  },
)
