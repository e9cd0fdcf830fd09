import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' }

/** What the class name of an icon starts with, before the icon's name at Lucide. */
export const iconPrefix = 'i-lucide-'

/** Width and height of a Lucide icon, in SVG units. */
const side = 24

/** The attributes that Lucide repeats in each icon, and the sprite has once. The color does not affect a mask. */
const strokeAttributes = [
  'fill="none"',
  'stroke="currentColor"',
  'stroke-linecap="round"',
  'stroke-linejoin="round"',
  'stroke-width="2"',
].join(' ')

type IconSheet = {
  /** The sprite as a CSS `url()`. */
  image: string
  /** Mask size, relative to the box that shows one icon. */
  size: string
  /** Mask position of an icon. @returns `undefined` if there is no such icon */
  placeOf: (name: string) => string | undefined
}

/**
 * Combines Lucide icons into one sprite image, to be used as a mask. Browsers build a document for each SVG image
 * before the first paint, which costs 8 ms at 4x CPU slowdown.
 * @throws if Lucide has no such icon, or uses different stroke attributes
 */
export function iconSheet(names: readonly string[]): IconSheet {
  // Add empty cells until the step between two icons has at most one decimal: 10%, not 11.111%.
  let cells = Math.max(2, names.length)
  while (1000 % (cells - 1)) cells++
  const drawings = names.map((name, at) => (at ? `<svg x="${side * at}">${draw(name)}</svg>` : draw(name)))
  // Browsers round the size of the box to whole pixels; preserving the aspect ratio would shift icons by that rounding.
  const picture = `<svg viewBox="0 0 ${side * cells} ${side}" preserveAspectRatio="none" xmlns="http://www.w3.org/2000/svg" ${strokeAttributes}>${drawings.join('')}</svg>`
  const encoded = picture.replaceAll('"', "'").replace(/[<>#]/g, encodeURIComponent)
  return {
    image: `url("data:image/svg+xml,${encoded}")`,
    size: `${cells}00% 100%`,
    placeOf: (name) => {
      const at = names.indexOf(name)
      return at < 0 ? undefined : `${(100 * at) / (cells - 1)}%`
    },
  }
}

function draw(name: string): string {
  const { icons, aliases } = lucide as Lucide
  const body = icons[aliases[name]?.parent ?? name]?.body
  if (!body?.includes(` ${strokeAttributes}`)) throw new Error(`lucide draws no ${name}, or with another pen`)
  return body.replaceAll(` ${strokeAttributes}`, '').replace(/^<g>(.*)<\/g>$/, '$1')
}

type Lucide = {
  icons: Record<string, { body: string } | undefined>
  aliases: Record<string, { parent: string } | undefined>
}
