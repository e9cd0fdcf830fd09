/**
 * Converts the domain of an email address to ASCII for mail delivery (`münchen.de` → `xn--mnchen-3ya.de`, UTS 46).
 * Leaves the part before the @ unchanged.
 */
export function asciiDomain(email: string): string {
  const at = email.lastIndexOf('@') + 1
  const domain = email.slice(at)
  // Skips ASCII domains, because the URL parser would read a numeric domain as an IP address.
  if (!/[^\p{ASCII}]/u.test(domain)) return email
  return email.slice(0, at) + (URL.parse(`https://${domain}`)?.hostname ?? domain)
}
