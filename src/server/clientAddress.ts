/** Returns the client address for rate limits; for IPv6 its /64 prefix, which one client usually owns entirely. */
export function clientAddress(request: Request): string {
  const address = request.headers.get('cf-connecting-ip') ?? 'unknown'
  if (!address.includes(':')) return address
  const [head = '', tail = ''] = address.split('::')
  const groups = head.split(':').filter(Boolean)
  const missing = address.includes('::') ? 8 - groups.length - tail.split(':').filter(Boolean).length : 0
  return [...groups, ...Array(Math.max(missing, 0)).fill('0')].slice(0, 4).join(':')
}
