import type { I18n, Messages } from '@lingui/core'
import { setupI18n } from '@lingui/core'
import type { Locale } from '~/catalog/locales'

const modules = import.meta.glob<{ messages: Messages }>('../../locales/*/{mail,notice,contact}.po', {
  eager: true,
})

/** A language instance for what the server itself writes: mails, plain notices, the contact form's failure page and the payment page's lines. */
export function translator(locale: Locale): I18n {
  const own = Object.entries(modules).filter(([path]) => path.includes(`/${locale}/`))
  return setupI18n({
    locale,
    messages: { [locale]: Object.assign({}, ...own.map(([, module]) => module.messages)) },
  })
}
