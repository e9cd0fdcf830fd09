/**
 * Converts an OKLCH color to hex for the drawings. Images loaded with <img> cannot read the page's custom properties,
 * and older SVG viewers do not support oklch(), so the tokens of `src/ui/theme/theme.ts` are repeated here as hex.
 */
export function hex(lightness: number, chroma: number, hue: number): string {
  const a = chroma * Math.cos((hue * Math.PI) / 180)
  const b = chroma * Math.sin((hue * Math.PI) / 180)
  const l = (lightness + 0.3963377774 * a + 0.2158037573 * b) ** 3
  const m = (lightness - 0.1055613458 * a - 0.0638541728 * b) ** 3
  const s = (lightness - 0.0894841775 * a - 1.291485548 * b) ** 3
  const channels = [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ]
  const byte = (linear: number) => {
    const light = Math.min(1, Math.max(0, linear))
    const encoded = light <= 0.0031308 ? 12.92 * light : 1.055 * light ** (1 / 2.4) - 0.055
    return Math.round(255 * encoded)
      .toString(16)
      .padStart(2, '0')
  }
  return `#${channels.map(byte).join('')}`
}

/** The color tokens of the theme. */
export const token = {
  night: hex(0.19, 0.035, 285),
  dusk: hex(0.27, 0.045, 285),
  ink: hex(0.24, 0.03, 285),
  inkSoft: hex(0.46, 0.025, 285),
  paper: hex(0.985, 0.006, 85),
  sand: hex(0.955, 0.014, 80),
  line: hex(0.89, 0.015, 80),
  mist: hex(0.8, 0.02, 285),
  ember: hex(0.66, 0.19, 40),
  gold: hex(0.85, 0.12, 85),
}

/** Colors between the tokens, for flat areas. */
export const tint = {
  cream: hex(0.965, 0.03, 85),
  butter: hex(0.925, 0.065, 85),
  peach: hex(0.905, 0.05, 62),
  apricot: hex(0.845, 0.09, 62),
  honey: hex(0.79, 0.12, 70),
  coral: hex(0.75, 0.125, 45),
  clay: hex(0.68, 0.095, 45),
  terracotta: hex(0.57, 0.115, 40),
  rosewood: hex(0.45, 0.08, 25),
  mauve: hex(0.63, 0.05, 345),
  lilac: hex(0.77, 0.035, 330),
  plum: hex(0.36, 0.055, 330),
  slate: hex(0.56, 0.03, 285),
  stone: hex(0.84, 0.008, 80),
  pebble: hex(0.78, 0.009, 80),
  sage: hex(0.72, 0.045, 150),
  moss: hex(0.52, 0.05, 155),
  fern: hex(0.4, 0.045, 160),
}

/** Skin tones, each with the color of its shaded side. */
export const skin = {
  porcelain: { base: hex(0.955, 0.025, 60), shade: hex(0.885, 0.045, 52) },
  rose: { base: hex(0.915, 0.045, 55), shade: hex(0.835, 0.065, 48) },
  honey: { base: hex(0.85, 0.065, 60), shade: hex(0.765, 0.08, 52) },
  amber: { base: hex(0.755, 0.085, 58), shade: hex(0.67, 0.09, 50) },
  umber: { base: hex(0.64, 0.085, 52), shade: hex(0.555, 0.085, 46) },
  cocoa: { base: hex(0.535, 0.075, 48), shade: hex(0.455, 0.07, 42) },
}
