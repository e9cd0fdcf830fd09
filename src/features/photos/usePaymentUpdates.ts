import { useLingui } from '@lingui/react'
import { useEffect } from 'react'
import { paidFragment } from '~/core/schemas/paidFragment'
import { useFragment } from '~/ui/browser/useFragment'
import { notify } from '~/ui/shell/notify'
import { paymentSuccessful } from './uploadErrors'

/**
 * Shows the success message of a wallet payment on the page that follows it, because the payment page is left
 * immediately (R-ERR-11).
 * @param paid whether the server confirms the payment
 */
export function usePaymentUpdates(paid: boolean): void {
  const { i18n } = useLingui()
  const confirmed = useFragment(paidFragment) && paid
  useEffect(() => {
    if (confirmed) void notify('success', i18n._(paymentSuccessful))
  }, [confirmed, i18n])
}
