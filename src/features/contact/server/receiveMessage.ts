import { waitUntil } from 'cloudflare:workers'
import { log, logFailure } from '~/core/log'
import { failure, type Result, success } from '~/core/result'
import type { ContactFlag } from '~/core/schemas/contactSources'
import type { ContactMessage } from '~/features/contact/schema'
import { count } from '~/server/counters/count'
import { sendMailsAbout } from '~/server/mail/sendOutbox'
import type { Services } from '~/server/services'
import { storeMessage } from './storeMessage'
import { passesChallenge } from './turnstile'

export type Sender = {
  /** Of the client, as the platform saw it. */
  address: string
  /** `fast`: more messages came from there than one person writes. `flood`: more than any office does. */
  pace: 'usual' | 'fast' | 'flood'
}

type ContactFailure = 'too_often' | 'not_stored'

/**
 * Takes a message in. What looks like a machine's is kept and flagged, never refused: a shared office address
 * must not lose a lead. The mail to the owner leaves at once, and what fails now the scheduled job sends.
 */
export async function receiveMessage(
  services: Services,
  message: ContactMessage,
  sender: Sender,
): Promise<Result<{ id: string }, ContactFailure>> {
  if (sender.pace === 'flood') return failure('too_often')
  try {
    const flagged = await suspicion(services, message, sender)
    const { id, isNew } = await storeMessage(services, message, flagged)
    if (isNew && !flagged) count('lead', message.edition)
    log('message_stored', { contact: id, source: message.source, flagged })
    waitUntil(sendMailsAbout(services, id))
    return success({ id })
  } catch (error) {
    logFailure('message_not_stored', error, { source: message.source })
    return failure('not_stored')
  }
}

async function suspicion(
  services: Services,
  message: ContactMessage,
  { address, pace }: Sender,
): Promise<ContactFlag | null> {
  if (message.trapped) return 'trap'
  if (pace === 'fast') return 'too_often'
  const passed = await passesChallenge(services.config.turnstileSecretKey, message.challenge, address)
  return passed ? null : 'challenge'
}
