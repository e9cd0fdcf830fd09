/** Crockford's base 32: no I, L, O or U, so that nobody mishears or misreads a number. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Eight random characters, 40 bits. Whoever writes an order makes sure that no other has the same. */
export function createOrderNumber(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8))
  return Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('')
}

/**
 * Reads a number as people type it, say it or copy it: any dash, any case, wide characters, and what Crockford's alphabet
 * allows for.
 * @returns `undefined` for what is no whole number
 */
export function parseOrderNumber(text: string): string | undefined {
  const number = text
    .normalize('NFKC')
    .toUpperCase()
    .replace(/[\s\p{Pd}\u2212\p{Default_Ignorable_Code_Point}\p{Cc}]/gu, '')
    .replaceAll('O', '0')
    .replace(/[IL]/g, '1')
  return /^[0-9A-HJKMNP-TV-Z]{8}$/.test(number) ? number : undefined
}

/** `K7QM-2X9P`: in two halves, as one says it on the phone. */
export function formatOrderNumber(number: string): string {
  return `${number.slice(0, 4)}-${number.slice(4)}`
}
