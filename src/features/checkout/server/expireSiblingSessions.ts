import { and, eq, inArray, isNotNull, ne, sql } from 'drizzle-orm'
import { failure, type Result, success } from '~/core/result'
import type { StartFailure } from '~/core/schemas/checkout'
import { orders } from '~/server/db/schema'
import { endSession } from '~/server/orders/endSession'
import { type Order, orderById } from '~/server/orders/order'
import { restartable } from '~/server/orders/statuses'
import type { Services } from '~/server/services'

/**
 * Closes the sessions that the same form opened with other contents (another plan, other details), so that a form is
 * paid at most once. Call it before opening a session.
 * @returns an order of the form that is paid or pending, if any: no session may be opened beside it
 */
export async function expireSiblingSessions(
  services: Services,
  order: Order,
): Promise<Result<Order | undefined, StartFailure>> {
  if (!order.formKey) return success(undefined)
  const others = await services.db
    .select()
    .from(orders)
    .where(
      and(
        eq(orders.formKey, order.formKey),
        ne(orders.id, order.id),
        isNotNull(orders.providerSessionId),
        ne(orders.status, 'refunded'),
      ),
    )
  for (const other of others) {
    const ended = await endSession(services, other, other.providerSessionId ?? '')
    if (!ended.ok) return ended
    const known = (await expireOrder(services, ended.value))
      ? undefined
      : await orderById(services.db, other.id)
    if (known && !restartable.includes(known.status)) return success(known)
    // Another tab has reopened this order in the meantime.
    if (known) return failure('changed_meanwhile')
  }
  return success(undefined)
}

/** Expires an order and removes its session, so that nothing more is captured for it. Returns `false` if it changed. */
async function expireOrder({ db, now }: Services, { id, attempt }: Order): Promise<boolean> {
  const expired = await db
    .update(orders)
    .set({
      status: 'expired',
      attempt: sql`${orders.attempt} + 1`,
      declines: 0,
      providerSessionId: null,
      checkoutUrl: null,
      updatedAt: now(),
    })
    .where(and(eq(orders.id, id), eq(orders.attempt, attempt), inArray(orders.status, [...restartable])))
    .returning({ id: orders.id })
  return expired.length > 0
}
