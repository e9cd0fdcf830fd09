/** The palette in a notation that all mail clients support. */
const hex = __HEX_PALETTE__

type Roles = Record<'ground' | 'sheet' | 'ink' | 'soft' | 'line' | 'mark' | 'button' | 'onButton', string>

export const light: Roles = {
  ground: hex.sand,
  sheet: '#ffffff',
  ink: hex.ink,
  soft: hex['ink-soft'],
  line: hex.line,
  mark: hex.ember,
  button: hex.ember,
  onButton: hex.night,
}

export const dark: Roles = {
  ground: hex.night,
  sheet: hex.dusk,
  ink: hex.paper,
  soft: hex.mist,
  line: hex.haze,
  mark: hex.ember,
  button: hex.ember,
  onButton: hex.night,
}
