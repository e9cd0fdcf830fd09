/** Crockford's base 32: no I, L, O or U, which are easily misheard or misread. */
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ'

/** Returns eight random characters (40 bits). The caller must ensure that the number is unique. */
export function createOrderNumber(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(8))
  return Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('')
}

/**
 * Parses an order number as people type, dictate or copy it: with any dash, any case, full-width characters, and the
 * look-alikes that Crockford's alphabet allows.
 * @returns `undefined` for an incomplete or invalid number
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

/** Formats a number in two halves, as read out on the phone: `K7QM-2X9P`. */
export function formatOrderNumber(number: string): string {
  return `${number.slice(0, 4)}-${number.slice(4)}`
}
