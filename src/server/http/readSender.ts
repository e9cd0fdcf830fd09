import { env } from 'cloudflare:workers'
import type { Sender } from '../contacts/receiveMessage'
import { clientAddress } from './clientAddress'

type ContactLimit = 'CONTACT_LIMIT' | 'CONTACT_HARD_LIMIT'

/** Who sends a message, and how fast messages come from there. */
export async function readSender(request: Request): Promise<Sender> {
  const address = clientAddress(request)
  if (!(await isWithin('CONTACT_HARD_LIMIT', address))) return { address, pace: 'flood' }
  return { address, pace: (await isWithin('CONTACT_LIMIT', address)) ? 'usual' : 'fast' }
}

/** A limiter that does not answer must not cost a lead. */
async function isWithin(limit: ContactLimit, address: string): Promise<boolean> {
  const outcome = await env[limit].limit({ key: address }).catch(() => undefined)
  return outcome?.success ?? true
}
