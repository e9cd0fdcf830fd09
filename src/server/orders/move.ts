import type { SQL } from 'drizzle-orm'
import type { BatchItem } from 'drizzle-orm/batch'
import type { SQLiteUpdateSetSource } from 'drizzle-orm/sqlite-core'
import type { ChangeKind } from '~/core/schemas/changes'
import type { OrderStatus } from '~/core/schemas/orderStatus'
import type { orders } from '../db/schema'
import type { NewMail } from '../mail/enqueueMail'

/** A transition of an order from state to state, and what is written together with it. */
export type Transition = {
  /** `before_refund`: the state that the order was in before it was refunded. */
  to: OrderStatus | 'before_refund'
  /** The states it may come from, where a person moves it; else those of `originsOf`. */
  from?: readonly OrderStatus[]
  /** What else must be so, of the order's row. */
  only?: SQL | undefined
  /** Columns that change with the state. */
  set?: SQLiteUpdateSetSource<typeof orders>
  /** Moves the order from any session: money that came is true of all of them. */
  anySession?: boolean
  /** Mails that the move sets off; the occasion tells two of one kind apart. */
  mails?: readonly NewMail[]
  /** What the history says: the state, where nothing is named. */
  change?: { kind?: ChangeKind; detail?: string }
  /** What else is written with the move, by the condition that the order was moved. */
  also?: (moved: SQL) => readonly BatchItem<'sqlite'>[]
}
