import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { Withdrawal } from '~/server/mail/content/mail'
import { type OwnerMailMatter, type OwnerMailText, openOrder } from './ownerShared'

/** Counts in the sentence about deleted files; joined by the language's “and”. */
export const erasedCounts = {
  photos: msg({
    message: '{count, plural, one {# photo} other {# photos}}',
    context: 'owner',
    comment: 'Mail to the owner: what was deleted',
  }),
  portraits: msg({
    message: '{count, plural, one {# portrait} other {# portraits}}',
    context: 'owner',
    comment: 'Mail to the owner: what was deleted',
  }),
}

/** The mail about a deletion of everything. `{erased}` such as 3 photos and 2 portraits. */
export const erasedMail = ({ erasedByBuyer, isEmptied, wasDelivered }: OwnerMailMatter): OwnerMailText => ({
  subject: msg({ message: 'Photos deleted: order {order}', comment: 'Mail to the owner: subject' }),
  blocks: [
    erasedByBuyer
      ? msg({
          message: 'Everything in this order was deleted with the link to the order: {erased}.',
          comment: 'Mail to the owner. {erased} such as 3 photos and 2 portraits',
        })
      : msg({
          message: 'Nothing had happened in this order for six months, so its files were deleted: {erased}.',
          comment: 'Mail to the owner. {erased} such as 3 photos and 2 portraits',
        }),
    ...outcome({ isEmptied, wasDelivered }),
  ],
  action: openOrder,
})

const deletions: Record<Withdrawal, MessageDescriptor> = {
  deleted: msg({
    message: 'Everything in this order was deleted: {erased}.',
    comment: 'Mail to the owner. {erased} such as 3 photos and 2 portraits',
  }),
  deleting: msg({
    message: 'The photos and portraits in this order are being deleted.',
    comment: 'Mail to the owner',
  }),
  none: msg({ message: 'There are no photos or portraits in this order.', comment: 'Mail to the owner' }),
}

/** The mail about a withdrawal of the buyer's consent to the use of their photos. */
export const withdrawnMail = ({
  withdrawal,
  wasStarted,
  isEmptied,
  wasDelivered,
}: OwnerMailMatter): OwnerMailText => ({
  subject: msg({ message: 'Consent withdrawn: order {order}', comment: 'Mail to the owner: subject' }),
  blocks: [
    msg({
      message: 'The buyer has withdrawn consent to the use of their photos.',
      comment: 'Mail to the owner',
    }),
    deletions[withdrawal],
    ...(isEmptied && wasStarted
      ? [
          msg({
            message: 'Production has to stop now: nothing more may be made from these photos.',
            comment: 'Mail to the owner',
          }),
        ]
      : []),
    ...outcome({ isEmptied, wasDelivered }),
  ],
  action: openOrder,
})

/** What follows for an order whose files are gone. */
function outcome({
  isEmptied,
  wasDelivered,
}: Pick<OwnerMailMatter, 'isEmptied' | 'wasDelivered'>): MessageDescriptor[] {
  return [
    ...(isEmptied && !wasDelivered
      ? [
          msg({
            message:
              'No portraits can be made for this order now. Write to the buyer; at the desk, you can reopen the order for photos or refund it.',
            comment: 'Mail to the owner',
          }),
        ]
      : []),
    ...(isEmptied && wasDelivered
      ? [
          msg({
            message:
              'The portraits had already been delivered; the corrections the buyer asked for can no longer be made from these files.',
            comment: 'Mail to the owner',
          }),
        ]
      : []),
    msg({
      message: 'If you have copies on your own computers, delete them as well.',
      comment: 'Mail to the owner',
    }),
  ]
}
