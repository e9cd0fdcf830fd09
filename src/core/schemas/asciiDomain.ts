/**
 * An address with its domain as the mail system knows it: in ASCII (`münchen.de` → `xn--mnchen-3ya.de`, UTS 46). What is
 * before the @ stays.
 */
export function asciiDomain(email: string): string {
  const at = email.lastIndexOf('@') + 1
  const domain = email.slice(at)
  // An address is no place to go to: where it is ASCII nothing may read a number of it as an IP address.
  if (!/[^\p{ASCII}]/u.test(domain)) return email
  return email.slice(0, at) + (URL.parse(`https://${domain}`)?.hostname ?? domain)
}
