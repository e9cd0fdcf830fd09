import { waitUntil } from 'cloudflare:workers'
import { and, eq } from 'drizzle-orm'
import type { Context } from 'hono'
import type { PaymentProvider } from '~/schemas/providers'
import { processedEvents } from '../db/schema'
import type { PaymentEvent } from '../gateways/gateway'
import { log } from '../log'
import { sendMailsAbout } from '../mail/sendOutbox'
import { confirmOrder } from '../orders/confirmOrder'
import type { ProviderEvent } from '../orders/moveOrder'
import { sessionOfEvent } from '../orders/sessionOfEvent'
import type { Services } from '../services'

/** Applies a provider's verified event once, and says whether it must be sent again. */
export async function answerEvent(
  c: Context,
  services: Services,
  provider: PaymentProvider,
  { id, type, about, approved }: PaymentEvent,
): Promise<Response> {
  const event = { provider, id, type }
  if (!about || (await isProcessed(services, event))) return c.json({ received: true })
  const sessionId = await sessionOfEvent(services, about)
  if (!sessionId) {
    log('event_without_order', { provider, event: id, type })
    return c.json({ code: 'unknown' }, 409)
  }
  const confirmed = await confirmOrder(services, sessionId, { event, approved })
  if (confirmed.ok || confirmed.code === 'declined') {
    // At once; the scheduled job sends what fails now.
    if (confirmed.ok) waitUntil(sendMailsAbout(services, confirmed.value.id))
    return c.json({ received: true })
  }
  log('webhook_not_applied', { type, code: confirmed.code })
  return c.json({ code: confirmed.code }, confirmed.code === 'unreachable' ? 503 : 409)
}

async function isProcessed({ db }: Services, { provider, id }: ProviderEvent): Promise<boolean> {
  const seen = await db.query.processedEvents.findFirst({
    where: and(eq(processedEvents.provider, provider), eq(processedEvents.eventId, id)),
  })
  return seen !== undefined
}
