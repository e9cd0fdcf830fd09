import { sourceLocale } from '~/catalog/locales'
import { site } from '~/catalog/site'
import { cleanLine } from '~/core/schemas/cleanLine'
import type { DisputeMailKind } from '~/core/schemas/mailKinds'
import { formatOrderNumber } from '~/core/schemas/orderNumber'
import { studioStatuses } from '~/core/schemas/orderStatus'
import {
  disputeDueSubject,
  disputeFacts,
  disputeMails,
  disputeReasonTexts,
  disputeResponsePlace,
} from '~/features/orders/server/mails/texts/ownerDisputeMail'
import { ownerFacts, ownerWords } from '~/features/orders/server/mails/texts/ownerMail'
import type { Config } from '~/server/config'
import { deskUrl } from '~/server/mail/deskUrl'
import { fill } from '~/server/mail/fill'
import { formatCharge } from '~/server/mail/formatCharge'
import type { Mail } from '~/server/mail/mailer'
import { replyTo } from '~/server/mail/replyTo'
import { writeLetter } from '~/server/mail/writeLetter'
import type { DisputeRow } from '~/server/orders/disputes/disputesOf'
import { planName } from '~/server/orders/offerText'
import { providerOfOrder } from '~/server/orders/order'
import type { MailFacts } from './mailFacts'
import { isReported } from './reportedDisputes'

const dateTime = new Intl.DateTimeFormat(sourceLocale, {
  dateStyle: 'long',
  timeStyle: 'short',
  timeZone: site.ownerTimeZone,
})

/** Composes a mail to the owner about the current disputes of an order. */
export function composeDisputeMail(config: Config, kind: DisputeMailKind, facts: MailFacts): Mail {
  const { order } = facts
  const reported = facts.disputes.filter(isReported[kind])
  const due = dueOf(reported)
  const values = { order: formatOrderNumber(order.number), due: due ? dateTime.format(due) : '' }
  const { subject, words } = disputeMails[kind]
  return writeLetter(
    {
      locale: sourceLocale,
      brand: site.brand,
      subject: fill(kind === 'owner_dispute' && due ? disputeDueSubject : subject, values),
      blocks: reported.flatMap((dispute) =>
        words(matterOf(dispute, facts)).map((text) => fill(text, { ...values, ...valuesOf(dispute, facts) })),
      ),
      action: { label: disputeFacts.action, href: deskUrl(config, `/orders/${order.id}`) },
      facts: [
        [ownerFacts.order, values.order],
        [ownerFacts.plan, planName(order)],
        [ownerFacts.buyer, cleanLine(order.customerEmail ?? '')],
        [ownerFacts.payment, order.providerPaymentId ?? ''],
        [disputeFacts.dispute, reported.map(({ id }) => id).join(', ')],
      ].filter((fact): fact is [string, string] => fact[1] !== ''),
    },
    { to: site.ownerInbox, ...replyTo(order.customerEmail) },
  )
}

/** Returns the earliest response deadline of the open disputes, if any. */
function dueOf(reported: readonly DisputeRow[]): Date | undefined {
  const deadlines = reported.flatMap(({ status, respondBy }) =>
    status === 'open' && respondBy ? [respondBy] : [],
  )
  return deadlines.toSorted((one, other) => one.getTime() - other.getTime())[0]
}

const matterOf = ({ kind, status, respondBy, takenMinor }: DisputeRow, { order }: MailFacts) => ({
  isInquiry: kind === 'inquiry',
  isOpen: status === 'open',
  hasDue: respondBy !== null,
  hasTaken: takenMinor > 0,
  isWon: status === 'won',
  inStudio: studioStatuses.includes(order.status),
})

function valuesOf(dispute: DisputeRow, { order }: MailFacts) {
  const { amountMinor, takenMinor, currency, reason, respondBy } = dispute
  return {
    sum: formatCharge(amountMinor, currency),
    taken: formatCharge(takenMinor, currency),
    reason: disputeReasonTexts[reason ?? 'other'],
    due: respondBy ? dateTime.format(respondBy) : '',
    where: disputeResponsePlace[providerOfOrder(order)],
    status: ownerWords.statuses[order.status],
  }
}
