import { and, eq } from 'drizzle-orm'
import type { Context } from 'hono'
import { log } from '~/core/log'
import type { PaymentProvider } from '~/core/schemas/providers'
import { processedEvents } from '~/server/db/schema'
import { confirmOrder } from '~/server/orders/confirmOrder'
import { sessionOfEvent } from '~/server/orders/sessionOfEvent'
import type { ProviderEvent } from '~/server/orders/transitionOrder'
import type { PaymentEvent } from '~/server/payments/gateway'
import { providers } from '~/server/payments/providers'
import type { Services } from '~/server/services'

/** Applies a provider's verified event once. Returns 2xx when handled; 409 or 503 makes the provider send it again. */
export async function handlePaymentEvent(
  c: Context,
  services: Services,
  provider: PaymentProvider,
  { id, type, about, approved = false, disputed = false }: PaymentEvent,
): Promise<Response> {
  const event = { provider, id, type }
  if (!about) {
    log('event_not_handled', event)
    return c.json({ received: true })
  }
  if (await isProcessed(services, event)) return c.json({ received: true })
  const session = await sessionOfEvent(services, provider, about)
  const confirmed = session.ok
    ? await confirmOrder(services, session.value, { event, approved, disputed })
    : session
  if (confirmed.ok) return c.json({ received: true })
  const { code } = confirmed
  // Nothing was paid: a repeated event would bring the same result.
  if (code === 'declined' || code === 'mismatch') return c.json({ received: true })
  // Our own payments carry our order id. A payment without it that the provider does not show belongs to another shop.
  const hidden = code === 'unknown' && !about.order && !providers[provider].showsOthersPayments
  if (code === 'foreign' || hidden) {
    log('event_of_another_shop', event)
    return c.json({ received: true })
  }
  log('event_not_applied', { ...event, code })
  return c.json({ code }, code === 'unreachable' ? 503 : 409)
}

async function isProcessed({ db }: Services, { provider, id }: ProviderEvent): Promise<boolean> {
  const seen = await db.query.processedEvents.findFirst({
    where: and(eq(processedEvents.provider, provider), eq(processedEvents.eventId, id)),
  })
  return seen !== undefined
}
