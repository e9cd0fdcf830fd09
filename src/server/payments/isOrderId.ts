/** Tells whether a text has the form of our order ids, which `crypto.randomUUID` creates. */
export function isOrderId(text: string | null | undefined): text is string {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(text ?? '')
}
