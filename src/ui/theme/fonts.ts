/** Names of the files in `public/fonts/` and of their packages at @fontsource-variable, separate for the browser. */
export const fontFiles = ['bricolage-grotesque', 'instrument-sans'] as const
const [display, text] = fontFiles

export type FontRole = 'display' | 'text'
export type Font = {
  family: string
  file: string
  /** The file of the package that `npm run fonts` subsets. */
  source: string
  /** Variation axes that are fixed. */
  pinned: Readonly<Record<string, number>>
  /** OpenType features that are kept. */
  features: readonly string[]
  weight: { min: number; max: number }
  /** Characters that are not kerned, as a `unicode-range`. */
  unkerned?: string
  /** The weight whose kerning all weights have. */
  kerningAt: number
  /** Weight of most of its text: there the fallback, Arial or Arial Bold, is exactly as wide. */
  usualWeight: 400 | 700
}

/** The typefaces, the only place that names them. `npm run fonts` writes `fonts.css` and `public/fonts/`. */
export const fonts: Record<FontRole, Font> = {
  display: {
    family: 'Bricolage Grotesque',
    file: display,
    // The file with the optical size axis: headlines use 72, which is tighter and finer than the default 14.
    source: 'bricolage-grotesque-latin-opsz-normal.woff2',
    pinned: { opsz: 72 },
    // No ligatures, which fuse where headlines are set tight, and no tabular figures, whose 1 has slabs.
    features: ['kern', 'locl'],
    weight: { min: 500, max: 800 },
    kerningAt: 700,
    usualWeight: 700,
  },
  text: {
    family: 'Instrument Sans',
    file: text,
    source: 'instrument-sans-latin-wght-normal.woff2',
    pinned: {},
    features: ['kern', 'liga', 'locl', 'pnum', 'tnum'],
    // Comma and period: the font sets them under the digits beside them, where 1.161 reads as 1161.
    unkerned: 'U+2C,U+2E',
    weight: { min: 400, max: 700 },
    kerningAt: 450,
    usualWeight: 400,
  },
}

export const fallbackFamilies: Record<FontRole, string> = {
  display: 'Display Fallback',
  text: 'Text Fallback',
}

const stack = (role: FontRole) => `'${fonts[role].family}','${fallbackFamilies[role]}',sans-serif`

/** Values of `font-family`. Marked as pure so that the browser, which needs the files alone, does not load them. */
export const fontStacks: Record<FontRole, string> = {
  display: /* @__PURE__ */ stack('display'),
  text: /* @__PURE__ */ stack('text'),
}

/** For mails, whose clients load no fonts. */
export const systemFonts = 'system-ui,-apple-system,Segoe UI,Roboto,Helvetica,Arial,sans-serif'

/** Replaces `var(--font-display)` and `var(--font-text)` in a style sheet. */
export const inlineFonts = (css: string): string =>
  css.replace(/var\(--font-(display|text)\)/g, (_, role: FontRole) => fontStacks[role])
