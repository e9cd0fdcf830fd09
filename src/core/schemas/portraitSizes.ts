/**
 * The sizes of a portrait beside its original, in pixels: scaled to a longest side, or cut to a shape of at most so
 * many. A print is 13 × 18 cm with 3 mm of bleed on each side at 300 dpi, and is never smaller.
 */
export const portraitSizes = {
  large: { longest: 2048 },
  medium: { longest: 1024 },
  square: { width: 800, height: 800 },
  round: { width: 800, height: 800 },
  tall: { width: 1080, height: 1350 },
  print: { width: 1606, height: 2197, exact: true },
} as const satisfies Record<string, { longest: number } | { width: number; height: number; exact?: true }>

export type PortraitSize = keyof typeof portraitSizes

/** Whether a size only scales: a portrait that is not larger comes as it is. */
export const isScaled = (size: PortraitSize) => 'longest' in portraitSizes[size]

/** A round portrait has transparent corners. */
export const sizeFormat = (size: PortraitSize) => (size === 'round' ? 'png' : 'jpeg')

/** The name of a portrait's file in a size: `Paris-square.jpg` for `Paris.jpeg`. */
export const sizeName = (name: string, size: PortraitSize) =>
  `${name.replace(/\.[a-z\d]{2,5}$/i, '')}-${size}.${size === 'round' ? 'png' : 'jpg'}`

/** Width and height of a portrait. */
export type Pixels = { width: number; height: number }

/** One size of a portrait. */
export type SizedFile = Pixels & { size: PortraitSize; bytes: number }
