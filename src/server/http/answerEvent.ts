import { waitUntil } from 'cloudflare:workers'
import { and, eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { processedEvents } from '../db/schema'
import { log } from '../log'
import { sendMailsAbout } from '../mail/sendOutbox'
import { confirmOrder } from '../orders/confirmOrder'
import type { ProviderEvent } from '../orders/moveOrder'
import type { Services } from '../services'

type News = {
  /** Verified. */
  event: ProviderEvent
  /** The payment session that the event is about; `undefined` when no order of ours is known for it. */
  sessionOf: () => Promise<string | undefined>
  /** The event says that the buyer has just agreed at the wallet. */
  approved?: boolean
}

/** Applies a provider's event once, and says whether it must be sent again. */
export async function answerEvent(
  c: Context,
  services: Services,
  { event, sessionOf, approved = false }: News,
): Promise<Response> {
  if (await isProcessed(services, event)) return c.json({ received: true })
  const sessionId = await sessionOf()
  if (!sessionId) {
    log('event_without_order', { provider: event.provider, event: event.id, type: event.type })
    return c.json({ code: 'unknown' }, 409)
  }
  const confirmed = await confirmOrder(services, sessionId, { event, approved })
  if (confirmed.ok || confirmed.code === 'declined') {
    // At once; the scheduled job sends what fails now.
    if (confirmed.ok) waitUntil(sendMailsAbout(services, confirmed.value.id))
    return c.json({ received: true })
  }
  log('webhook_not_applied', { type: event.type, code: confirmed.code })
  return c.json({ code: confirmed.code }, confirmed.code === 'unreachable' ? 503 : 409)
}

async function isProcessed({ db }: Services, { provider, id }: ProviderEvent): Promise<boolean> {
  const seen = await db.query.processedEvents.findFirst({
    where: and(eq(processedEvents.provider, provider), eq(processedEvents.eventId, id)),
  })
  return seen !== undefined
}
