import { useLingui } from '@lingui/react/macro'
import type { Locale } from '~/catalog/locales'
import { localMoney } from '~/catalog/localMoney'

/** Formats amounts, in minor units, in the user's language. */
export function useMoney(): (minor: number, currency: string) => string {
  const { i18n } = useLingui()
  return (minor, currency) => localMoney(minor, currency, i18n.locale as Locale)
}
