import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' }

/** Class prefix of an icon; its lucide name follows. */
export const iconPrefix = 'i-lucide-'

/** Side of the square drawing, in SVG units. */
const side = 24

/** The stroke attributes of the package. A mask ignores the color. */
const pen = [
  'fill="none"',
  'stroke="currentColor"',
  'stroke-linecap="round"',
  'stroke-linejoin="round"',
  'stroke-width="2"',
].join(' ')

type IconSheet = {
  /** The picture, a `url()`. */
  image: string
  /** Mask size, relative to the box that shows one icon. */
  size: string
  /** Mask position of an icon. @returns `undefined` if there is no such icon */
  placeOf: (name: string) => string | undefined
}

/**
 * Combines lucide icons into one sprite image, used as a mask. Browsers build a document for each SVG image, which
 * costs 8 ms at 4x CPU slowdown, before the first paint.
 * @throws if lucide has no such icon, or uses different stroke attributes
 */
export function iconSheet(names: readonly string[]): IconSheet {
  // Choose a cell count whose step is a round percentage: 10%, not 11.111%.
  let cells = Math.max(2, names.length)
  while (1000 % (cells - 1)) cells++
  const drawings = names.map((name, at) => (at ? `<svg x="${side * at}">${draw(name)}</svg>` : draw(name)))
  // A box rarely has a whole number of pixels: preserving the aspect ratio would shift the sprite by the rounding
  // error.
  const picture = `<svg viewBox="0 0 ${side * cells} ${side}" preserveAspectRatio="none" xmlns="http://www.w3.org/2000/svg" ${pen}>${drawings.join('')}</svg>`
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
  if (!body?.includes(` ${pen}`)) throw new Error(`lucide draws no ${name}, or with another pen`)
  return body.replaceAll(` ${pen}`, '').replace(/^<g>(.*)<\/g>$/, '$1')
}

type Lucide = {
  icons: Record<string, { body: string } | undefined>
  aliases: Record<string, { parent: string } | undefined>
}
