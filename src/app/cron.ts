import { logFailure } from '~/core/log'
import { queueDigest } from '~/features/desk/server/digest/queueDigest'
import { remindBuyers } from '~/features/orders/server/remindBuyers'
import { reportUnfulfilled } from '~/features/orders/server/reportUnfulfilled'
import { announceErasure } from '~/features/photos/server/erasure/announceErasure'
import { erasePhotosDue } from '~/features/photos/server/erasure/erasePhotosDue'
import { settleUploads } from '~/features/photos/server/settleUploads'
import { compareStores } from '~/features/photos/server/stores/compareStores'
import { sendOutbox } from '~/server/mail/sendOutbox'
import { purgeEvents } from '~/server/orders/purgeEvents'
import { reconcileOrders } from '~/server/orders/reconcileOrders'
import { createServices, type Services } from '~/server/services'

/** Runs the scheduled jobs in order, one line per job. Logs a failed job and continues with the next one. */
export async function runScheduledJobs(services: Services = createServices()): Promise<void> {
  await run('reconcile', () => reconcileOrders(services))
  await run('unfulfilled', () => reportUnfulfilled(services))
  await run('uploads', () => settleUploads(services))
  await run('reminders', () => remindBuyers(services))
  await run('notice', () => announceErasure(services))
  await run('retention', () => erasePhotosDue(services))
  await run('events', () => purgeEvents(services))
  await run('stores', () => compareStores(services))
  await run('digest', () => queueDigest(services))
  await run('outbox', () => sendOutbox(services))
}

async function run(job: string, work: () => Promise<void>): Promise<void> {
  try {
    await work()
  } catch (error) {
    logFailure('job_failed', error, { job })
  }
}
