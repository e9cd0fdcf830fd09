import type { WebhookMode } from '../deliveries/enqueue'
import { insertRecord } from '../store'
import { approveOrder } from './approveOrder'
import { captureOrder } from './captureOrder'
import { orderFrom } from './orderFrom'

/**
 * Simulates a payment in another shop on the same account. This site receives the webhooks, but gets a 404 when it
 * reads the order, because PayPal shows an order only to the application that created it.
 * @returns the order's id
 */
export async function payOtherShop(
  db: D1Database,
  origin: string,
  webhook: WebhookMode = 'at_once',
): Promise<string> {
  const number = String(1000 + Math.floor(Math.random() * 9000))
  const record = orderFrom(
    {
      intent: 'CAPTURE',
      purchase_units: [
        {
          reference_id: 'default',
          custom_id: `shop-${number}`,
          description: 'A mug of another shop',
          amount: { currency_code: 'USD', value: '25.00' },
        },
      ],
      payment_source: {
        paypal: {
          experience_context: {
            locale: 'en-US',
            shipping_preference: 'NO_SHIPPING',
            user_action: 'PAY_NOW',
            return_url: `${origin}/`,
            cancel_url: `${origin}/`,
          },
        },
      },
    },
    origin,
  )
  const { id } = record.order
  await insertRecord(db, 'paypal_order', id, { ...record, ofOtherShop: true })
  const buyer = { email: 'bob@example.com', name: 'Bob' }
  await approveOrder(db, origin, id, { buyer, funding: 'pay', webhook })
  await captureOrder(db, origin, id)
  return id
}
