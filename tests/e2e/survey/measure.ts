import type { Locator, Page } from 'playwright'
import { site } from '~/catalog/site'
import { cdpSessionOf } from '../site/visitors'

/** Letters of a name that fits every bar (R-CFG-07). */
const shortName = 6

/** Sets the browser's font size preference in pixels. The default is 16. */
export async function setTextSize(page: Page, pixels: number): Promise<void> {
  const session = await cdpSessionOf(page)
  await session.send('Page.setFontSizes', { fontSizes: { standard: pixels, fixed: pixels } })
}

/** Pixels of a bar's height that toasts cover. */
export function underToasts(bar: Locator): Promise<number> {
  return bar.evaluate((element) => {
    const box = element.getBoundingClientRect()
    const toasts = [...document.querySelectorAll('[data-sonner-toast]')]
    const shares = toasts
      .map((toast) => toast.getBoundingClientRect())
      .map(({ top, bottom }) => Math.min(bottom, box.bottom) - Math.max(top, box.top))
    return Math.max(0, ...shares)
  })
}

/** Reports a page that is wider than its window. */
export function overflow(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const wider = document.documentElement.scrollWidth - innerWidth
    return wider > 0 ? [`the page is ${wider} px too wide`] : []
  })
}

/** Controls smaller than the minimum target size of 24 px. */
export function smallTargets(page: Page): Promise<string[]> {
  return page.locator('a, button, input:not([type=hidden]), summary').evaluateAll((targets) =>
    targets
      .filter((target) => target.getClientRects().length && getComputedStyle(target).display !== 'inline')
      .map((target) => [target.textContent, target.getBoundingClientRect()] as const)
      .filter(([, box]) => (box.height < 24 || box.width < 24) && box.bottom + scrollY > 0)
      .map(([text, box]) => `${text}: ${box.width}×${box.height}`),
  )
}

/** Controls without visible text or picture. */
export function blankControls(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const drawn = (element: Element) => {
      const { width, height } = element.getBoundingClientRect()
      return width > 4 && height > 4 && getComputedStyle(element).clipPath === 'none'
    }
    const shows = (control: Element) => {
      const walker = document.createTreeWalker(control, NodeFilter.SHOW_TEXT)
      while (walker.nextNode()) {
        const { currentNode: text } = walker
        if (text.textContent?.trim() && text.parentElement && drawn(text.parentElement)) return true
      }
      const painted = (part: Element) => {
        const { backgroundColor, backgroundImage } = getComputedStyle(part)
        return (
          part.matches('img, svg') || backgroundColor !== 'rgba(0, 0, 0, 0)' || backgroundImage !== 'none'
        )
      }
      // Some controls draw their icon in a pseudo-element, and some overlay the content they activate.
      const own = ['::before', '::after'].some((part) => getComputedStyle(control, part).content !== 'none')
      const over = getComputedStyle(control).position === 'absolute'
      return own || over || [...control.querySelectorAll('*')].some((part) => drawn(part) && painted(part))
    }
    return [...document.querySelectorAll('a[href], button, summary')]
      .filter((control) => control.checkVisibility({ visibilityProperty: true }) && drawn(control))
      .filter((control) => !shows(control))
      .map((control) => `nothing to be seen: ${(control.textContent || control.ariaLabel || '').trim()}`)
  })
}

/** Reports a menu bar whose edges do not align with the page below. */
export function barEdges(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const widest = getComputedStyle(document.documentElement).getPropertyValue('--page')
    const wrap = [...document.querySelectorAll('footer *')].find(
      (part) => getComputedStyle(part).maxWidth === widest,
    )
    const row = document.querySelector('.menu-row')
    if (!row) return []
    if (!wrap) return ['no part of the footer is as wide as the page']
    const edges = (part: Element) => {
      const { left, right } = part.getBoundingClientRect()
      return `${left} to ${right}`
    }
    return edges(row) === edges(wrap) ? [] : [`the bar is at ${edges(row)}, the page at ${edges(wrap)}`]
  })
}

/**
 * Selectors that make the browser search the whole page on each tap: a root-level `:has()` with `:focus`, `:hover` or
 * `:active` can match anywhere.
 */
export function pageWideSelectors(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const search = /(?:^|[\s,>+~(])(?:html|:root|body|main):has\((?:[^()]|\([^()]*\))*:(?:focus|hover|active)/
    const selectorsIn = (rules: CSSRuleList): string[] =>
      [...rules].flatMap((rule) => {
        if (rule instanceof CSSMediaRule && !matchMedia(rule.conditionText).matches) return []
        const inside = rule instanceof CSSGroupingRule ? selectorsIn(rule.cssRules) : []
        return rule instanceof CSSStyleRule ? [rule.selectorText, ...inside] : inside
      })
    return [...document.styleSheets]
      .flatMap((sheet) => selectorsIn(sheet.cssRules))
      .filter((selector) => search.test(selector))
  })
}

/** Captions outside their figures, and navigations that share a name. */
export function landmarkFaults(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const orphans = [...document.querySelectorAll('figcaption')].filter(
      (caption) =>
        caption.parentElement?.tagName !== 'FIGURE' ||
        (caption.previousElementSibling && caption.nextElementSibling),
    )
    // Named by `aria-label` or by a heading. Sections without a name are not landmarks.
    const names = [...document.querySelectorAll('nav, aside')].map((mark) => {
      const by = document.getElementById(mark.getAttribute('aria-labelledby') ?? '')
      return `${mark.tagName}: ${mark.getAttribute('aria-label') ?? by?.textContent ?? ''}`
    })
    return [
      ...orphans.map(({ textContent }) => `caption outside of its figure: ${textContent}`),
      ...names.filter((name, at) => names.indexOf(name) !== at),
    ]
  })
}

/**
 * Reports a page wider than its window, text cut by the window or a surrounding box, and text outside its card.
 * @param paper for print, where nothing scrolls
 * @param cards whether to check cards: a desktop layout with doubled text cuts nothing, but text can leave its card
 */
export function clippedTexts(page: Page, { paper = false, cards = true } = {}): Promise<string[]> {
  return page.evaluate(
    ([paper, cards, longName]) => {
      const wider = document.documentElement.scrollWidth - innerWidth
      const found = wider > 0 ? [`the page is ${wider} px too wide`] : []
      type Frame = { left: number; right: number; top: number; bottom: number; scrolls: boolean }
      const unclipped: Frame = {
        ...{ left: 0, right: innerWidth, scrolls: false },
        ...{ top: Number.NEGATIVE_INFINITY, bottom: Number.POSITIVE_INFINITY },
      }
      const frames = new Map<Element, Frame>()
      /** The visible area inside an element and its ancestors. */
      const frameOf = (box: Element | null): Frame => {
        if (!box || box === document.body) return unclipped
        const known = frames.get(box)
        if (known) return known
        const style = getComputedStyle(box)
        const frame = { ...(style.position === 'fixed' ? unclipped : frameOf(box.parentElement)) }
        // Visually hidden text is clipped on purpose, and scroll containers can show the rest.
        const scrolls = !paper && /auto|scroll/.test(style.overflowX)
        if (style.clip !== 'auto' || style.clipPath !== 'none' || scrolls) frame.scrolls = true
        const edge = box.getBoundingClientRect()
        if (style.overflowX !== 'visible') {
          frame.left = Math.max(frame.left, edge.left)
          frame.right = Math.min(frame.right, edge.right)
        }
        if (/hidden|clip/.test(style.overflowY)) {
          frame.top = Math.max(frame.top, edge.top)
          frame.bottom = Math.min(frame.bottom, edge.bottom)
        }
        frames.set(box, frame)
        return frame
      }
      /** Nearest ancestor with a background or border, unless an absolute or fixed element is in between. */
      const cardOf = (box: Element | null): Element | undefined => {
        if (!box || box === document.body) return undefined
        const { position, backgroundColor, borderLeftWidth, display } = getComputedStyle(box)
        const painted = backgroundColor !== 'rgba(0, 0, 0, 0)' || Number.parseFloat(borderLeftWidth) > 0
        if (painted && !/^(inline|contents)$/.test(display)) return box
        return /absolute|fixed/.test(position) ? undefined : cardOf(box.parentElement)
      }
      const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      const range = document.createRange()
      while (walker.nextNode()) {
        const { currentNode: text } = walker
        const element = text.parentElement
        if (!element || !text.textContent?.trim() || element.closest('[aria-hidden=true], script, textarea'))
          continue
        if (!element.checkVisibility({ visibilityProperty: true })) continue
        // A long name that does not fit into the menu's bar is left out on purpose.
        if (longName && element.closest('.menu-row > a:first-child')) continue
        const { left, right, top, bottom, scrolls } = frameOf(element)
        if (scrolls) continue
        range.selectNodeContents(text)
        // A line box is taller than its glyphs.
        const cut = [...range.getClientRects()].some(
          (line) =>
            line.width > 1 &&
            (line.left < left - 1 ||
              line.right > right + 1 ||
              line.top < top - 5 ||
              line.bottom > bottom + 5),
        )
        if (cut) found.push(`cut: ${text.textContent.trim().slice(0, 50)}`)
        const card = cards ? cardOf(element)?.getBoundingClientRect() : undefined
        const over = [...range.getClientRects()].some(
          (line) => card && line.width > 1 && (line.left < card.left - 1 || line.right > card.right + 1),
        )
        if (over && !cut) found.push(`over the edge of its card: ${text.textContent.trim().slice(0, 50)}`)
      }
      return found
    },
    [paper, cards, site.brand.length > shortName] as const,
  )
}

/**
 * Elements that cover controls or text. Checked twice: as is, and with `pointer-events` enabled for all elements,
 * because decoration that lets clicks through can still hide text.
 */
export function covered(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const pressable = 'a[href], button, input:not([type=hidden]), textarea, select, summary'
    const solid = new CSSStyleSheet()
    solid.replaceSync('*{pointer-events:auto!important}')
    for (const dialog of document.querySelectorAll('dialog')) dialog.close()
    const found = new Set<string>()
    // What scrolls beneath a sticky bar is covered only if no scrolling brings it out again.
    const beneath = new Map<string, Element>()
    const isSticky = (element: Element | null): boolean =>
      element !== null && (getComputedStyle(element).position === 'sticky' || isSticky(element.parentElement))
    const isVisible = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('[aria-hidden=true]') &&
      // Visually hidden text is in a box of 1 px.
      (element.clientWidth !== 1 || element.clientHeight !== 1) &&
      getComputedStyle(element).clipPath === 'none'
    // Keep away from the window edges to exclude the fixed bar.
    const check = (element: Element, box: DOMRect, what: string, rounded: boolean) => {
      const first = scrollY === 0 ? 0 : 120
      for (const across of [0, 0.25, 0.5, 0.75, 1])
        for (const down of [0, 0.5, 1]) {
          // Skip rounded corners, and check text only at mid-height because line boxes of large text overlap.
          if (rounded && across % 1 === 0 && down % 1 === 0) continue
          if (what === 'text' && down !== 0.5) continue
          const x = box.left + 2 + (box.width - 4) * across
          const y = box.top + 2 + (box.height - 4) * down
          if (x < 0 || x >= innerWidth || y < first || y >= innerHeight - 20) continue
          const hit = document.elementFromPoint(x, y)
          if (!hit || hit === element || element.contains(hit) || hit.contains(element)) continue
          // With pointer events enabled everywhere, only elements that paint can hide content.
          const paints = hit.matches('img') || getComputedStyle(hit).backgroundColor !== 'rgba(0, 0, 0, 0)'
          if (document.adoptedStyleSheets.length && !paints) continue
          // A card's overlay link can cover the text it activates.
          if (what === 'text' && hit.closest(pressable)) continue
          const fault = `${what} “${(element.textContent || element.id).trim().slice(0, 40)}” under ${hit.tagName} ${hit.getAttribute('class')}`
          if (isSticky(hit)) beneath.set(fault, element)
          else found.add(fault)
        }
    }

    // Read positions once, so that each scroll position only checks elements in view.
    scrollTo({ top: 0, behavior: 'instant' })
    type Target = {
      element: Element
      range: Range
      what: string
      rounded: boolean
      top: number
      bottom: number
    }
    const targets: Target[] = []
    const add = (element: Element, node: Node, what: string, rounded: boolean) => {
      if (!isVisible(element)) return
      const range = document.createRange()
      if (what === 'text') range.selectNodeContents(node)
      else range.selectNode(node)
      const box = what === 'text' ? range.getBoundingClientRect() : element.getBoundingClientRect()
      targets.push({ element, range, what, rounded, top: box.top, bottom: box.bottom })
    }
    for (const element of document.querySelectorAll(pressable))
      add(element, element, 'press', Number.parseFloat(getComputedStyle(element).borderRadius) > 4)
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    while (walker.nextNode()) {
      const text = walker.currentNode as Text
      const parent = text.parentElement
      if (parent && text.data.trim() && !parent.closest('script, textarea')) add(parent, text, 'text', true)
    }
    for (const sheets of [[], [solid]]) {
      document.adoptedStyleSheets = sheets
      for (let top = 0; top < document.documentElement.scrollHeight; top += innerHeight - 200) {
        scrollTo({ top, behavior: 'instant' })
        for (const { element, range, what, rounded, ...place } of targets) {
          if (what === 'text' && !sheets.length) continue
          if (place.bottom < scrollY || place.top > scrollY + innerHeight) continue
          const boxes = what === 'text' ? range.getClientRects() : element.getClientRects()
          for (const box of boxes)
            if (box.width > 4 && box.bottom > 0 && box.top < innerHeight) check(element, box, what, rounded)
        }
      }
    }
    document.adoptedStyleSheets = []
    for (const [fault, element] of beneath) {
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      const { left, top, width, height } = element.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, top + height / 2)
      if (isSticky(hit)) found.add(fault)
    }
    return [...found]
  })
}

/** Controls without a focus ring on keyboard focus, or with a clipped one. */
export async function clippedFocusRings(page: Page): Promise<string[]> {
  await page.keyboard.press('Tab')
  return page.evaluate(() => {
    const found: string[] = []
    const controls = 'a[href], button, input:not([type=hidden]), textarea, select, summary, [tabindex="0"]'
    for (const element of document.querySelectorAll<HTMLElement>(controls)) {
      if (!element.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
      element.scrollIntoView({ block: 'center', behavior: 'instant' })
      element.focus({ preventScroll: true, focusVisible: true } as FocusOptions)
      if (document.activeElement !== element || element.tabIndex < 0) continue
      const name = (element.textContent || element.ariaLabel || element.id).trim().slice(0, 40)
      const box = element.getBoundingClientRect()
      const own = getComputedStyle(element)
      const drawn = ['::before', '::after'].map((part) => getComputedStyle(element, part))
      if (own.outlineStyle === 'none') {
        // Rings drawn on a pseudo-element are not measured.
        if (!drawn.some(({ content, outlineStyle }) => content !== 'none' && outlineStyle !== 'none'))
          found.push(`no ring: ${name}`)
        continue
      }
      // Toasts move with the bar below them, which this check scrolls away.
      if (element.matches('[data-sonner-toast]')) continue
      const out = Number.parseFloat(own.outlineWidth) + Number.parseFloat(own.outlineOffset)
      let [left, right, top, bottom] = [0, innerWidth, 0, innerHeight]
      for (let around = element.parentElement; around; around = around.parentElement) {
        if (around === document.body) break
        const style = getComputedStyle(around)
        const edge = around.getBoundingClientRect()
        if (style.overflowX !== 'visible')
          [left, right] = [Math.max(left, edge.left), Math.min(right, edge.right)]
        if (style.overflowY !== 'visible')
          [top, bottom] = [Math.max(top, edge.top), Math.min(bottom, edge.bottom)]
        if (style.position === 'fixed') break
      }
      // Controls nearly as tall as the window cannot show the whole ring.
      const tall = box.height + 2 * out > innerHeight - 60
      if (box.left - out < left - 0.5 || box.right + out > right + 0.5) found.push(`cut at a side: ${name}`)
      if (!tall && (box.top - out < top - 0.5 || box.bottom + out > bottom + 0.5))
        found.push(`cut above or below: ${name}`)
      // Focus must not change the border radius.
      const before = own.borderRadius
      element.blur()
      if (getComputedStyle(element).borderRadius !== before) found.push(`another shape in focus: ${name}`)
    }
    return found
  })
}

/**
 * Elements that contain only the brand, an amount or an order number and lack `translate="no"`. The made-up figures
 * of the sample are excluded.
 */
export function translatable(page: Page): Promise<string[]> {
  return page.evaluate((brand) => {
    const keepOriginal = new RegExp(
      `^(?:${brand}|(?:R\\$|US\\$|\\$)\\s?[\\d.,]*\\d(?: USD)?|[0-9A-HJKMNP-TV-Z]{4}-[0-9A-HJKMNP-TV-Z]{4})$`,
    )
    return [...document.body.querySelectorAll('*:not(script,style,option)')].flatMap((element) => {
      const text = element.childElementCount ? '' : (element.textContent ?? '').trim()
      return keepOriginal.test(text) && !element.closest('[translate=no],svg,#sample,.last-object')
        ? [`${element.localName}: ${text}`]
        : []
    })
  }, site.brand)
}
