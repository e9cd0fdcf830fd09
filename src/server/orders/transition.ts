import type { SQL } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { SQLiteUpdateSetSource } from 'drizzle-orm/sqlite-core'
import type { ChangeKind } from '~/core/schemas/changes'
import type { OrderStatus } from '~/core/schemas/orderStatus'
import type { orders } from '../db/schema'
import type { NewMail } from '../mail/enqueueMail'

/** A status transition of an order, and what is written together with it. */
export type Transition = {
  /** `before_refund`: the status of the order before it was refunded. */
  to: OrderStatus | 'before_refund'
  /** The allowed source statuses; defaults to `allowedFrom(to)`. */
  from?: readonly OrderStatus[]
  /** Additional condition on the order's row. */
  only?: SQL | undefined
  /** Columns to update together with the status. */
  set?: SQLiteUpdateSetSource<typeof orders>
  /** Applies whichever session is current: a payment counts for the order, not for one session. */
  anySession?: boolean
  /** Mails to enqueue; `dedupeKey` distinguishes two of one kind. */
  mails?: readonly NewMail[]
  /** The audit log entry; its kind defaults to the new status. */
  change?: { kind?: ChangeKind; detail?: string }
  /** Builds further statements; `moved` is true if the transition happened. */
  also?: (moved: SQL) => readonly BatchItem<'sqlite'>[]
}
