type LanguageFacts = {
  /** By the name it has in itself. */
  name: string
  /** How it counts the first day of a month in a written date. */
  firstOfMonth: string
}

/**
 * The languages that there are catalogues in (`locales/`). What is sold, where and for how much is no matter of language
 * but of an edition, which names one of these (decision 15).
 */
export const languages = {
  'en-US': { name: 'English', firstOfMonth: '1' },
  'pt-BR': { name: 'Português', firstOfMonth: '1º' },
} as const satisfies Record<string, LanguageFacts>

export type Locale = keyof typeof languages

export const locales = Object.keys(languages) as Locale[]

/** The language that texts are written in. */
export const sourceLocale: Locale = 'en-US'
