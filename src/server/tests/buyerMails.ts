import { type OrderMailKind } from '~/core/schemas/mailKinds'
import { startPayment } from '~/features/checkout/server/startPayment'
import { createServices } from '~/server/services'
import { press, rowOf, send } from '~tests/worker/support/buyer'
import { composed } from '~tests/worker/support/composed'
import { recipientOf } from '~tests/worker/support/mailStates'

export const buy = async (edition: 'us' | 'br') => {
  const started = await startPayment(createServices(), 'stripe', {
    offer: 'checkout',
    plan: 'global',
    edition,
    requestKey: crypto.randomUUID(),
    customerName: 'Ana Lima',
    customerEmail: `${crypto.randomUUID()}@example.com`,
  })
  if (!started.ok) throw new Error(started.code)
  await press(started.value.sessionId, 'pay')
  return rowOf(started.value.sessionId)
}
export const compose = (kind: OrderMailKind, id: string) =>
  composed(createServices(), { kind, subjectId: id, recipient: recipientOf(kind) })
export const outboxPage = async () => (await send('/__sandbox/outbox')).text()
