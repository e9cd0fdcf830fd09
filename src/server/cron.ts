import { queueDigest } from './digest/queueDigest'
import { logFailure } from './log'
import { sendOutbox } from './mail/sendOutbox'
import { reconcileOrders } from './orders/reconcileOrders'
import { remindBuyers } from './orders/remindBuyers'
import { reportUnfulfilled } from './orders/reportUnfulfilled'
import { announceErasure } from './photos/announceErasure'
import { erasePhotosDue } from './photos/erasePhotosDue'
import { settleUploads } from './photos/settleUploads'
import { createServices, type Services } from './services'
import { compareStores } from './stores/compareStores'

/** The scheduled work, one line a job. A job that fails is logged and stops none of the others. */
export async function runScheduledJobs(services: Services = createServices()): Promise<void> {
  await run('reconcile', () => reconcileOrders(services))
  await run('unfulfilled', () => reportUnfulfilled(services))
  await run('uploads', () => settleUploads(services))
  await run('reminders', () => remindBuyers(services))
  await run('notice', () => announceErasure(services))
  await run('retention', () => erasePhotosDue(services))
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
