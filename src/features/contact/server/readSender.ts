import { env } from 'cloudflare:workers'
import type { Sender } from './receiveMessage'

type ContactLimit = 'CONTACT_LIMIT' | 'CONTACT_HARD_LIMIT'

/** Returns the pace of messages from a client's IP address, by the rate limiters. */
export async function readSender(address: string): Promise<Sender> {
  if (!(await isWithin('CONTACT_HARD_LIMIT', address))) return { address, pace: 'flood' }
  return { address, pace: (await isWithin('CONTACT_LIMIT', address)) ? 'usual' : 'fast' }
}

/** Fails open: a rate limiter that does not answer must not cost a lead. */
async function isWithin(limit: ContactLimit, address: string): Promise<boolean> {
  const outcome = await env[limit].limit({ key: address }).catch(() => undefined)
  return outcome?.success ?? true
}
