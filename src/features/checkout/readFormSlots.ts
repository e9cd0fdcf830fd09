import type { WalletSettings } from '~/core/schemas/checkout'

/** What the server puts into the form for each request. */
type FormSlots = { requestKey: string; wallet: WalletSettings | null }

/**
 * Reads the form that the server sent, before React hydrates it: the page may be prerendered, and only its markup has
 * the values of this request. Returns `undefined` after a client-side navigation.
 */
export function readFormSlots(): FormSlots | undefined {
  const form = document.querySelector<HTMLFormElement>('form[data-wallet]')
  const key = form?.elements.namedItem('requestKey')
  if (!(key instanceof HTMLInputElement)) return undefined
  return { requestKey: key.value, wallet: JSON.parse(form?.dataset.wallet || 'null') }
}
