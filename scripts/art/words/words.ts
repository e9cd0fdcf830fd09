import { token } from '../palette.ts'
import { em, type Look, outline, shapeLine } from './glyphs.ts'

type Style = {
  size?: number
  look?: Look
  color?: string
  /** Breaks lines at this width. */
  width?: number
  /** From one baseline to the next, in sizes. */
  leading?: number
  anchor?: 'start' | 'middle' | 'end'
}

/** How wide a line is. */
export const widthOf = (line: string, size: number, look: Look = 'text') =>
  (shapeLine(line, look).width * size) / em

/** The size at which a line is no wider than `width`. */
export const sizeWithin = (width: number, line: string, size: number, look: Look = 'text') =>
  Math.min(size, (size * width) / widthOf(line, size, look))

/** The lines of a text at a width, about equally long. */
export function linesOf(text: string, style: Style = {}): string[] {
  const { size = 14, width = Number.POSITIVE_INFINITY } = style
  let lines = fill(text, style)
  if (lines.length === 1 || width === Number.POSITIVE_INFINITY) return lines
  for (let narrower = width - size; narrower > width / 2; narrower -= size / 2) {
    const tried = fill(text, { ...style, width: narrower })
    if (tried.length > lines.length || tried.some((line) => widthOf(line, size, style.look) > narrower)) break
    lines = tried
  }
  return lines
}

function fill(text: string, { size = 14, look = 'text', width = Number.POSITIVE_INFINITY }: Style) {
  const lines: string[] = []
  // A currency sign stays with its amount.
  for (const word of text.replaceAll('R$ ', 'R$\u00a0').split(' ')) {
    const last = lines.at(-1)
    const longer = `${last} ${word}`
    if (last !== undefined && widthOf(longer, size, look) <= width) lines[lines.length - 1] = longer
    else lines.push(word)
  }
  return lines
}

/**
 * A text as outlines: a picture of a page loads no fonts. `y` is the first baseline.
 * @see withGlyphs adds the outlines to the picture
 */
export function words(x: number, y: number, text: string, style: Style = {}): string {
  const { size = 14, look = 'text', color = token.ink, leading = 1.25, anchor = 'start' } = style
  const lines = linesOf(text, style).map((line, row) => {
    const { glyphs, width } = shapeLine(line, look)
    const left = anchor === 'start' ? 0 : anchor === 'end' ? -width : -width / 2
    return glyphs
      .map(
        ({ id, x: at }) =>
          `<use href="#${id}" x="${Math.round(at + left)}" y="${Math.round(row * leading * em)}"/>`,
      )
      .join('')
  })
  return `<g fill="${color}" transform="translate(${x} ${y}) scale(${size / em})">${lines.join('')}</g>`
}

/** The content of a picture with the outlines of its words, each once. */
export function withGlyphs(content: string): string {
  const ids = [...new Set([...content.matchAll(/<use href="#(g[tbd]\d+)"/g)].map(([, id = '']) => id))]
  const empty = ids.filter((id) => outline(id) === '')
  const defs = ids
    .filter((id) => !empty.includes(id))
    .map((id) => `<path id="${id}" d="${outline(id)}"/>`)
    .join('')
  const shown = empty.reduce(
    (all, id) => all.replace(new RegExp(`<use href="#${id}"[^>]*/>`, 'g'), ''),
    content,
  )
  return defs ? `<defs>${defs}</defs>${shown}` : shown
}
