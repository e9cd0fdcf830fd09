import { transform } from 'lightningcss'
import { palette } from '../src/ui/theme/palette.ts'

const chrome80 = { chrome: 80 << 16 }

/**
 * Converts an opaque `oklch(l c h)` color to `#rrggbb`; one that sRGB lacks is mapped as CSS Color 4 says.
 * @throws an error on any other notation
 */
export function toHex(color: string): string {
  // At half opacity the compiler always prints all eight digits, and neither a name nor the short form.
  const css = `a{color:${color.replace(')', '/50%)')}}`
  const { code } = transform({ filename: 'color.css', code: Buffer.from(css), targets: chrome80 })
  const [hex] = code.toString().match(/#[\da-f]{6}(?=80)/) ?? []
  if (!hex) throw new Error(`Not an opaque oklch() color: ${color}`)
  return hex
}

/** The palette as hex, for what reads neither custom properties nor oklch(): drawings, mail clients, browser chrome. */
export const hexPalette = Object.fromEntries(
  Object.entries(palette).map(([name, color]) => [name, toHex(color)]),
) as Record<keyof typeof palette, string>

/** Constants that the build inserts, so that the Worker and the browser need no conversion (`src/env.d.ts`). */
export const colorConstants = {
  __HEX_PALETTE__: JSON.stringify(hexPalette),
  __THEME_COLOR__: JSON.stringify(hexPalette.night),
}
