import type { MessageDescriptor } from '@lingui/core'
import { localMoney } from '~/catalog/localMoney'
import { site } from '~/catalog/site'
import { cleanLine } from '~/core/schemas/cleanLine'
import type { DisputeMailKind } from '~/core/schemas/mailKinds'
import { formatOrderNumber } from '~/core/schemas/orderNumber'
import { studioStatuses } from '~/core/schemas/orderStatus'
import { disputeDueSubject, disputeMails } from '~/features/orders/server/mails/texts/ownerDisputeMail'
import { disputeReasonTexts } from '~/features/orders/server/mails/texts/ownerDisputeReasons'
import { ownerFacts, statusWords } from '~/features/orders/server/mails/texts/ownerFacts'
import { openOrder } from '~/features/orders/server/mails/texts/ownerShared'
import type { Config } from '~/server/config'
import { deskUrl } from '~/server/mail/deskUrl'
import type { Mail } from '~/server/mail/mailer'
import { ownerMoment } from '~/server/mail/ownerMoment'
import { replyTo } from '~/server/mail/replyTo'
import { writeLetter } from '~/server/mail/writeLetter'
import type { DisputeRow } from '~/server/orders/disputes/disputesOf'
import { planName } from '~/server/orders/offerText'
import { providerOfOrder } from '~/server/orders/order'
import { type Translate, translateInto } from '~/server/translate'
import type { MailFacts } from './mailFacts'
import { isReported } from './reportedDisputes'

/** Composes a mail to the owner about the current disputes of an order, in the owner's language. */
export function composeDisputeMail(config: Config, kind: DisputeMailKind, facts: MailFacts): Mail {
  const { order } = facts
  const locale = site.ownerLanguage
  const write = translateInto(locale)
  const reported = facts.disputes.filter(isReported[kind])
  const due = dueOf(reported)
  const shared = { order: formatOrderNumber(order.number), status: write(statusWords[order.status]) }
  const { subject, words } = disputeMails[kind]
  const translate: Translate = (text, values) => write(text, { ...shared, ...values })
  const valuesOf = ({ amountMinor, takenMinor, currency, reason, respondBy }: DisputeRow) => ({
    sum: localMoney(amountMinor, currency, locale),
    taken: localMoney(takenMinor, currency, locale),
    reason: translate(disputeReasonTexts[reason ?? 'other']),
    due: respondBy ? ownerMoment(respondBy, locale) : '',
  })
  const rows: [MessageDescriptor, string][] = [
    [ownerFacts.order, shared.order],
    [ownerFacts.plan, planName(order, locale)],
    [ownerFacts.email, cleanLine(order.customerEmail ?? '')],
    // A second payment of an order can be disputed too.
    [ownerFacts.payment, [...new Set(reported.map(({ paymentId }) => paymentId))].join(', ')],
    [ownerFacts.dispute, reported.map(({ id }) => id).join(', ')],
  ]
  return writeLetter(
    {
      locale,
      brand: site.brand,
      subject:
        kind === 'owner_dispute' && due
          ? translate(disputeDueSubject, { due: ownerMoment(due, locale) })
          : translate(subject),
      blocks: reported.flatMap((dispute) =>
        words(matterOf(dispute, facts)).map((text) => translate(text, valuesOf(dispute))),
      ),
      action: { label: translate(openOrder), href: deskUrl(config, `/orders/${order.id}`) },
      facts: rows.flatMap(([label, value]) => (value ? [[translate(label), value] as const] : [])),
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
  provider: providerOfOrder(order),
})
