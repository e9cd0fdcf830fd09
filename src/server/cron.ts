import { and, eq, exists, inArray, isNotNull, lt, or, sql } from 'drizzle-orm'
import { orderPhotos, orders } from './db/schema'
import { each } from './each'
import { failureName, log } from './log'
import { sendOutbox } from './mail/sendOutbox'
import { confirmOrder } from './orders/confirmOrder'
import { moveOrder } from './orders/moveOrder'
import { erasePhotos } from './photos/erasePhotos'
import { settleUploads } from './photos/settleUploads'
import { createServices, type Services } from './services'

/** The scheduled work, one line a job. A job that fails is logged and stops none of the others. */
export async function runScheduledJobs(services: Services = createServices()): Promise<void> {
  await run('reconcile', () => reconcileOrders(services))
  await run('uploads', () => settleUploads(services))
  await run('retention', () => erasePhotosDue(services))
  await run('outbox', () => sendOutbox(services))
}

async function run(job: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    log('job_failed', { job, error: failureName(error) })
  }
}

const minutesAgo = ({ now }: Services, minutes: number) => new Date(now().getTime() - minutes * 60_000)

/**
 * Asks the provider about payments that nobody has brought news of for a quarter of an hour: those first that
 * were asked about longest ago, so that what never resolves does not crowd out the rest.
 */
async function reconcileOrders(services: Services): Promise<void> {
  const { db, now } = services
  const stale = await db
    .select()
    .from(orders)
    .where(
      and(inArray(orders.status, ['created', 'pending']), lt(orders.updatedAt, minutesAgo(services, 15))),
    )
    .orderBy(sql`coalesce(${orders.checkedAt}, 0)`)
    .limit(50)
  await each('reconcile', stale, async (order) => {
    await db.update(orders).set({ checkedAt: now() }).where(eq(orders.id, order.id))
    if (order.providerSessionId) await confirmOrder(services, order.providerSessionId)
    else if (order.expiresAt < now()) await moveOrder(services, order, { moves: [{ to: 'expired' }] })
  })
}

/** Days that the photos stay after the portraits were delivered or the money went back (R-DAT-18). */
const retentionDays = 90

async function erasePhotosDue(services: Services): Promise<void> {
  const { db } = services
  const due = await db
    .select()
    .from(orders)
    .where(
      and(
        exists(db.select({ id: orderPhotos.id }).from(orderPhotos).where(eq(orderPhotos.orderId, orders.id))),
        or(
          isNotNull(orders.eraseRequestedAt),
          and(
            inArray(orders.status, ['delivered', 'refunded']),
            lt(
              sql`coalesce(${orders.deliveredAt}, ${orders.updatedAt})`,
              minutesAgo(services, retentionDays * 24 * 60).getTime(),
            ),
          ),
        ),
      ),
    )
    .limit(20)
  await each('retention', due, (order) => erasePhotos(services, order))
}
