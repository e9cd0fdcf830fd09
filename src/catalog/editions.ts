import type { Locale } from './locales.ts'

/** Currencies of prices and charges. */
export const currencies = ['USD', 'BRL'] as const
export type Currency = (typeof currencies)[number]

type EditionFacts = {
  /** Its language. */
  locale: Locale
  /** Country where it sells (ISO 3166). */
  country: string
  /** Currency of its prices. The checkout charges dollars in every edition. */
  currency: Currency
  /** `true`: it has every screen. `false`: it has the screens that list it in the address table. */
  complete: boolean
  /** Target of the logo and the back buttons. */
  home: string
  /** Fragment of the contact section on the home page. */
  contactAnchor: string
  /** Its visitors when the address names no edition: readers of this language, else people in these countries. */
  readers: { language: string; countries: readonly string[] }
  /** Whether the law requires the owner's registration in a visible place. */
  registration: boolean
  /** Whether it lists our office and its hours (R-BRH-29, R-BRH-30). */
  office: boolean
  /** Whether its package pages also show the home page's banner (R-BRH-32). */
  packageBanner: boolean
}

/** All editions. They differ in language, currency, content and price, and are not translations of each other. */
export const editions = {
  us: {
    locale: 'en-US',
    country: 'US',
    currency: 'USD',
    complete: true,
    home: '/us',
    contactAnchor: 'contact-form',
    readers: { language: 'en', countries: [] },
    registration: false,
    office: false,
    packageBanner: false,
  },
  br: {
    locale: 'pt-BR',
    country: 'BR',
    currency: 'BRL',
    complete: true,
    home: '/br',
    contactAnchor: 'contato',
    readers: { language: 'pt', countries: ['BR', 'PT', 'AO', 'MZ'] },
    registration: true,
    office: true,
    packageBanner: true,
  },
} as const satisfies Record<string, EditionFacts>

type Editions = typeof editions

export type Edition = keyof Editions
/** An edition that has every screen. */
export type CompleteEdition = { [E in Edition]: Editions[E]['complete'] extends true ? E : never }[Edition]

export const editionList = Object.keys(editions) as [Edition, ...Edition[]]
export const completeEditions = editionList.filter(
  (edition): edition is CompleteEdition => editions[edition].complete,
)

/** The edition of visitors without a known language or country (R-LND-13). */
export const defaultEdition = 'us' satisfies Edition

export function isEdition(value: unknown): value is Edition {
  return typeof value === 'string' && Object.hasOwn(editions, value)
}

/** Returns the edition among `offered` that a form or an address names, else the default one. */
export function editionOrDefault<E extends Edition>(offered: readonly E[], value: unknown) {
  return offered.find((edition) => edition === value) ?? defaultEdition
}

/** Returns the edition among `offered` for a language tag such as `pt-BR` or `pt`, else the default one. */
export function editionForLanguage<E extends Edition>(offered: readonly E[], tag: string | null | undefined) {
  const language = tag?.toLowerCase().split(/[-,;]/)[0]
  return offered.find((edition) => editions[edition].readers.language === language) ?? defaultEdition
}

/**
 * Does nothing, because the address alone determines the language (R-GEN-18, R-GEN-19). Exists for callers that are
 * written against the specification, which includes it.
 */
export function setLanguage(_locale: Locale): void {}
