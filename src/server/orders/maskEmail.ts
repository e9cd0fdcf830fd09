/** Enough of an address to tell two apart or to know one's own, and no more. */
export function maskEmail(email: string): string {
  const [name = '', host = ''] = email.split(/@(?=[^@]*$)/)
  return `${name.slice(0, name.length > 3 ? 2 : 1)}…@${host}`
}
