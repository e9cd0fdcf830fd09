import { eq } from 'drizzle-orm'
import { vi } from 'vitest'
import { auditLog } from '~/server/db/schema'
import { refundOrder } from '~/server/orders/refunds/refundOrder'
import { createServices } from '~/server/services'
import { checkoutPrice } from '~tests/prices'
import { database, rowOf } from '~tests/worker/support/buyer'
import { owner } from '~tests/worker/support/studio'

export const price = checkoutPrice()
export const advance = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000)
export const services = () => createServices()
export const refund = async (
  session: string,
  amountMinor: number,
  refundedMinor = 0,
  by = owner,
  with_ = services(),
) => refundOrder(with_, await rowOf(session), { amountMinor, refundedMinor, by })
export const historyOf = async (session: string) =>
  (
    await database
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, (await rowOf(session)).id))
  ).map(({ kind, by, detail }) => [kind, by, detail])
