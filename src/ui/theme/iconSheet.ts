import lucide from '@iconify-json/lucide/icons.json' with { type: 'json' }

/** What the class of an icon begins with; its name at lucide follows. */
export const iconPrefix = 'i-lucide-'

/** Units of a drawing, which is a square. */
const side = 24

/** How every line is drawn, in the words of the package. A mask has no colour, so that any will do. */
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
  /** Of the picture, in sides of the box that shows one icon. */
  size: string
  /** Which part of the picture is an icon. @returns `undefined` where it has none of that name */
  placeOf: (name: string) => string | undefined
}

/**
 * One picture with icons of lucide side by side, for the mask of a box that shows one of them. A browser makes a whole
 * document of each picture that is an SVG: eight milliseconds at a quarter of the processor, and that before the first
 * view.
 * @throws where lucide has no such icon, or draws it with another pen
 */
export function iconSheet(names: readonly string[]): IconSheet {
  // As many cells that a step from one to the next is a round share: 10%, and not 11.111%.
  let cells = Math.max(2, names.length)
  while (1000 % (cells - 1)) cells++
  const drawings = names.map((name, at) => (at ? `<svg x="${side * at}">${draw(name)}</svg>` : draw(name)))
  // A box is seldom a whole number of pixels: kept in its shape, the picture would be moved by what is rounded away.
  const picture = `<svg viewBox="0 0 ${side * cells} ${side}" preserveAspectRatio="none" xmlns="http://www.w3.org/2000/svg" ${pen}>${drawings.join('')}</svg>`
  const written = picture.replaceAll('"', "'").replace(/[<>#]/g, encodeURIComponent)
  return {
    image: `url("data:image/svg+xml,${written}")`,
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
