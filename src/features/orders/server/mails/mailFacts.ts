import { isDisputeMail, type OrderMailKind } from '~/core/schemas/mailKinds'
import { countFiles, type FileCounts } from '~/features/photos/server/countFiles'
import { type Erasure, lastErasure } from '~/features/photos/server/lastErasure'
import { markedNumbers } from '~/features/photos/server/markedNumbers'
import { type DisputeRow, disputesOf } from '~/server/orders/disputes/disputesOf'
import type { Order } from '~/server/orders/order'
import type { Services } from '~/server/services'

/** What a mail says is judged by, and written from. */
export type MailFacts = {
  order: Order
  files: FileCounts
  /** The numbers of the portraits that the buyer has marked. */
  marked: readonly number[]
  /** The last deletion of the order's files. */
  erasure: Erasure | undefined
  /** The disputes of the order, for the mails that tell of them. */
  disputes: readonly DisputeRow[]
  /** Whom it goes to, where that is not whom the order is of. */
  recipient: string | null
  now: Date
}

export async function readMailFacts(
  services: Services,
  kind: OrderMailKind,
  order: Order,
  recipient: string | null = null,
): Promise<MailFacts> {
  const files = await countFiles(services, order)
  return {
    order,
    files,
    marked: files.marked ? await markedNumbers(services, order) : [],
    erasure: await lastErasure(services, order),
    disputes: isDisputeMail(kind) ? await disputesOf(services.db, order.id) : [],
    recipient,
    now: services.now(),
  }
}
