import type { I18n, Messages } from '@lingui/core'
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
