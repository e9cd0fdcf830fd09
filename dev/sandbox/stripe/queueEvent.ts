import { enqueueEvent, type WebhookMode } from '../deliveries/enqueue'
import type { StripeEvent } from './events'

/** Queues an event for delivery; `mode` defaults to at once. */
export const queueEvent = (db: D1Database, event: StripeEvent, mode?: WebhookMode) =>
  enqueueEvent(
    db,
    {
      id: event.id,
      type: event.type,
      about: event.data.object.id,
      body: JSON.stringify(event, null, 2),
    },
    mode,
  )
