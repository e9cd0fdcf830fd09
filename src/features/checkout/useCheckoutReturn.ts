import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { FormState } from '~/core/schemas/checkout'
import { getCheckoutForm } from '~/features/checkout/functions/getCheckoutForm'
import { updateHistoryState } from '~/ui/browser/historyEntry'

/** State of the form for a returning buyer. `arrived`: by a redirect from the provider, not by Back or another tab. */
export type ReturnedForm = FormState & { arrived: boolean }

type ReturnOptions = {
  /** The form's key as the server rendered it. */
  requestKey: string
  /** The state of the form that the URL refers to, after a redirect from a provider. */
  resumed: FormState | undefined
}

export type CheckoutReturn = {
  returned: ReturnedForm | undefined
  keyOf: () => string
  /** Reads the state of the payment from the server; `undefined` if it is not available. */
  look: () => Promise<FormState | undefined>
  /** Stores the form's key in this history entry before the buyer leaves, so that only this entry restores it. */
  keep: () => void
  dismiss: () => void
}

/**
 * Keeps the form's key and reads the state of its payment. The key is stored in the history entry, so that Back and
 * reload restore it; nothing else is stored.
 */
export function useCheckoutReturn({ requestKey, resumed }: ReturnOptions): CheckoutReturn {
  const router = useRouter()
  const key = useRef(requestKey)
  const [returned, setReturned] = useState<ReturnedForm | undefined>(resumed && { ...resumed, arrived: true })

  const look = useCallback(async () => {
    const form = await getCheckoutForm({ data: { requestKey: key.current } }).catch(() => undefined)
    const known = form && 'state' in form ? form : undefined
    setReturned(known && { ...known, arrived: false })
    return known
  }, [])
  const keep = useCallback(() => {
    updateHistoryState({ checkoutKey: key.current })
  }, [])

  useEffect(() => {
    const kept: unknown = history.state?.checkoutKey
    if (resumed) {
      keep()
      // Removes the key from the URL: a shared URL must not lead to this form.
      void router.navigate({
        to: '.',
        search: ({ plan }) => ({ plan }),
        state: true,
        replace: true,
        resetScroll: false,
      })
    } else if (typeof kept === 'string' && kept !== key.current) {
      key.current = kept
      void look()
    }
  }, [resumed, router, keep, look])

  return {
    returned,
    keyOf: () => key.current,
    look,
    keep,
    dismiss: useCallback(() => setReturned(undefined), []),
  }
}
