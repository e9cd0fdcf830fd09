const alphabet = '0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz'

/** An identifier as Stripe writes them: the prefix, then `length` random letters and digits. */
export function newId(prefix: string, length = 24): string {
  const bytes = crypto.getRandomValues(new Uint8Array(length))
  return prefix + Array.from(bytes, (byte) => alphabet[byte % alphabet.length]).join('')
}
