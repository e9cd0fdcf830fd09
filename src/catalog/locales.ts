type LanguageFacts = {
  /** Its name in the language itself. */
  name: string
  /** The first day of a month in a written date. */
  firstOfMonth: string
}

/**
 * The languages of the catalogues (`locales/`). Products, markets and prices depend on the edition, not on the
 * language; each edition uses one language (decision 15).
 */
export const languages = {
  'en-US': { name: 'English', firstOfMonth: '1' },
  'pt-BR': { name: 'Português', firstOfMonth: '1º' },
} as const satisfies Record<string, LanguageFacts>

export type Locale = keyof typeof languages

export const locales = Object.keys(languages) as Locale[]

/** The language of the texts in the source code. */
export const sourceLocale: Locale = 'en-US'
