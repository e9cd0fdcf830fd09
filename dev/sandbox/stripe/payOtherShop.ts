import { nowInSeconds } from '../clock'
import type { WebhookMode } from '../deliveries/enqueue'
import { newId } from '../ids'
import { insertRecord } from '../store'
import { completeSession } from './completeSession'
import { sessionFrom } from './sessionFrom'

/**
 * Simulates a payment in another shop on the same account, whose objects and events this site also receives.
 * @returns the session's id
 */
export async function payOtherShop(
  db: D1Database,
  origin: string,
  webhook: WebhookMode = 'at_once',
): Promise<string> {
  const id = newId('cs_test_', 58)
  const number = String(1000 + Math.floor(Math.random() * 9000))
  const record = sessionFrom(
    {
      mode: 'payment',
      ui_mode: 'hosted_page',
      client_reference_id: `shop-${number}`,
      // Many shops store their own `order_id` in the metadata.
      metadata: { order_id: number },
      payment_intent_data: { metadata: { order_id: number } },
      line_items: [
        {
          quantity: 1,
          price_data: { currency: 'usd', unit_amount: 2500, product_data: { name: 'A mug of another shop' } },
        },
      ],
      success_url: `${origin}/`,
      expand: [],
    },
    { id, origin, now: nowInSeconds() },
  )
  await insertRecord(db, 'session', id, record)
  await completeSession(db, id, {
    buyer: { email: 'bob@example.com', name: 'Bob' },
    delayed: false,
    webhook,
  })
  return id
}
