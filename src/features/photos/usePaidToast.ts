import { useLingui } from '@lingui/react'
import { paidFragment } from '~/core/schemas/paidFragment'
import { useFragmentToast } from '~/ui/shell/useFragmentToast'
import { paymentSuccessful } from './uploadErrors'

/**
 * Shows the success message of a wallet payment on the page that follows it, because the payment page is left
 * immediately (R-ERR-11).
 * @param paid whether the server confirms the payment
 */
export function usePaidToast(paid: boolean): void {
  const { i18n } = useLingui()
  useFragmentToast(paidFragment, paid, i18n._(paymentSuccessful))
}
