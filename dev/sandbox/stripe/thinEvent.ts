import { enqueueEvent } from '../deliveries/enqueue'
import { newId } from '../ids'

/**
 * Queues a thin event of the v2 API, which references its object without containing it.
 * @see https://docs.stripe.com/event-destinations#thin-events
 */
export async function sendThinEvent(db: D1Database): Promise<void> {
  const destination = newId('ed_test_', 50)
  const event = {
    id: newId('evt_test_', 50),
    object: 'v2.core.event',
    type: 'v2.core.event_destination.ping',
    livemode: false,
    created: new Date().toISOString(),
    related_object: {
      id: destination,
      type: 'event_destination',
      url: `/v2/core/event_destinations/${destination}`,
    },
  }
  await enqueueEvent(db, { id: event.id, type: event.type, about: destination, body: JSON.stringify(event) })
}
