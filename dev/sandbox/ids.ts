const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** Creates an identifier in Stripe's format: the prefix, then `length` random letters and digits. */
export const newId = (prefix: string, length = 24): string => prefix + randomText(length, alphabet)

/** Returns `length` random characters of an alphabet. */
export function randomText(length: number, alphabet: string): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length))
  return Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('')
}
