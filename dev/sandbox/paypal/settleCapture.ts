import { timestamp } from '../clock'
import { completedCapture } from './captureFrom'
import { changeOrder } from './changeOrder'
import { captureEvent } from './events'
import type { Capture, OrderRecord } from './order'
import { queueEvent } from './queueEvent'
import { captureOf, withCapture } from './withCapture'

/** Settles a capture that is held for review and queues the event; any other capture stays unchanged. */
export async function settleCapture(
  db: D1Database,
  id: string,
  outcome: 'complete' | 'deny',
): Promise<OrderRecord> {
  let settled: Capture | undefined
  const record = await changeOrder(db, id, (current) => {
    const capture = captureOf(current)
    settled = capture?.status === 'PENDING' ? outcomes[outcome](capture) : undefined
    return settled ? withCapture(current, settled) : current
  })
  if (settled) await queueEvent(db, record, captureEvent(record.order, settled))
  return record
}

const outcomes = {
  complete: completedCapture,
  deny: ({ status_details: _, ...capture }: Capture): Capture => ({
    ...capture,
    status: 'DECLINED',
    update_time: timestamp(),
  }),
}
