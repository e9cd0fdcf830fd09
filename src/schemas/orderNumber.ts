/** Crockford's base 32: no I, L, O or U, so that nobody mishears or misreads a number. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Eight random characters, 40 bits. Whoever writes an order makes sure that no other has the same. */
export function createOrderNumber(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8))
  return Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('')
}

/** `K7QM-2X9P`: in two halves, as one says it on the phone. */
export function formatOrderNumber(number: string): string {
  return `${number.slice(0, 4)}-${number.slice(4)}`
}
