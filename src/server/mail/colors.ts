/** The palette of `ui/theme/palette.ts` as hex colors, which all mail clients support; a test compares the two. */
const hex = {
  night: '#121123',
  dusk: '#24233c',
  ink: '#1e1d2d',
  'ink-soft': '#565666',
  paper: '#fcfaf6',
  sand: '#f5efe6',
  line: '#e0dad0',
  mist: '#bcbcca',
  haze: '#3d3d54',
  ember: '#ee5e23',
  'ember-deep': '#b83b07',
} as const

export const mailPalette: Readonly<Record<string, string>> = hex

type Roles = Record<'ground' | 'sheet' | 'ink' | 'soft' | 'line' | 'mark' | 'button', string>

export const light: Roles = {
  ground: hex.sand,
  sheet: '#ffffff',
  ink: hex.ink,
  soft: hex['ink-soft'],
  line: hex.line,
  mark: hex.ember,
  button: hex['ember-deep'],
}

export const dark: Roles = {
  ground: hex.night,
  sheet: hex.dusk,
  ink: hex.paper,
  soft: hex.mist,
  line: hex.haze,
  mark: hex.ember,
  button: hex['ember-deep'],
}
