import type { Page } from 'playwright'
import { site } from '~/catalog/site'

/** Maximum line length in characters. */
const longest = 68
/** Minimum text size in pixels. */
const smallest = 14
/** Allowance for wider text in other browsers: full Chromium is 1.3% wider than the headless shell with this font. */
const wider = 1.02
/** Maximum pixels that a button can be wider than its two lines of text, without padding. */
const slack = 56

/**
 * Typographic faults in the rendered lines:
 * - headings and questions with an avoidable orphan, a last word that is much shorter than the line above it;
 * - words broken in headings and figures, or about to break in a browser with wider text;
 * - compounds broken at a hyphen, and any broken word on a narrow phone;
 * - lines that begin with a dash;
 * - buttons with three lines, or much wider than their two lines;
 * - truncated placeholders and text that is too small;
 * - with `lengths`, lines of running text with too many characters, except for an owner's notice or company in one
 * line.
 */
export function lineFaults(page: Page, { lengths = false } = {}): Promise<string[]> {
  return page.evaluate(
    ({ lengths, longest, smallest, wider, slack, company }) => {
      type Word = { text: string; left: number; right: number; top: number; broken: boolean }
      const range = document.createRange()

      /** False for visually hidden text, which is in a box of 1 px. */
      const shown = ({ parentElement: box }: Text) => box?.clientWidth !== 1 || box.clientHeight !== 1

      const wordsOf = (element: Element): Word[] => {
        const words: Word[] = []
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
        while (walker.nextNode()) {
          const text = walker.currentNode as Text
          if (!shown(text)) continue
          for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
            range.setStart(text, index)
            range.setEnd(text, index + word.length)
            const boxes = [...range.getClientRects()].filter(({ width }) => width > 0)
            const [first] = boxes
            const last = boxes.at(-1)
            if (!first || !last) continue
            const top = (last.top + last.bottom) / 2
            const broken = Math.abs((first.top + first.bottom) / 2 - top) > first.height / 2
            words.push({ text: word, left: last.left, right: last.right, top, broken })
          }
        }
        return words
      }

      /** Unbreakable units with their widths: words, or words joined by non-breaking spaces. */
      const unitsOf = (element: Element): { text: string; width: number }[] => {
        const units: { text: string; width: number }[] = []
        const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT)
        while (walker.nextNode()) {
          const text = walker.currentNode as Text
          for (const { 0: unit, index } of text.data.matchAll(/[^ \n\t]+/g)) {
            range.setStart(text, index)
            range.setEnd(text, index + unit.length)
            units.push({ text: unit, width: range.getBoundingClientRect().width })
          }
        }
        return units
      }

      const linesOf = (words: Word[]): Word[][] => {
        const lines: Word[][] = []
        for (const word of words) {
          const line = lines.at(-1)
          const before = line?.at(-1)
          if (line && before && Math.abs(before.top - word.top) < 4) line.push(word)
          else lines.push([word])
        }
        return lines
      }

      const found: string[] = []
      const isVisible = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        // Skip visually hidden elements.
        element.clientWidth > 1 &&
        !element.closest('[aria-hidden=true]')

      const headings = 'h1, h2, h3, h4, summary'
      for (const element of document.querySelectorAll(`${headings}, dd, th`)) {
        if (!isVisible(element)) continue
        const words = wordsOf(element)
        const content = words.map(({ text }) => text).join(' ')
        for (const { text, broken } of words) if (broken) found.push(`“${text}” is broken in “${content}”`)
        if (!element.matches(headings)) continue
        const style = getComputedStyle(element)
        const room =
          element.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
        for (const { text, width } of unitsOf(element))
          if (width < room && width * wider > room)
            found.push(`“${text}” all but fills its line in “${content}”`)
        const lines = linesOf(words)
        const [last, ...more] = lines.at(-1) ?? []
        const above = lines.at(-2) ?? []
        const before = above.at(-1)
        // A dash stays with the preceding word.
        if (!last || !before || more.length || /^[–—]$/.test(before.text)) continue
        if (last.right - last.left >= (before.right - (above[0]?.left ?? 0)) * 0.75) continue
        const space = Number.parseFloat(style.fontSize) * 0.25
        if (before.right - before.left + space + last.right - last.left < room)
          found.push(`“${last.text}” stands alone under “${content}”`)
      }

      const inside = (element: Element) => {
        const { paddingLeft, paddingRight } = getComputedStyle(element)
        return element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      }
      for (const button of document.querySelectorAll('a, button')) {
        if (!isVisible(button) || Number.parseFloat(getComputedStyle(button).borderTopLeftRadius) < 99)
          continue
        const lines = linesOf(wordsOf(button))
        const [first] = lines
        const content = lines.map((line) => line.map(({ text }) => text).join(' ')).join(' / ')
        if (!first || lines.length < 2) continue
        if (lines.length > 2 && innerWidth >= 360) found.push(`${lines.length} lines: “${content}”`)
        const widest = Math.max(...lines.map((line) => (line.at(-1)?.right ?? 0) - (line[0]?.left ?? 0)))
        const { parentElement: column } = button
        const fills = column && inside(column) - button.clientWidth < 4
        // On a phone, buttons fill their column.
        if (innerWidth >= 768 && !fills && inside(button) - widest > slack)
          found.push(`${Math.round(inside(button) - widest)} px wider than its words: “${content}”`)
      }

      const context = document.createElement('canvas').getContext('2d')
      for (const field of document.querySelectorAll<HTMLInputElement>('input[placeholder]')) {
        if (!context || !isVisible(field)) continue
        const { font, letterSpacing } = getComputedStyle(field, '::placeholder')
        Object.assign(context, { font, letterSpacing })
        if (context.measureText(field.placeholder).width * wider > inside(field))
          found.push(`cut: “${field.placeholder}”`)
      }

      // On a narrow phone check every word; on wider screens only hyphenated compounds can break.
      const unbreakable =
        innerWidth < 360
          ? /(?<![\p{L}\d@.-])\p{L}+(?:-\p{L}+)*(?![\p{L}\d@]|\.\p{L})/gu
          : /\p{L}+(?:-\p{L}+)+/gu
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const element = texts.currentNode.parentElement
        if (!element || !texts.currentNode.textContent?.trim() || !isVisible(element)) continue
        const size = Number.parseFloat(getComputedStyle(element).fontSize)
        if (size < smallest) found.push(`${size} px: “${texts.currentNode.textContent.trim().slice(0, 50)}”`)
        for (const { 0: compound, index } of (texts.currentNode as Text).data.matchAll(unbreakable)) {
          range.setStart(texts.currentNode, index)
          range.setEnd(texts.currentNode, index + compound.length)
          const [first, ...more] = [...range.getClientRects()].filter(({ width }) => width > 0)
          if (first && more.some(({ top }) => top > first.top + first.height / 2))
            found.push(`“${compound}” is broken in two`)
        }
        for (const { 0: dash, index } of (texts.currentNode as Text).data.matchAll(/(?<=\S)\s[-–—](?=\s)/g)) {
          range.setStart(texts.currentNode, index - 1)
          range.setEnd(texts.currentNode, index + dash.length)
          const [before, ...after] = [...range.getClientRects()].filter(({ width }) => width > 0)
          if (before && after.some(({ top }) => top > before.top + before.height / 2))
            found.push(`a line begins with the dash of “${texts.currentNode.textContent.trim()}”`)
        }
      }

      if (lengths)
        for (const element of document.querySelectorAll('p, li, dd, td, figcaption')) {
          if (!isVisible(element) || element.querySelector('p, li, div, dl, table, section')) continue
          const lines = linesOf(wordsOf(element))
          const isOwners =
            element.closest('.site-notice') || (company && element.textContent.includes(company))
          if (isOwners && lines.length === 1) continue
          for (const line of lines) {
            const text = line.map((word) => word.text).join(' ')
            if (text.length > longest) found.push(`${text.length} characters in a line: “${text}”`)
          }
        }
      return found
    },
    { lengths, longest, smallest, wider, slack, company: site.company.name },
  )
}
