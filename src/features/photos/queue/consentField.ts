// The consent text is server-rendered and not hydrated (`UploadConsent.tsx`). Its field names the text that is shown; with
// the owner's tick box it is that box.

const field = () => document.querySelector<HTMLInputElement>('#consent')

/** The header that tells the server which consent text was shown; absent while its box is not ticked. */
export function consentHeader(): Record<string, string> {
  const shown = field()
  return shown?.matches(':not(:invalid)') ? { 'X-Consent': shown.value } : {}
}

/**
 * Whether photos may be sent, if there are any; otherwise shows the box and its message. Without an order, the box is not
 * rendered, and the server says why it rejects the photos.
 */
export function mayConsent(photos: number): boolean {
  const shown = field()
  if (!photos || !shown?.getClientRects().length || shown.checkValidity()) return true
  shown.setAttribute('aria-invalid', 'true')
  shown.focus()
  shown.scrollIntoView({ block: 'center' })
  return false
}
