// The consent text is server-rendered and not hydrated (`UploadConsent.tsx`). Its field names the text that is shown;
// with the owner's tick box it is that box.

const field = () => document.querySelector<HTMLInputElement>('#consent')

/**
 * What was agreed to when sending began: the photo guide can replace the page, with its field, before the last photo.
 */
let agreed: Record<string, string> = {}

/** The header that tells the server which consent text was shown; absent while its box is not ticked. */
export const consentHeader = (): Record<string, string> => agreed

/**
 * Whether photos may be sent, if there are any; otherwise shows the box and its message. Without an order, the box is
 * not rendered, and the server says why it rejects the photos.
 */
export function mayConsent(hasPhotos: boolean): boolean {
  const shown = field()
  const isAgreed = shown?.checkValidity() ?? false
  agreed = shown && isAgreed ? { 'X-Consent': shown.value } : {}
  if (!hasPhotos || !shown?.getClientRects().length || isAgreed) return true
  shown.setAttribute('aria-invalid', 'true')
  shown.addEventListener('change', () => shown.removeAttribute('aria-invalid'), { once: true })
  shown.focus()
  shown.scrollIntoView({ block: 'center' })
  return false
}
