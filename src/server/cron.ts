import { and, eq, exists, inArray, isNotNull, lt, or, sql } from 'drizzle-orm'
import { orderPhotos, orders } from './db/schema'
import { each } from './each'
import { logFailure } from './log'
import { sendOutbox } from './mail/sendOutbox'
import { reconcileOrders } from './orders/reconcileOrders'
import { reportUnfulfilled } from './orders/reportUnfulfilled'
import { erasePhotos } from './photos/erasePhotos'
import { settleUploads } from './photos/settleUploads'
import { createServices, type Services } from './services'

/** The scheduled work, one line a job. A job that fails is logged and stops none of the others. */
export async function runScheduledJobs(services: Services = createServices()): Promise<void> {
  await run('reconcile', () => reconcileOrders(services))
  await run('unfulfilled', () => reportUnfulfilled(services))
  await run('uploads', () => settleUploads(services))
  await run('retention', () => erasePhotosDue(services))
  await run('outbox', () => sendOutbox(services))
}

async function run(job: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    logFailure('job_failed', error, { job })
  }
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
              services.now().getTime() - retentionDays * 86_400_000,
            ),
          ),
        ),
      ),
    )
    .limit(20)
  await each('retention', due, (order) => erasePhotos(services, order))
}
