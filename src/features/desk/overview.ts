import type { Edition } from '~/catalog/editions'
import type { CountedEvent } from '~/core/schemas/counters'
import type { MailKind } from '~/core/schemas/mailKinds'
import type { MonthVerdicts } from './hitRates'
import type { DeskDispute, DeskOrderRow, DeskOrders } from './schema'

// Response of the desk's page Today.

/** Limit of each count: 100 means 100 or more, which bounds the rows read. */
export const countLimit = 100

export type Totals = Record<CountedEvent, number>

export type DeskToday = {
  /** When the totals were read. Other isolates write what they counted within seconds of it. */
  countedAt: number
  counts: DeskOrders['counts']
  /**
   * The orders to deliver and the messages to answer that are due next; an order without a name has its number. `what`
   * is the plan of an order, or how a message begins.
   */
  due: { kind: 'order' | 'message'; id: string; name: string; what: string; photos: number; at: number }[]
  /** Orders delivered within the last seven days; 100 means 100 or more. */
  delivered: number
  /** Orders with a refund that did not reach the buyer, the longest first. */
  failedRefunds: DeskOrderRow[]
  /** Totals by edition, in the order of `editionList`. */
  day: Record<Edition, Totals>
  week: Record<Edition, Totals>
  month: Record<Edition, Totals>
  /** Mails that failed and will be retried. */
  failing: { id: string; kind: MailKind; subjectId: string; failures: number; dueAt: number }[]
  /** Open disputes and inquiries; those to answer come first. */
  disputes: (DeskDispute & { orderId: string; number: string; name: string })[]
  /** Orders that have waited longer than promised, the longest first. */
  stalled: DeskOrderRow[]
  hitRates: MonthVerdicts[]
  missing: { path: string; count: number; lastSeen: number }[]
  /** Objects without a row and rows without an object. */
  orphans: { key: string; kind: string; foundAt: number }[]
}
