/** The color palette, the only place that defines colors. A test checks every text pair for AA contrast. */
export const palette = {
  night: 'oklch(0.19 0.035 285)',
  dusk: 'oklch(0.27 0.045 285)',
  ink: 'oklch(0.24 0.03 285)',
  'ink-soft': 'oklch(0.46 0.025 285)',
  paper: 'oklch(0.985 0.006 85)',
  sand: 'oklch(0.955 0.014 80)',
  line: 'oklch(0.89 0.015 80)',
  /** Borders of controls, which need 3:1 against paper. */
  edge: 'oklch(0.62 0.02 80)',
  mist: 'oklch(0.8 0.02 285)',
  /** Hairlines on night. */
  haze: 'oklch(0.37 0.04 285)',
  ember: 'oklch(0.66 0.19 40)',
  /** Carries white text at 4.5:1. */
  'ember-deep': 'oklch(0.53 0.17 38)',
  'ember-wash': 'oklch(0.955 0.03 55)',
  gold: 'oklch(0.85 0.12 85)',
  leaf: 'oklch(0.5 0.1 155)',
  'leaf-wash': 'oklch(0.96 0.025 155)',
  rose: 'oklch(0.51 0.17 20)',
  'rose-wash': 'oklch(0.96 0.02 20)',
  /** Errors on night. */
  'rose-light': 'oklch(0.8 0.1 20)',
} as const

/** The hue of a color, in degrees. */
export const hueOf = (name: keyof typeof palette): number => Number(palette[name].match(/([\d.]+)\)$/)?.[1])

/**
 * Replaces `var(--ink)` and similar with literal colors, and `var(--ember-hue)` with the hue, for shades of a color.
 * Browsers resolve a variable again for each element, and every element has a border color: literals halve the cost of
 * a style change that affects the whole page.
 */
export const inlineColors = (css: string): string =>
  css.replace(/var\(--([\w-]+?)(-hue)?\)/g, (whole, name, hue) =>
    Object.hasOwn(palette, name)
      ? `${hue ? hueOf(name as keyof typeof palette) : palette[name as keyof typeof palette]}`
      : whole,
  )
