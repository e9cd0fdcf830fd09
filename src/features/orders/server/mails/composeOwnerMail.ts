import type { MessageDescriptor } from '@lingui/core'
import { localMoney } from '~/catalog/localMoney'
import { site } from '~/catalog/site'
import { photosRecommended } from '~/core/schemas/limits'
import type { OwnerMailKind } from '~/core/schemas/mailKinds'
import { formatOrderNumber } from '~/core/schemas/orderNumber'
import { ownerMail } from '~/features/orders/server/mails/texts/ownerMail'
import type { Config } from '~/server/config'
import { deskUrl } from '~/server/mail/deskUrl'
import type { Mail } from '~/server/mail/mailer'
import { ownerMoment } from '~/server/mail/ownerMoment'
import { readableName } from '~/server/mail/readableName'
import { replyTo } from '~/server/mail/replyTo'
import { writeLetter } from '~/server/mail/writeLetter'
import { chargeOf } from '~/server/orders/chargeOf'
import { seenDelivery } from '~/server/orders/delivery'
import { type Translate, translateInto } from '~/server/translate'
import { type MailFacts, withdrawalOf } from './mailFacts'
import { deadlineOf, ownerOrderFacts } from './ownerOrderFacts'
import { correctionWords } from './texts/correctionWords'
import { erasedCounts } from './texts/ownerErased'
import { statusWords } from './texts/ownerFacts'

/**
 * Composes a mail to the owner from the order's current state, in the owner's language. Replies go to the buyer; the
 * button opens the desk.
 */
export function composeOwnerMail(config: Config, kind: OwnerMailKind, facts: MailFacts): Mail {
  const { order, files, marked, erasure } = facts
  const locale = site.ownerLanguage
  const write = translateInto(locale)
  const list = new Intl.ListFormat(locale)
  const counted = (text: MessageDescriptor, count = 0) => (count ? [write(text, { count })] : [])
  const portraits = files.all - files.photos
  const values = {
    order: formatOrderNumber(order.number),
    name: readableName(order.customerName),
    photos: files.photos,
    recommended: photosRecommended,
    portraits,
    marked: marked.length,
    numbers: list.format(marked.map(({ number }) => String(number))),
    failed: localMoney(order.refundFailedMinor, chargeOf(order).currency, locale),
    status: write(statusWords[order.status]),
    since: ownerMoment(order.updatedAt, locale),
    erased: list.format([
      ...counted(erasedCounts.photos, erasure?.photos),
      ...counted(erasedCounts.portraits, erasure?.portraits),
    ]),
  }
  const translate: Translate = (text, own = values) => write(text, own)
  const words = correctionWords({ words: order.corrections, marked, translate: write })
  const { subject, title, blocks, action } = ownerMail(kind, {
    photos: files.photos,
    wantsOthers: order.status === 'paid' && order.photosWanted !== null,
    isStarted: order.status === 'in_production',
    isEmptied: order.status === 'emptied',
    wasDelivered: seenDelivery(order, facts.now) !== null,
    withdrawal: withdrawalOf(facts),
    wasStarted: order.startedAt !== null,
    erasedByBuyer: erasure?.by === 'buyer',
    mayAccept: order.plan !== 'unknown',
    hasWords: words !== '',
    marksSome: marked.length > 0 && portraits > 1,
  })
  return writeLetter(
    {
      locale,
      brand: site.brand,
      subject: translate(subject),
      title: title && values.name ? translate(title) : undefined,
      deadline: deadlineOf(kind, order, write),
      blocks: blocks.map((block) => (block === 'words' ? { quote: words } : translate(block))),
      action: { label: translate(action), href: deskUrl(config, `/orders/${order.id}`) },
      facts: ownerOrderFacts(kind, facts, translate),
    },
    { to: site.ownerInbox, ...replyTo(order.customerEmail) },
  )
}
