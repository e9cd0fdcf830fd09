import type { Page } from 'playwright'

/** The longest line that reads well, in characters. */
const longest = 68
/** The smallest text that reads well, in pixels. */
const smallest = 14
/** How much wider another browser may set the same words: one with a window of its own, by 1.3% on this font. */
const wider = 1.02
/** Pixels that a button may be wider than words of two lines, beyond its padding. */
const slack = 56

/**
 * Lines that end badly: a heading or a question whose last line is one word although the word before it would have
 * fitted beside it, a word that a heading or a figure breaks in two, or that another browser would, a compound that
 * any text breaks at its hyphen or, on a narrow phone, any word that is broken, a line that begins with a dash, a
 * button of three lines or one that is much wider than its two, a placeholder that its field cuts, text that is too
 * small, and, where asked, running text of too many characters a line. Lines are those that the browser has laid
 * out.
 */
export function lineFaults(page: Page, { lengths = false } = {}): Promise<string[]> {
  return page.evaluate(
    ({ lengths, longest, smallest, wider, slack }) => {
      type Word = { text: string; left: number; right: number; top: number; broken: boolean }
      const range = document.createRange()

      /** What is only read out stands in a box of 1 px. */
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

      /** What a line may not be broken in, with its width: a word, or words that are bound together. */
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
      const seen = (element: Element) =>
        element.checkVisibility({ visibilityProperty: true }) &&
        // What only a screen reader gets has no lines.
        element.clientWidth > 1 &&
        !element.closest('[aria-hidden=true]')

      const headings = 'h1, h2, h3, h4, summary'
      for (const element of document.querySelectorAll(`${headings}, dd, th`)) {
        if (!seen(element)) continue
        const words = wordsOf(element)
        const said = words.map(({ text }) => text).join(' ')
        for (const { text, broken } of words) if (broken) found.push(`“${text}” is broken in “${said}”`)
        if (!element.matches(headings)) continue
        const style = getComputedStyle(element)
        const room =
          element.clientWidth - Number.parseFloat(style.paddingLeft) - Number.parseFloat(style.paddingRight)
        for (const { text, width } of unitsOf(element))
          if (width < room && width * wider > room)
            found.push(`“${text}” all but fills its line in “${said}”`)
        const lines = linesOf(words)
        const [last, ...more] = lines.at(-1) ?? []
        const before = lines.at(-2)?.at(-1)
        // A dash stays with the word before it.
        if (!last || !before || more.length || /^[–—]$/.test(before.text)) continue
        const space = Number.parseFloat(style.fontSize) * 0.25
        if (before.right - before.left + space + last.right - last.left < room)
          found.push(`“${last.text}” stands alone under “${said}”`)
      }

      const inside = (element: Element) => {
        const { paddingLeft, paddingRight } = getComputedStyle(element)
        return element.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)
      }
      for (const button of document.querySelectorAll('a, button')) {
        if (!seen(button) || Number.parseFloat(getComputedStyle(button).borderTopLeftRadius) < 99) continue
        const lines = linesOf(wordsOf(button))
        const [first] = lines
        const said = lines.map((line) => line.map(({ text }) => text).join(' ')).join(' / ')
        if (!first || lines.length < 2) continue
        if (lines.length > 2 && innerWidth >= 360) found.push(`${lines.length} lines: “${said}”`)
        const widest = Math.max(...lines.map((line) => (line.at(-1)?.right ?? 0) - (line[0]?.left ?? 0)))
        const { parentElement: column } = button
        const fills = column && inside(column) - button.clientWidth < 4
        // On a phone a button is as wide as its column.
        if (innerWidth >= 768 && !fills && inside(button) - widest > slack)
          found.push(`${Math.round(inside(button) - widest)} px wider than its words: “${said}”`)
      }

      const pen = document.createElement('canvas').getContext('2d')
      for (const field of document.querySelectorAll<HTMLInputElement>('input[placeholder]')) {
        if (!pen || !seen(field)) continue
        const { font, letterSpacing } = getComputedStyle(field, '::placeholder')
        Object.assign(pen, { font, letterSpacing })
        if (pen.measureText(field.placeholder).width * wider > inside(field))
          found.push(`cut: “${field.placeholder}”`)
      }

      // On a narrow phone any word; elsewhere there is room for each, but not for each side of a hyphen.
      const whole =
        innerWidth < 360
          ? /(?<![\p{L}\d@.-])\p{L}+(?:-\p{L}+)*(?![\p{L}\d@]|\.\p{L})/gu
          : /\p{L}+(?:-\p{L}+)+/gu
      const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
      while (texts.nextNode()) {
        const element = texts.currentNode.parentElement
        if (!element || !texts.currentNode.textContent?.trim() || !seen(element)) continue
        const size = Number.parseFloat(getComputedStyle(element).fontSize)
        if (size < smallest) found.push(`${size} px: “${texts.currentNode.textContent.trim().slice(0, 50)}”`)
        for (const { 0: compound, index } of (texts.currentNode as Text).data.matchAll(whole)) {
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
          if (!seen(element) || element.querySelector('p, li, div, dl, table, section')) continue
          for (const line of linesOf(wordsOf(element))) {
            const text = line.map((word) => word.text).join(' ')
            if (text.length > longest) found.push(`${text.length} characters in a line: “${text}”`)
          }
        }
      return found
    },
    { lengths, longest, smallest, wider, slack },
  )
}
