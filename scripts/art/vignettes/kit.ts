import { token } from '../palette.ts'

/**
 * What all vignettes are made of, so that they read as one family: one outline, one detail line, one radius for
 * cards, flat offset shadows, bars instead of words, and the horizon with its ember start.
 */
export const width = 640
export const height = 480

const outline = 2.4
const detail = 1.8

type Stroke = { colour?: string; weight?: number; more?: string }

export const area = (fill: string, d: string, opacity?: number) =>
  `<path fill="${fill}"${opacity ? ` opacity="${opacity}"` : ''} d="${d}"/>`
export const ink = (d: string, { colour = token.ink, weight = outline, more = '' }: Stroke = {}) =>
  `<path fill="none" stroke="${colour}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round"${more} d="${d}"/>`
export const fine = (d: string, colour: string = token.ink, more = '') =>
  ink(d, { colour, weight: detail, more })
export const disc = (fill: string, x: number, y: number, r: number, more = '') =>
  `<circle fill="${fill}" cx="${x}" cy="${y}" r="${r}"${more}/>`
export const ring = (x: number, y: number, r: number, colour: string = token.ink, weight = outline) =>
  `<circle fill="none" stroke="${colour}" stroke-width="${weight}" cx="${x}" cy="${y}" r="${r}"/>`
export const box = (fill: string, x: number, y: number, w: number, h: number, r = 0, more = '') =>
  `<rect fill="${fill}" x="${x}" y="${y}" width="${w}" height="${h}"${r ? ` rx="${r}"` : ''}${more}/>`
export const fill = (colour: string) => box(colour, 0, 0, width, height)
export const group = (inside: string, transform: string, more = '') =>
  `<g transform="${transform}"${more}>${inside}</g>`
export const turned = (degrees: number, x: number, y: number, inside: string) =>
  group(inside, `rotate(${degrees} ${x} ${y})`)

const edge = (weight: number, colour: string = token.ink) => ` stroke="${colour}" stroke-width="${weight}"`
/** A box with the outline of the family. */
export const panel = (f: string, x: number, y: number, w: number, h: number, r = 8, weight = detail) =>
  box(f, x, y, w, h, r, edge(weight))
export const dot = (f: string, x: number, y: number, r: number) => disc(f, x, y, r, edge(detail))

type Card = { fill?: string; r?: number; lift?: number; shadow?: string; depth?: number }
/** A surface that floats: its shadow is a flat shape, moved down and to the right by `lift`. */
export const card = (x: number, y: number, w: number, h: number, style: Card = {}) => {
  const { fill: f = token.paper, r = 14, lift = 9, shadow = token.ink, depth = 0.16 } = style
  return (
    (lift ? box(shadow, x + lift * 0.8, y + lift, w, h, r, ` opacity="${depth}"`) : '') +
    panel(f, x, y, w, h, r, outline)
  )
}

/** Keeps `inside` within a rounded box. */
export const within = (id: string, x: number, y: number, w: number, h: number, r: number, inside: string) =>
  `<clipPath id="${id}">${`<rect x="${x}" y="${y}" width="${w}" height="${h}"${r ? ` rx="${r}"` : ''}/>`}</clipPath>` +
  `<g clip-path="url(#${id})">${inside}</g>`

/** A picture in a box: clipped, then outlined. */
export const picture = (id: string, x: number, y: number, w: number, h: number, r: number, inside: string) =>
  within(id, x, y, w, h, r, inside) +
  `<rect fill="none" x="${x}" y="${y}" width="${w}" height="${h}"${r ? ` rx="${r}"` : ''}${edge(detail)}/>`

/** Lines of writing, each as long as its number says. */
export const bars = (
  x: number,
  y: number,
  lengths: number[],
  { colour = token.line as string, weight = 6, gap = 14 } = {},
) =>
  ink(lengths.map((length, row) => `M${x + weight / 2} ${y + row * gap}h${length - weight}`).join(''), {
    colour,
    weight,
  })
export const heading = (x: number, y: number, lengths: number[], colour: string = token.ink, weight = 9) =>
  bars(x, y, lengths, { colour, weight, gap: weight * 1.9 })

/** A button with its word as a bar. */
export const button = (x: number, y: number, w: number, h = 26, f: string = token.ember) =>
  panel(f, x, y, w, h, h / 2) +
  bars(x + w * 0.26, y + h / 2, [w * 0.48], { colour: token.ink, weight: Math.max(3.5, h * 0.16) })

/** The line of the brand over the full width, with its ember start. */
export const horizon = (y: number, colour: string = token.ink, from = 40) =>
  ink(`M0 ${y}H${width}`, { colour }) + ink(`M${from} ${y}h64`, { colour: token.ember, weight: 5 })

/** The sun that stands half behind the line at `y`; rings of light around it. */
export const halfSun = (x: number, y: number, r: number, f: string = token.ember) =>
  area(f, `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0z`)
export const halos = (x: number, y: number, steps: [r: number, fill: string, opacity: number][]) =>
  steps.map(([r, f, o]) => area(f, `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0z`, o)).join('')
/** The logo: half disc on a thin line. `s` is half its width. */
export const mark = (x: number, y: number, s: number, sun: string = token.ember, line: string = token.ink) =>
  halfSun(x, y, s * 0.62, sun) + ink(`M${x - s} ${y + s * 0.14}h${2 * s}`, { colour: line, weight: s * 0.13 })

/** Upper edge of a window: three dots and, if wanted, an address field. */
export const chrome = (x: number, y: number, w: number, field = 0) =>
  fine(`M${x} ${y + 28}h${w}`) +
  dot(token.ember, x + 18, y + 14, 4.5) +
  dot(token.gold, x + 33, y + 14, 4.5) +
  dot(token.paper, x + 48, y + 14, 4.5) +
  (field ? panel(token.paper, x + (w - field) / 2, y + 6, field, 16, 8, 1.4) : '')

export const play = (x: number, y: number, s: number, f: string = token.ink) =>
  area(
    f,
    `M${x - s * 0.7} ${y - s}q0-${s * 0.3} ${s * 0.3}-${s * 0.15}l${s * 1.5} ${s * 0.9}q${s * 0.35} ${s * 0.25} 0 ${s * 0.5}l-${s * 1.5} ${s * 0.9}q-${s * 0.3} ${s * 0.15}-${s * 0.3}-${s * 0.15}z`,
  )
export const check = (x: number, y: number, s: number, colour: string = token.ink) =>
  ink(`M${x - s} ${y}l${s * 0.7} ${s * 0.7} ${s * 1.3}-${s * 1.4}`, { colour })
export const heart = (x: number, y: number, s: number, f: string = token.ember) =>
  area(
    f,
    `M${x} ${y + s}c-${s * 1.5}-${s}-${s * 1.3}-${s * 2.1}-${s * 0.55}-${s * 2.1}q${s * 0.4} 0 ${s * 0.55} ${s * 0.5} ${s * 0.15}-${s * 0.5} ${s * 0.55}-${s * 0.5}c${s * 0.75} 0 ${s * 0.95} ${s * 1.1}-${s * 0.55} ${s * 2.1}z`,
  )
export const cursor = (x: number, y: number, more = '') =>
  `<g${more}>${area(token.ink, `M${x + 3} ${y + 4}v30l8-7 6 13 6-3-6-12 11-1z`, 0.2)}<path fill="${token.paper}"${edge(outline)} stroke-linejoin="round" d="M${x} ${y}v30l8-7 6 13 6-3-6-12 11-1z"/></g>`

/** A leaf from its foot, grown to `length`, leaning by `lean` degrees. */
export const leaf = (x: number, y: number, length: number, lean: number, f: string) =>
  group(
    area(
      f,
      `M0 0C${length * 0.42}-${length * 0.25} ${length * 0.34}-${length * 0.75} 0-${length}C-${length * 0.34}-${length * 0.75}-${length * 0.42}-${length * 0.25} 0 0z`,
    ) + fine(`M0 0V-${length * 0.72}`),
    `translate(${x} ${y}) rotate(${lean})`,
  )

/** Rules that move something, for less than five seconds and only for those who allow it. */
export const motion = (css: string) => `<style>@media (prefers-reduced-motion:no-preference){${css}}</style>`
/** A path that draws itself: needs `pathLength="1"`. */
export const drawn =
  '.d{stroke-dasharray:1;animation:d 1.8s .3s cubic-bezier(.3,.6,.2,1) both}@keyframes d{from{stroke-dashoffset:1}to{stroke-dashoffset:0}}'
export const traced = ' class="d" pathLength="1"'
