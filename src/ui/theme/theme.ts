import {
  presetWind3,
  transformerVariantGroup,
  type UserConfig,
  type Variant,
  type VariantHandler,
} from 'unocss'
import { fontStacks } from './fonts.ts'
import { iconPrefix, iconSheet } from './iconSheet.ts'
import { icons } from './icons.ts'
import { inlineColors, palette } from './palette.ts'

/** Converts the value of a class name to CSS: a number of 4 px steps (`6`), a fraction (`1/2`) or a percentage. */
const distance = (value: string) => {
  const [part = '', whole] = value.split('/')
  if (whole) return `${(100 * Number(part)) / Number(whole)}%`
  return value.endsWith('%') ? value : `${Number(value) / 4}rem`
}

const boxShadow = 'var(--ring,0 0),var(--lift,0 0)'
const float = '0 1px 2px rgb(30 22 50/.05),0 18px 40px -22px rgb(30 22 50/.32)'
/** Registers these properties as not inherited, so that a child does not repeat the offset or shadow of its parent. */
const ownProperties = ['x', 'y', 'ring', 'lift']
  .map((name) => `@property --${name}{syntax:'*';inherits:false}`)
  .join('')

const idle = ':is(:disabled,[aria-disabled=true])'

const variant = (name: string, handler: Omit<VariantHandler, 'matcher'>): Variant => ({
  name,
  match: (matcher) =>
    matcher.startsWith(`${name}:`) ? { ...handler, matcher: matcher.slice(name.length + 1) } : undefined,
})

const sheet = iconSheet(Object.values(icons).map((name) => name.slice(iconPrefix.length)))
/** Shared styles of all icons. `:where` lets a class on the icon override the size. */
const anyIcon = `:where([class*=${iconPrefix}]){width:1.15em;height:1.15em;mask:${sheet.image} 0/${sheet.size} no-repeat;background-color:currentColor}`

export const theme: UserConfig = {
  // These replace rules of the preset with shorter CSS, because every page inlines its styles.
  rules: [
    [
      /^translate-([xy])-(-?[\d./]+%?)$/,
      ([, axis, value = '']) => ({ [`--${axis}`]: distance(value), translate: 'var(--x,0) var(--y,0)' }),
    ],
    [/^rotate-(-?\d+)$/, ([, degrees]) => ({ rotate: `${degrees}deg` })],
    ['transition-transform', { 'transition-property': 'translate,rotate' }],
    ['shadow-float', { '--lift': float, 'box-shadow': boxShadow }],
    [
      /^ring-(\d)$/,
      ([, width]) => ({ '--ring': `0 0 0 ${width}px var(--ring-color)`, 'box-shadow': boxShadow }),
    ],
    [
      /^ring-([a-z-]+)$/,
      ([, color = '']) => (color in palette ? { '--ring-color': `var(--${color})` } : undefined),
    ],
    ['bg-white', { 'background-color': '#fff' }],
    ['text-white', { color: '#fff' }],
    [
      new RegExp(`^${iconPrefix}(.+)$`),
      ([, name = '']) => {
        const place = sheet.placeOf(name)
        return place ? { 'mask-position': place } : undefined
      },
    ],
    ['figures', { 'font-variant-numeric': 'tabular-nums' }],
  ],
  variants: [
    // `idle:` applies to disabled controls; `live-hover:` to enabled ones under a mouse pointer.
    variant('idle', { selector: (selector) => `${selector}${idle}` }),
    variant('live-hover', {
      selector: (selector) => `${selector}:hover:not(${idle})`,
      parent: '@media (hover:hover) and (pointer:fine)',
    }),
  ],
  presets: [presetWind3({ preflight: 'on-demand' })],
  // The class names of icons are in a `.ts` file, which `content` below does not scan.
  safelist: Object.values(icons),
  transformers: [transformerVariantGroup()],
  // `--page`: maximum page width, margins included. `--sun`: the brand's gradient, gold to ember from the top.
  preflights: [
    {
      getCSS: () =>
        `:root{--page:1200px;--sun:linear-gradient(${palette.gold},${palette.ember} 92%)}${ownProperties}@media (min-width:100em){:root{--page:1424px}}${anyIcon}`,
    },
  ],
  postprocess: ({ entries }) => {
    for (const entry of entries) if (typeof entry[1] === 'string') entry[1] = inlineColors(entry[1])
  },
  theme: {
    // `postprocess` replaces these variables with literal colors. Given the literals, the preset would add variables of
    // its own to every rule.
    colors: Object.fromEntries(Object.keys(palette).map((name) => [name, `var(--${name})`])),
    fontFamily: fontStacks,
    // `clamp` scales text between a 390 px phone and a 1440 px desktop. `min` limits the largest sizes to a share of
    // the viewport, so that a long word fits a phone even when the reader has enlarged the text.
    fontSize: {
      // The page's one giant numeral: 160 px on a desktop.
      moment: ['min(30vw, clamp(5.5rem, 2.2rem + 8.6vw, 10rem))', '0.86'],
      hero: ['min(14vw, clamp(2.625rem, 1.55rem + 4.4vw, 5.25rem))', '0.98'],
      title: ['min(11vw, clamp(2rem, 1.5rem + 2.05vw, 3.25rem))', '1.04'],
      figure: ['min(10vw, clamp(1.75rem, 1.5rem + 1vw, 2.5rem))', '1.1'],
      lead: ['clamp(1.125rem, 1.06rem + 0.28vw, 1.3125rem)', '1.55'],
      sub: ['clamp(1.25rem, 1.17rem + 0.35vw, 1.5rem)', '1.25'],
      body: ['clamp(1.0625rem, 1.045rem + 0.08vw, 1.125rem)', '1.6'],
      // 17 px on a desktop.
      list: ['clamp(0.9375rem, 0.6875rem + 0.4167vw, 1.0625rem)', '1.5'],
      note: ['0.9375rem', '1.5'],
      small: ['0.875rem', '1.45'],
    },
    borderRadius: { card: '14px' },
    // In em, so that a reader with larger text gets the narrower layout: 640, 768, 1024 and 1280 px at 16 px.
    breakpoints: { sm: '40em', md: '48em', lg: '64em', xl: '80em' },
  },
  shortcuts: {
    wrap: 'mx-auto w-full max-w-[var(--page)] px-20px md:px-32px',
    'round-control': 'grid shrink-0 place-items-center rounded-full border border-edge hover:border-ink',
    'display-tight': 'font-display font-700 tracking--0.025em text-balance',
  },
  // Words of the source that would pass for class names.
  blocklist: ['contents', 'me', 'ring', 'static', 'tab', 'table', 'visible'],
  // The owner's desk has its own style sheet: scripts/desk-styles.ts.
  content: { pipeline: { include: [/src\/.*\.tsx($|\?)/], exclude: [/src\/features\/desk\//] } },
}
