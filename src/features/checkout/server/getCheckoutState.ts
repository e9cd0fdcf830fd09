import { desc, eq } from 'drizzle-orm'
import type { FormState } from '~/core/schemas/checkout'
import { orders } from '~/server/db/schema'
import { confirmOrder } from '~/server/orders/confirmOrder'
import { uploadUrl } from '~/server/orders/links/uploadUrl'
import type { Order } from '~/server/orders/order'
import { restartable } from '~/server/orders/statuses'
import type { Services } from '~/server/services'

/**
 * Returns the state of a checkout form, for a buyer who returns to it. The form's key is unguessable; name and email
 * are returned only while the payment can still be made.
 */
export async function getCheckoutState(services: Services, formKey: string): Promise<FormState> {
  const { db, now, config } = services
  const found = await db
    .select()
    .from(orders)
    .where(eq(orders.formKey, formKey))
    .orderBy(desc(orders.updatedAt))
    .limit(20)
  const begun = found.filter(({ providerSessionId, status }) => providerSessionId && status !== 'refunded')
  const settled = begun.find(({ status }) => !restartable.includes(status))
  if (settled) return settledState(config, settled)
  const latest = begun[0] ?? found[0]
  if (!latest || latest.expiresAt < now()) return { state: 'unknown' }
  const { offer, edition, plan, providerSessionId } = latest
  let open = false
  if (providerSessionId) {
    const confirmed = await confirmOrder(services, providerSessionId)
    if (!confirmed.ok && confirmed.code === 'unreachable')
      return { state: 'unreachable', offer, edition, plan }
    if (confirmed.ok && !restartable.includes(confirmed.value.status))
      return settledState(config, confirmed.value)
    open = confirmed.ok && confirmed.value.status === 'created'
  }
  const { customerName, enteredEmail } = latest
  return {
    state: 'unpaid',
    open,
    customerName: customerName ?? '',
    customerEmail: enteredEmail ?? '',
    offer,
    edition,
    plan,
  }
}

function settledState(config: Services['config'], order: Order): FormState {
  const waiting = order.status === 'pending' || order.status === 'review'
  return {
    state: waiting ? 'pending' : 'paid',
    url: uploadUrl(config, order, order.providerSessionId ?? ''),
  }
}
