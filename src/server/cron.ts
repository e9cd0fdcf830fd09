import { and, eq, inArray, isNotNull, isNull, lt, or } from 'drizzle-orm'
import { orders } from './db/schema'
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

/** Asks the provider about payments that nobody has brought news of for a quarter of an hour. */
async function reconcileOrders(services: Services): Promise<void> {
  const stale = await services.db
    .select()
    .from(orders)
    .where(
      and(inArray(orders.status, ['created', 'pending']), lt(orders.updatedAt, minutesAgo(services, 15))),
    )
    .limit(50)
  for (const order of stale) {
    if (order.providerSessionId) await confirmOrder(services, order.providerSessionId)
    else if (order.expiresAt < services.now()) await moveOrder(services, order, { to: 'expired' })
  }
}

/** Days that the photos stay after the portraits were delivered (R-DAT-18). */
const retentionDays = 90

async function erasePhotosDue(services: Services): Promise<void> {
  const due = await services.db
    .select()
    .from(orders)
    .where(
      or(
        isNotNull(orders.eraseRequestedAt),
        and(
          eq(orders.status, 'delivered'),
          isNull(orders.photosErasedAt),
          lt(orders.deliveredAt, minutesAgo(services, retentionDays * 24 * 60)),
        ),
      ),
    )
    .limit(20)
  for (const order of due) await erasePhotos(services, order)
}
