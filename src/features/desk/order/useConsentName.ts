import { useLingui } from '@lingui/react/macro'
import type { Locale } from '~/catalog/locales'
import { longDate } from '~/i18n/longDate'

/** Names the text that a buyer agreed to by the day in its version, such as `2026-11-27-26faef51`, and its language. */
export function useConsentName(): (version: string, locale: Locale | null) => string {
  const { t, i18n } = useLingui()
  return (version, locale) => {
    const day = longDate(new Date(version.slice(0, 10)), i18n.locale)
    if (!locale)
      return t({ message: `consent text of ${day}`, comment: 'Desk: the text that a buyer agreed to' })
    const names = new Intl.DisplayNames(i18n.locale, { type: 'language' })
    const language = names.of(new Intl.Locale(locale).language)
    return t({
      message: `consent text of ${day}, in ${language}`,
      comment: 'Desk: the text that a buyer agreed to, and its language, such as Portuguese',
    })
  }
}
