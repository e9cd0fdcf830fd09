import { useLingui } from '@lingui/react'
import { useEffect, useState } from 'react'
import { paidFragment } from '~/core/schemas/paidFragment'
import { notify } from '~/ui/shell/notify'
import { paymentSuccessful } from './uploadErrors'

/**
 * Shows the success message of a wallet payment on the page that follows it, because the payment page is left
 * immediately (R-ERR-11).
 * @param paid whether the server confirms the payment
 */
export function usePaymentUpdates(paid: boolean): void {
  const { i18n } = useLingui()
  const [pending, setPending] = useState(false)
  useEffect(() => {
    if (location.hash !== paidFragment) return
    setPending(true)
    try {
      history.replaceState(history.state, '', location.pathname + location.search)
    } catch {
      // Safari allows 100 history changes in 30 seconds: the fragment then stays in the URL.
    }
  }, [])
  useEffect(() => {
    if (!pending || !paid) return
    setPending(false)
    void notify('success', i18n._(paymentSuccessful))
  }, [pending, paid, i18n])
}
