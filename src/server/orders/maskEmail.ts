/** Masks an email address: `jane@example.com` becomes `ja…@example.com`, enough for its owner to recognize it. */
export function maskEmail(email: string): string {
  const [name = '', host = ''] = email.split(/@(?=[^@]*$)/)
  return `${name.slice(0, name.length > 2 ? 2 : 1)}…@${host}`
}
