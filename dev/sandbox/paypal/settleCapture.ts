import { timestamp } from '../clock'
import { announceEvent } from './announceEvent'
import { completedCapture } from './captureFrom'
import { changeOrder } from './changeOrder'
import { captureEvent } from './events'
import type { Capture, OrderRecord } from './order'
import { captureOf, withCapture } from './withCapture'

/** A capture that was held for review has come to its end; any other stays as it is. */
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
  if (settled) await announceEvent(db, record, captureEvent(record.order, settled))
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
