import { useLingui } from '@lingui/react'
import { useEffect, useState } from 'react'
import { paidMark } from '~/core/schemas/paidMark'
import { notify } from '~/ui/shell/notify'
import { paymentSuccessful } from './uploadErrors'

/**
 * Says of a payment with the wallet that it was successful, on the page that it leads to: the page that it was made on is
 * left at once (R-ERR-11).
 * @param paid whether the server says so
 */
export function usePaymentUpdates(paid: boolean): void {
  const { i18n } = useLingui()
  const [came, setCame] = useState(false)
  useEffect(() => {
    if (location.hash !== paidMark) return
    setCame(true)
    try {
      history.replaceState(history.state, '', location.pathname + location.search)
    } catch {
      // Safari takes a hundred changes in half a minute and no more: the mark stays then.
    }
  }, [])
  useEffect(() => {
    if (!came || !paid) return
    setCame(false)
    void notify('success', i18n._(paymentSuccessful))
  }, [came, paid, i18n])
}
