import { enqueueEvent, type WebhookMode } from '../deliveries/enqueue'
import type { StripeEvent } from './events'

/** Tells the application, in the way that was asked for. */
export const announceEvent = (db: D1Database, event: StripeEvent, mode?: WebhookMode) =>
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
