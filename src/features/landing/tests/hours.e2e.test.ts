import { expect, it } from 'vitest'
import { visit } from '~tests/e2e/site/visit'

it('R-LND-04 on wide screens each hour ends or begins where the text of its door does', async () => {
  const page = await visit('/', { reducedMotion: 'reduce' })
  for (const width of [1024, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 })
    const off = await page.evaluate(() => {
      const edges = (selector: string) => document.querySelector(selector)?.getBoundingClientRect() as DOMRect
      return [
        edges('.city-hour').right - edges('.door span:has(>.door-name)').right,
        edges('.city:last-child .city-hour').left - edges('.door:last-child .door-name').left,
      ]
    })
    expect([width, ...off.map((pixels) => Math.abs(pixels) < 1.5)]).toEqual([width, true, true])
  }
})

it('R-LND-04 on a phone the hour of a city, however short, is clear of the edges', async () => {
  for (const width of [320, 360, 390, 430]) {
    const page = await visit('/', { viewport: { width, height: 844 }, reducedMotion: 'reduce' })
    const edges = await page.evaluate(() =>
      [...document.querySelectorAll('.city-hour>span')].flatMap((line) => {
        for (const text of line.childNodes) text.textContent = (text.textContent ?? '').replace(/\d+°/, '1°')
        const range = document.createRange()
        range.selectNodeContents(line)
        const { left, right } = range.getBoundingClientRect()
        return [left, innerWidth - right]
      }),
    )
    expect([width, ...edges.filter((pixels) => pixels < 8)]).toEqual([width])
    await page.close()
  }
})
