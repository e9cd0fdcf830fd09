import { useRouter } from '@tanstack/react-router'
import { useCallback, useEffect, useRef, useState } from 'react'
import type { FormState } from '~/core/schemas/checkout'
import { getCheckoutForm } from '~/features/checkout/functions/getCheckoutForm'
import { keepInEntry } from '~/ui/browser/historyEntry'

/** What a buyer finds who comes back from a provider: to the page anew, or to the page as they left it. */
export type Returned = FormState & { arrived: boolean }

type ReturnOptions = {
  /** The form's key as the server rendered it. */
  requestKey: string
  /** What the address brought back, on the way from a provider. */
  resumed: FormState | undefined
}

export type CheckoutReturn = {
  returned: Returned | undefined
  keyOf: () => string
  /** Asks what became of the payment; `undefined` when nobody could say. */
  look: () => Promise<FormState | undefined>
  /** Before the buyer leaves: this entry of the history finds its form again, and nobody else does. */
  keep: () => void
  dismiss: () => void
}

/**
 * Keeps the form's key and learns the outcome of its payment. The key lives in the entry of the browser's history, so
 * that Back and reload find it; nothing else is stored.
 */
export function useCheckoutReturn({ requestKey, resumed }: ReturnOptions): CheckoutReturn {
  const router = useRouter()
  const key = useRef(requestKey)
  const [returned, setReturned] = useState<Returned | undefined>(resumed && { ...resumed, arrived: true })

  const look = useCallback(async () => {
    const form = await getCheckoutForm({ data: { requestKey: key.current } }).catch(() => undefined)
    const known = form && 'state' in form ? form : undefined
    setReturned(known && { ...known, arrived: false })
    return known
  }, [])
  const keep = useCallback(() => {
    keepInEntry({ checkoutKey: key.current })
  }, [])

  useEffect(() => {
    const kept: unknown = history.state?.checkoutKey
    if (resumed) {
      keep()
      // Removes the key from the address: a shared address must not lead to this form.
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
