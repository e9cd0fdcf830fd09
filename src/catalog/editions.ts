import type { Locale } from './locales.ts'

/** What prices may be stated and orders charged in. */
export const currencies = ['USD', 'BRL'] as const
export type Currency = (typeof currencies)[number]

type EditionFacts = {
  /** The language that it is in. */
  locale: Locale
  /** Where it sells, as ISO 3166 says it. */
  country: string
  /** What it states its prices in. The checkout charges dollars in every edition. */
  currency: Currency
  /** `true`: every screen has an address in it. Of one with `false`, the table of addresses says which. */
  complete: boolean
  /** Where the logo and the back buttons lead. */
  home: string
  /** Fragment of the contact section of the home. */
  contactAnchor: string
  /** Who gets it where the address does not say: readers of these languages, else visitors from these countries. */
  readers: { language: string; countries: readonly string[] }
  /** Whether the law asks for the owner's registration in a visible place. */
  registration: boolean
  /** Whether it names our office and its hours (R-BRH-29, R-BRH-30). */
  office: boolean
  /** Whether its package pages show the banner of the home too (R-BRH-32). */
  packageBanner: boolean
}

/** The one list of editions. They differ in language, currency, content and price, and are no translations. */
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

/** The edition of whoever says nothing of themselves (R-LND-13). */
export const defaultEdition = 'us' satisfies Edition

export function isEdition(value: unknown): value is Edition {
  return typeof value === 'string' && Object.hasOwn(editions, value)
}

/** The edition among `offered` that a form or an address names; the default one where it names none of them. */
export function editionNamed<E extends Edition>(offered: readonly E[], value: unknown) {
  return offered.find((edition) => edition === value) ?? defaultEdition
}

/** The edition among `offered` whose language a tag such as `pt-BR` or `pt` begins with; else the default one. */
export function editionReading<E extends Edition>(offered: readonly E[], tag: string | null | undefined) {
  const language = tag?.toLowerCase().split(/[-,;]/)[0]
  return offered.find((edition) => editions[edition].readers.language === language) ?? defaultEdition
}

/**
 * The specification names a language setter that does nothing: the address alone decides the language
 * (R-GEN-18, R-GEN-19). Kept so that a caller written against the specification finds it.
 */
export function setLanguage(_locale: Locale): void {}
