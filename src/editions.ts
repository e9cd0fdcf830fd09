/** The two editions of the site. They differ in language, currency, content and price. */
export type Edition = 'us' | 'br'

export type Locale = 'en-US' | 'pt-BR'

type EditionFacts = {
  locale: Locale
  /** Where the logo and the back buttons lead. */
  home: string
  /** Fragment of the contact section of the home. */
  contactAnchor: string
}

export const editions: Record<Edition, EditionFacts> = {
  us: { locale: 'en-US', home: '/us', contactAnchor: 'contact-form' },
  br: { locale: 'pt-BR', home: '/br', contactAnchor: 'contato' },
}

export function isEdition(value: unknown): value is Edition {
  return value === 'us' || value === 'br'
}

/**
 * The specification names a language setter that does nothing: the address alone decides the language
 * (R-GEN-18, R-GEN-19). Kept so that a caller written against the specification finds it.
 */
export function setLanguage(_locale: Locale): void {}
