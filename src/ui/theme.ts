import { presetIcons, presetWind3, type UserConfig } from 'unocss'

/** The palette of the daybreak: the one place where a colour is written. A test checks every text pair for AA. */
export const palette = {
  night: 'oklch(0.19 0.035 285)',
  dusk: 'oklch(0.27 0.045 285)',
  ink: 'oklch(0.24 0.03 285)',
  'ink-soft': 'oklch(0.46 0.025 285)',
  paper: 'oklch(0.985 0.006 85)',
  sand: 'oklch(0.955 0.014 80)',
  line: 'oklch(0.89 0.015 80)',
  /** Edges of controls, which need 3:1 against paper. */
  edge: 'oklch(0.62 0.02 80)',
  mist: 'oklch(0.8 0.02 285)',
  ember: 'oklch(0.66 0.19 40)',
  /** Carries white text at 4.5:1. */
  'ember-deep': 'oklch(0.53 0.17 38)',
  'ember-wash': 'oklch(0.955 0.03 55)',
  gold: 'oklch(0.85 0.12 85)',
  leaf: 'oklch(0.5 0.1 155)',
  'leaf-wash': 'oklch(0.96 0.025 155)',
  rose: 'oklch(0.51 0.17 20)',
  'rose-wash': 'oklch(0.96 0.02 20)',
} as const

const variables = Object.entries(palette)
  .map(([name, value]) => `--${name}:${value}`)
  .join(';')

export const theme: UserConfig = {
  presets: [presetWind3({ preflight: 'on-demand' }), presetIcons({ scale: 1.15, warn: true })],
  preflights: [{ getCSS: () => `:root{${variables}}` }],
  theme: {
    colors: Object.fromEntries(Object.keys(palette).map((name) => [name, `var(--${name})`])),
    fontFamily: {
      display: "'Bricolage Grotesque','Bricolage Fallback',sans-serif",
      text: "'Instrument Sans','Instrument Fallback',sans-serif",
    },
    // Fluid steps between a 390 px phone and a 1440 px desktop.
    fontSize: {
      hero: ['clamp(2.625rem, 1.55rem + 4.4vw, 5.25rem)', '0.98'],
      title: ['clamp(2rem, 1.5rem + 2.05vw, 3.25rem)', '1.04'],
      lead: ['clamp(1.125rem, 1.06rem + 0.28vw, 1.3125rem)', '1.55'],
      sub: ['clamp(1.25rem, 1.17rem + 0.35vw, 1.5rem)', '1.25'],
      body: ['clamp(1.0625rem, 1.045rem + 0.08vw, 1.125rem)', '1.6'],
      note: ['0.9375rem', '1.5'],
      small: ['0.875rem', '1.45'],
    },
    borderRadius: { card: '14px' },
    boxShadow: { float: '0 1px 2px rgb(30 22 50 / 0.05), 0 18px 40px -22px rgb(30 22 50 / 0.32)' },
    breakpoints: { sm: '640px', md: '768px', lg: '1024px', xl: '1280px' },
  },
  shortcuts: {
    wrap: 'mx-auto w-full max-w-1200px px-5 md:px-8',
    'display-tight': 'font-display font-700 tracking--0.025em text-balance',
    figures: 'tabular-nums',
  },
  content: { pipeline: { include: [/src\/.*\.tsx($|\?)/] } },
}
