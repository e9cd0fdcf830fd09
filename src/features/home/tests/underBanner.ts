import type { Page } from 'playwright'

/** Text lines, controls, pictures and cards that overlap the banner, and its position. */
export function underBanner(page: Page) {
  return page.evaluate(() => {
    const bar = document.querySelector('dialog[data-banner]')?.getBoundingClientRect() ?? new DOMRect()
    const meets = ({ top, right, bottom, left }: Omit<DOMRect, 'toJSON'>) =>
      bottom - top > 1 && right - left > 1 && bottom > bar.top + 0.5 && top < bar.bottom && right > 0
    /** The part of a box that its ancestors do not clip. */
    const shown = (node: Node, { x, y, width, height }: DOMRect) => {
      let [top, bottom] = [y, y + height]
      for (let box = node.parentElement; box && box !== document.body; box = box.parentElement)
        if (getComputedStyle(box).overflowY !== 'visible') {
          const edge = box.getBoundingClientRect()
          ;[top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)]
        }
      return new DOMRect(x, top, width, Math.max(0, bottom - top))
    }
    const found: string[] = []
    const range = document.createRange()
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT)
    // The hero's sun is cut at the horizon, and on a tall phone the banner is that horizon.
    const pictures = 'a, button, summary, input, img, svg, .sun:not(.hero-sun), .hero-card'
    const elsewhere = 'dialog[data-banner], [popover], .services-panel, script, style'
    while (walker.nextNode()) {
      const node = walker.currentNode
      const element = node instanceof Text ? node.parentElement : (node as Element)
      if (!element?.checkVisibility({ visibilityProperty: true }) || element.closest(elsewhere)) continue
      if (node instanceof Text) {
        if (!node.data.trim()) continue
        range.selectNodeContents(node)
        if ([...range.getClientRects()].some((line) => meets(shown(node, line))))
          found.push(`text: ${node.data.trim().slice(0, 40)}`)
      } else if (element.matches(pictures))
        if (meets(shown(element, element.getBoundingClientRect())))
          found.push(`${element.localName} ${element.getAttribute('class')?.slice(0, 40)}`)
    }
    const bottomOf = (selector: string) => document.querySelector(selector)?.getBoundingClientRect().bottom
    return {
      found,
      /** Whether the banner is entirely visible at the lower edge of the window. */
      whole: Math.abs(bar.bottom - innerHeight) < 0.5 && bar.top > 0 && bar.height > 40,
      share: bar.height / innerHeight,
      above: Math.max(bottomOf('h1') ?? 0, bottomOf('.first-call > a') ?? 0) <= bar.top,
    }
  })
}
