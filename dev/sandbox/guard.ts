import type { SandboxHost } from './host'

/**
 * Keeps simulated payments away from real ones.
 * @throws Error when a live key is configured or the origin is not a loopback address
 */
export function assertSandboxAllowed({ origin, liveKeys }: Pick<SandboxHost, 'origin' | 'liveKeys'>): void {
  if (liveKeys) throw new Error('The payment sandbox refuses to start: a live key is configured.')
  if (!isLoopback(origin))
    throw new Error(`The payment sandbox refuses to start: ${origin} is not a loopback address.`)
}

/** Whether `assertSandboxAllowed` would pass. */
export function isSandboxAllowed({ origin, liveKeys }: Pick<SandboxHost, 'origin' | 'liveKeys'>): boolean {
  return !liveKeys && isLoopback(origin)
}

function isLoopback(origin: string): boolean {
  if (!URL.canParse(origin)) return false
  // URL normalizes every notation of an IPv4 address to four decimals.
  const { hostname, protocol } = new URL(origin)
  const web = protocol === 'http:' || protocol === 'https:'
  return web && (hostname === 'localhost' || hostname === '[::1]' || /^127(\.\d{1,3}){3}$/.test(hostname))
}
