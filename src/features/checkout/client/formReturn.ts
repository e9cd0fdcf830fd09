import type { FormState } from '~/core/schemas/checkout'
import { getCheckoutForm } from '~/features/checkout/functions/getCheckoutForm'
import { updateHistoryState } from '~/ui/browser/historyEntry'
import { hideNotices, showNotice } from './notices'

export type FormReturn = {
  keyOf: () => string
  /** Reads the state of the payment from the server and shows it; `undefined` if it is not available. */
  readStatus: () => Promise<FormState | undefined>
  /** Stores the form's key in this history entry before the buyer leaves, so that only this entry restores it. */
  keep: () => void
}

/**
 * Keeps the form's key and reads the state of its payment. The key is stored in the history entry, so that Back and
 * reload restore it; nothing else is stored.
 * @param onRestore called when the details of a returning buyer are back in the fields
 */
export function followReturn(form: HTMLFormElement, onRestore: () => void): FormReturn {
  const field = (name: string) => form.elements.namedItem(name) as HTMLInputElement
  const key = field('requestKey')

  const readStatus = async () => {
    const found = await getCheckoutForm({ data: { requestKey: key.value } }).catch(() => undefined)
    const known = found && 'state' in found ? found : undefined
    hideNotices()
    if (known?.state === 'unpaid') {
      // Does not overwrite what the buyer has typed.
      for (const name of ['customerName', 'customerEmail'] as const) field(name).value ||= known[name]
      onRestore()
      showNotice('unpaid')
    } else if (known && 'url' in known) showNotice(known.state, known.url)
    return known
  }
  const keep = () => updateHistoryState({ checkoutKey: key.value })

  const query = new URLSearchParams(location.search)
  const kept: unknown = history.state?.checkoutKey
  if (query.has('resume'))
    // Removes the key from the URL: a shared URL must not lead to this form.
    updateHistoryState({ checkoutKey: key.value }, `${location.pathname}?plan=${field('plan').value}`)
  else if (typeof kept === 'string' && kept !== key.value) {
    key.value = kept
    void readStatus()
  }
  return { keyOf: () => key.value, readStatus, keep }
}
