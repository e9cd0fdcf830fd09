/** Whether a text has the format of our order ids: UUIDs from `crypto.randomUUID`. */
export function isOrderId(text: string | null | undefined): text is string {
  return /^[0-9a-f]{8}-[0-9a-f]{4}-4[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/.test(text ?? '')
}
