import { isDisputeMail, type OrderMailKind } from '~/core/schemas/mailKinds'
import { countFiles, type FileCounts } from '~/features/photos/server/countFiles'
import { type Erasure, lastErasure } from '~/features/photos/server/lastErasure'
import { type MarkedPortrait, markedPortraits } from '~/features/photos/server/markedPortraits'
import type { Withdrawal } from '~/server/mail/content/mail'
import { type DisputeRow, disputesOf } from '~/server/orders/disputes/disputesOf'
import type { Order } from '~/server/orders/order'
import type { Services } from '~/server/services'
import { type MailPortrait, mailPortraits } from './mailPortraits'

/** The data for composing a mail, and for checking that it is still relevant. */
export type MailFacts = {
  order: Order
  files: FileCounts
  /** The portraits that the buyer has marked. */
  marked: readonly MarkedPortrait[]
  /** The portraits to show; read only for the mail that brings them. */
  portraits: readonly MailPortrait[]
  /** The last deletion of the order's files. */
  erasure: Erasure | undefined
  /** The disputes of the order; read only for mails that report disputes. */
  disputes: readonly DisputeRow[]
  /** The payment to refund that the mail reports, as `<provider> <id>`; empty if it names none. */
  duplicate: string
  /** The mail's recipient, if it differs from the buyer's current address. */
  recipient: string | null
  now: Date
}

export async function readMailFacts(
  services: Services,
  kind: OrderMailKind,
  order: Order,
  recipient: string | null = null,
  mail = '',
): Promise<MailFacts> {
  const files = await countFiles(services, order)
  return {
    order,
    files,
    marked: files.marked ? await markedPortraits(services, order) : [],
    portraits: kind === 'delivered' ? await mailPortraits(services, order) : [],
    erasure: await lastErasure(services, order),
    disputes: isDisputeMail(kind) ? await disputesOf(services.db, order.id) : [],
    // The mail's dedupe key is the end of its id.
    duplicate: mail.split(':owner_paid_twice:')[1] ?? '',
    recipient,
    now: services.now(),
  }
}

/** Returns what the last withdrawal of the consent has led to so far. */
export function withdrawalOf({ order, files, erasure }: MailFacts): Withdrawal {
  const { consentWithdrawnAt, eraseRequestedAt } = order
  if (consentWithdrawnAt && erasure && erasure.at >= consentWithdrawnAt) return 'deleted'
  return eraseRequestedAt && files.all > 0 ? 'deleting' : 'none'
}
