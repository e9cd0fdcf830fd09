import type { I18n, MessageDescriptor, Messages } from '@lingui/core'
import { setupI18n } from '@lingui/core'
import type { Locale } from '~/catalog/locales'

const modules = import.meta.glob<{ messages: Messages }>('../../locales/*/{mail,notice,contact}.po', {
  eager: true,
})

/** Returns the i18n instance for server-written texts: mails, notices, contact errors and payment page lines. */
export function translator(locale: Locale): I18n {
  const catalogues = Object.entries(modules).filter(([path]) => path.includes(`/${locale}/`))
  return setupI18n({
    locale,
    messages: { [locale]: Object.assign({}, ...catalogues.map(([, module]) => module.messages)) },
  })
}

/** Writes a text with its values. */
export type Translate = (text: MessageDescriptor, values?: Record<string, string | number>) => string

/** Returns a function that translates server-written texts into a language. */
export function translateInto(locale: Locale): Translate {
  const i18n = translator(locale)
  return ({ id }, values) => i18n._(id, values)
}
