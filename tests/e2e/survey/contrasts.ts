import type { Page } from 'playwright'
import { expect } from 'vitest'

/**
 * Lowest contrast ratio of each text in a part, by default the bar, against the pixels painted behind it.
 * @param atLeast how many texts the part has
 */
export async function contrasts(
  page: Page,
  part = 'header',
  { atLeast = 6 } = {},
): Promise<(readonly [string, number])[]> {
  const texts = await page.evaluate((part) => {
    const context = new OffscreenCanvas(1, 1).getContext('2d', { willReadFrequently: true })
    const header = document.querySelector<HTMLElement>(part)
    if (!context || !header) throw new Error('nothing to measure')
    const found: { text: string; rgb: number[]; box: number[] }[] = []
    const walker = document.createTreeWalker(header, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const node = walker.currentNode
      const parent = node.parentElement
      if (!parent?.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      const range = document.createRange()
      range.selectNodeContents(node)
      const { x, y, width, height } = range.getBoundingClientRect()
      context.fillStyle = getComputedStyle(parent).color
      context.fillRect(0, 0, 1, 1)
      const rgb = [...context.getImageData(0, 0, 1, 1).data.slice(0, 3)]
      if (width > 2) found.push({ text: node.textContent ?? '', rgb, box: [x, y, width, height] })
    }
    for (const element of header.querySelectorAll<HTMLElement>('*'))
      element.style.setProperty('-webkit-text-fill-color', 'transparent', 'important')
    return found
  }, part)
  expect(texts.length).toBeGreaterThanOrEqual(atLeast)
  const height = Math.ceil(Math.max(...texts.map(({ box: [, y = 0, , height = 0] }) => y + height)))
  const picture = (await page.screenshot({ clip: { x: 0, y: 0, width: 1280, height } })).toString('base64')
  await page.evaluate((part) => {
    for (const element of document.querySelectorAll<HTMLElement>(`${part} *`))
      element.style.removeProperty('-webkit-text-fill-color')
  }, part)
  return page.evaluate(
    async ([png, items]) => {
      const bytes = Uint8Array.from(atob(png), (letter) => letter.charCodeAt(0))
      const bitmap = await createImageBitmap(new Blob([bytes], { type: 'image/png' }))
      const context = new OffscreenCanvas(bitmap.width, bitmap.height).getContext('2d')
      if (!context) throw new Error('no canvas')
      context.drawImage(bitmap, 0, 0)
      const linear = (x = 0) => (x / 255 <= 0.04045 ? x / 255 / 12.92 : ((x / 255 + 0.055) / 1.055) ** 2.4)
      const luminance = (c: ArrayLike<number>, at = 0) =>
        0.2126 * linear(c[at]) + 0.7152 * linear(c[at + 1]) + 0.0722 * linear(c[at + 2])
      return items.map(({ text, rgb, box: [x = 0, y = 0, width = 1, height = 1] }) => {
        const { data } = context.getImageData(x, y, width, height)
        let lowest = 21
        for (let at = 0; at < data.length; at += 4) {
          const [low, high] = [luminance(rgb), luminance(data, at)].sort((one, other) => one - other) as [
            number,
            number,
          ]
          lowest = Math.min(lowest, (high + 0.05) / (low + 0.05))
        }
        return [text, lowest] as const
      })
    },
    [picture, texts] as const,
  )
}
