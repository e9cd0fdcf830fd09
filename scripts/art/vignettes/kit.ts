import { token } from '../palette.ts'

/**
 * Shared primitives that give all vignettes one style: one outline, one detail line, one radius for cards, flat offset
 * shadows, bars instead of text, and a horizon with an ember segment.
 */
export const width = 640
export const height = 480

const outline = 2.4
const detail = 1.8

type Stroke = { color?: string; weight?: number; more?: string }

export const area = (fill: string, d: string, opacity?: number) =>
  `<path fill="${fill}"${opacity ? ` opacity="${opacity}"` : ''} d="${d}"/>`
export const ink = (d: string, { color = token.ink, weight = outline, more = '' }: Stroke = {}) =>
  `<path fill="none" stroke="${color}" stroke-width="${weight}" stroke-linecap="round" stroke-linejoin="round"${more} d="${d}"/>`
export const fine = (d: string, color: string = token.ink, more = '') =>
  ink(d, { color, weight: detail, more })
export const disc = (fill: string, x: number, y: number, r: number, more = '') =>
  `<circle fill="${fill}" cx="${x}" cy="${y}" r="${r}"${more}/>`
export const ring = (x: number, y: number, r: number, color: string = token.ink, weight = outline) =>
  `<circle fill="none" stroke="${color}" stroke-width="${weight}" cx="${x}" cy="${y}" r="${r}"/>`
export const box = (fill: string, x: number, y: number, w: number, h: number, r = 0, more = '') =>
  `<rect fill="${fill}" x="${x}" y="${y}" width="${w}" height="${h}"${r ? ` rx="${r}"` : ''}${more}/>`
export const fill = (color: string) => box(color, 0, 0, width, height)
export const group = (inside: string, transform: string, more = '') =>
  `<g transform="${transform}"${more}>${inside}</g>`
export const turned = (degrees: number, x: number, y: number, inside: string) =>
  group(inside, `rotate(${degrees} ${x} ${y})`)

const edge = (weight: number, color: string = token.ink) => ` stroke="${color}" stroke-width="${weight}"`
/** A box with the shared outline. */
export const panel = (f: string, x: number, y: number, w: number, h: number, r = 8, weight = detail) =>
  box(f, x, y, w, h, r, edge(weight))
export const dot = (f: string, x: number, y: number, r: number) => disc(f, x, y, r, edge(detail))

type Card = { fill?: string; r?: number; lift?: number; shadow?: string; depth?: number }
/** A box with a flat shadow, offset down by `lift` and right by 80% of it. */
export const card = (x: number, y: number, w: number, h: number, style: Card = {}) => {
  const { fill: f = token.paper, r = 14, lift = 9, shadow = token.ink, depth = 0.16 } = style
  return (
    (lift ? box(shadow, x + lift * 0.8, y + lift, w, h, r, ` opacity="${depth}"`) : '') +
    panel(f, x, y, w, h, r, outline)
  )
}

/** Clips `inside` to a rounded box. */
export const within = (id: string, x: number, y: number, w: number, h: number, r: number, inside: string) =>
  `<clipPath id="${id}">${`<rect x="${x}" y="${y}" width="${w}" height="${h}"${r ? ` rx="${r}"` : ''}/>`}</clipPath>` +
  `<g clip-path="url(#${id})">${inside}</g>`

/** A picture clipped to a box and outlined. */
export const picture = (id: string, x: number, y: number, w: number, h: number, r: number, inside: string) =>
  within(id, x, y, w, h, r, inside) +
  `<rect fill="none" x="${x}" y="${y}" width="${w}" height="${h}"${r ? ` rx="${r}"` : ''}${edge(detail)}/>`

/** Bars in place of lines of text, with the given lengths. */
export const bars = (
  x: number,
  y: number,
  lengths: number[],
  { color = token.line as string, weight = 6, gap = 14 } = {},
) =>
  ink(lengths.map((length, row) => `M${x + weight / 2} ${y + row * gap}h${length - weight}`).join(''), {
    color,
    weight,
  })
export const heading = (x: number, y: number, lengths: number[], color: string = token.ink, weight = 9) =>
  bars(x, y, lengths, { color, weight, gap: weight * 1.9 })

/** A button with a bar for its label. */
export const button = (x: number, y: number, w: number, h = 26, f: string = token.ember) =>
  panel(f, x, y, w, h, h / 2) +
  bars(x + w * 0.26, y + h / 2, [w * 0.48], { color: token.ink, weight: Math.max(3.5, h * 0.16) })

/** The brand's line over the full width, with an ember segment at `from`. */
export const horizon = (y: number, color: string = token.ink, from = 40) =>
  ink(`M0 ${y}H${width}`, { color }) + ink(`M${from} ${y}h64`, { color: token.ember, weight: 5 })

/** A sun half behind the line at `y`; `halos` adds rings of light. */
export const halfSun = (x: number, y: number, r: number, f: string = token.ember) =>
  area(f, `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0z`)
export const halos = (x: number, y: number, steps: [r: number, fill: string, opacity: number][]) =>
  steps.map(([r, f, o]) => area(f, `M${x - r} ${y}a${r} ${r} 0 0 1 ${2 * r} 0z`, o)).join('')
/** The logo: half disc on a thin line. `s` is half its width. */
export const mark = (x: number, y: number, s: number, sun: string = token.ember, line: string = token.ink) =>
  halfSun(x, y, s * 0.62, sun) + ink(`M${x - s} ${y + s * 0.14}h${2 * s}`, { color: line, weight: s * 0.13 })

/** The title bar of a browser window: three dots and an optional address field of width `field`. */
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
export const check = (x: number, y: number, s: number, color: string = token.ink) =>
  ink(`M${x - s} ${y}l${s * 0.7} ${s * 0.7} ${s * 1.3}-${s * 1.4}`, { color })
export const heart = (x: number, y: number, s: number, f: string = token.ember) =>
  area(
    f,
    `M${x} ${y + s}c-${s * 1.5}-${s}-${s * 1.3}-${s * 2.1}-${s * 0.55}-${s * 2.1}q${s * 0.4} 0 ${s * 0.55} ${s * 0.5} ${s * 0.15}-${s * 0.5} ${s * 0.55}-${s * 0.5}c${s * 0.75} 0 ${s * 0.95} ${s * 1.1}-${s * 0.55} ${s * 2.1}z`,
  )
export const cursor = (x: number, y: number, more = '') =>
  `<g${more}>${area(token.ink, `M${x + 3} ${y + 4}v30l8-7 6 13 6-3-6-12 11-1z`, 0.2)}<path fill="${token.paper}"${edge(outline)} stroke-linejoin="round" d="M${x} ${y}v30l8-7 6 13 6-3-6-12 11-1z"/></g>`

/** A leaf of `length` growing from `x`, `y`, rotated by `lean` degrees. */
export const leaf = (x: number, y: number, length: number, lean: number, f: string) =>
  group(
    area(
      f,
      `M0 0C${length * 0.42}-${length * 0.25} ${length * 0.34}-${length * 0.75} 0-${length}C-${length * 0.34}-${length * 0.75}-${length * 0.42}-${length * 0.25} 0 0z`,
    ) + fine(`M0 0V-${length * 0.72}`),
    `translate(${x} ${y}) rotate(${lean})`,
  )

/** CSS for animations of less than five seconds, respecting `prefers-reduced-motion`. */
export const motion = (css: string) => `<style>@media (prefers-reduced-motion:no-preference){${css}}</style>`
/** CSS that animates the drawing of a path with the attributes `traced`. */
export const drawn =
  '.d{stroke-dasharray:1;animation:d 1.8s .3s cubic-bezier(.3,.6,.2,1) both}@keyframes d{from{stroke-dashoffset:1}to{stroke-dashoffset:0}}'
export const traced = ' class="d" pathLength="1"'
