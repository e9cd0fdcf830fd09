import { presetIcons, presetWind3, transformerVariantGroup, type UserConfig } from 'unocss'
import { palette } from './palette.ts'

const variables = Object.entries(palette)
  .map(([name, value]) => `--${name}:${value}`)
  .join(';')

export const theme: UserConfig = {
  presets: [presetWind3({ preflight: 'on-demand' }), presetIcons({ scale: 1.15, warn: true })],
  transformers: [transformerVariantGroup()],
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
      figure: ['clamp(1.75rem, 1.5rem + 1vw, 2.5rem)', '1.1'],
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
