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
  /** IP address of the client, as reported by the platform. */
  address: string
  /** `fast`: more messages than one person writes. `flood`: more than a whole office writes. */
  pace: 'usual' | 'fast' | 'flood'
}

type ContactFailure = 'too_often' | 'not_stored'

/**
 * Stores a contact message. Suspected spam is stored and flagged, never refused: a shared office IP address must not
 * cost a lead. Mails are sent immediately; the scheduled job retries failures. Only a flood fails with `too_often`.
 */
export async function receiveMessage(
  services: Services,
  message: ContactMessage,
  sender: Sender,
): Promise<Result<{ id: string }, ContactFailure>> {
  if (sender.pace === 'flood') return failure('too_often')
  try {
    const flagged = await flagOf(services, message, sender)
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

async function flagOf(
  services: Services,
  message: ContactMessage,
  { address, pace }: Sender,
): Promise<ContactFlag | null> {
  if (message.trapped) return 'trap'
  if (pace === 'fast') return 'too_often'
  const passed = await passesChallenge(services.config.turnstileSecretKey, message.challenge, address)
  return passed ? null : 'challenge'
}
