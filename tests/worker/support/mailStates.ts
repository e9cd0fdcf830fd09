import { eq } from 'drizzle-orm'
import { isBuyerMail, type OrderMailKind } from '~/core/schemas/mailKinds'
import { auditLog, disputes, orderPhotos, orders } from '~/server/db/schema'
import type { Order } from '~/server/orders/order'
import { checkoutPrice } from '~tests/prices'
import { agreedNumbers } from './agreedNumbers'
import { database } from './buyer'

type Values = Partial<typeof orders.$inferInsert>
type Files = { photos?: number; portraits?: number; marked?: number }
/** `erased`: the deletion as recorded in the audit log. */
type State = Values & {
  files?: Files
  erased?: { by: string; photos: number; portraits: number }
  disputed?: Partial<typeof disputes.$inferInsert>
}

const price = checkoutPrice()
const day = 24 * 3_600_000
const ago = (days: number) => new Date(Date.now() - days * day)
const gone = new Date(Date.now() + 365 * day)

/** Inserts an order with file rows, without objects in the bucket. */
export async function insertOrder({ files = {}, erased, disputed, ...values }: State): Promise<Order> {
  const id = crypto.randomUUID()
  await database.insert(orders).values({
    id,
    offer: 'checkout',
    plan: 'pro',
    edition: 'us',
    amountMinor: price,
    currency: 'USD',
    provider: 'stripe',
    providerSessionId: `cs_test_${id}`,
    providerPaymentId: `pi_${id}`,
    requestKey: id,
    customerName: 'Ana Lima',
    customerEmail: 'ana@example.com',
    status: 'paid',
    paidAt: ago(1),
    expiresAt: gone,
    createdAt: ago(1),
    updatedAt: ago(1),
    ...agreedNumbers,
    ...values,
  })
  await addFiles(id, files)
  if (erased) await addErasure(id, erased)
  if (disputed) await addDispute(id, disputed)
  return readOrder(id)
}

export async function readOrder(id: string): Promise<Order> {
  const order = await database.query.orders.findFirst({ where: eq(orders.id, id) })
  if (!order) throw new Error('no such order')
  return order
}

/** Changes the state of an order. */
export async function changeOrder(id: string, { files, erased, disputed, ...values }: State): Promise<void> {
  if (Object.keys(values).length) await database.update(orders).set(values).where(eq(orders.id, id))
  if (erased) await addErasure(id, erased)
  if (disputed) await database.update(disputes).set(disputed).where(eq(disputes.orderId, id))
  if (!files) return
  await database.delete(orderPhotos).where(eq(orderPhotos.orderId, id))
  await addFiles(id, files)
}

async function addDispute(orderId: string, values: NonNullable<State['disputed']>): Promise<void> {
  await database.insert(disputes).values({
    ...{ id: `du_${orderId}`, orderId, paymentId: `pi_${orderId}`, kind: 'dispute', status: 'open' },
    ...{ reason: 'not_received', amountMinor: price, currency: 'USD', openedAt: ago(1), readAt: ago(1) },
    ...values,
  })
}

async function addErasure(id: string, { by, ...counts }: NonNullable<State['erased']>): Promise<void> {
  const detail = JSON.stringify(counts)
  await database.insert(auditLog).values({ subjectId: id, kind: 'erased', by, detail, at: new Date() })
}

async function addFiles(orderId: string, { photos = 0, portraits = 0, marked = 0 }: Files): Promise<void> {
  const rows = [...Array(photos + portraits).keys()].map((index) => {
    const id = crypto.randomUUID()
    const role = index < photos ? ('photo' as const) : ('portrait' as const)
    return {
      ...{ id, orderId, role, key: id, name: 'a.jpg', size: 1, type: 'image/jpeg', sha256: id },
      // Ascending, because the order of creation numbers the portraits.
      storedAt: new Date(ago(1).getTime() + index),
      ...{ createdAt: ago(1), marked: role === 'portrait' && index - photos < marked },
    }
  })
  for (let from = 0; from < rows.length; from += 8)
    await database.insert(orderPhotos).values(rows.slice(from, from + 8))
}

const sent: State = {
  status: 'photos_received',
  photosAt: ago(0.5),
  filesAt: ago(0.5),
  files: { photos: 24 },
}
const refunded: State = { status: 'refunded', refundedMinor: price }
const delivered: State = {
  ...{ status: 'delivered', deliveredAt: ago(0.1), photosAt: ago(1), filesAt: ago(0.2) },
  files: { photos: 24, portraits: 12, marked: 3 },
}
const corrected: State = {
  ...{ ...delivered, status: 'in_production', correctionsAt: ago(0.05) },
  corrections: 'Softer light, please.\nAnd my eyes are brown.',
}
const ending: State = { ...delivered, deliveredAt: ago(77), noticeSentAt: ago(0) }
const unfinished: State = {
  ...{ ...sent, updatedAt: ago(170), photosAt: ago(170), filesAt: ago(170), noticeSentAt: ago(0) },
}
const wanted: State = {
  photosWantedAt: ago(0),
  photosWanted: {
    reasons: ['sharper', 'face', 'variety'],
    words: 'The ones at the beach are lovely: more like these!\nOrder: it may be only two or three.',
  },
}

const erased: State = {
  ...{ status: 'emptied', photosErasedAt: ago(0) },
  erased: { by: 'buyer', photos: 24, portraits: 0 },
}

const withdrawn: State = { ...erased, consentedAt: ago(1), consentWithdrawnAt: ago(0) }

/** For each mail kind, an order state in which it is true (`so`), and changes that make it untrue (`notSo`). */
export const mailStates: Record<OrderMailKind, { so: State; notSo: Record<string, State> }> = {
  order_paid: {
    so: {},
    notSo: {
      'the order was refunded': refunded,
      'the order was partially refunded': { refundedMinor: 100 },
      'a part was paid back another way': { settledMinor: 100 },
      'the payment is in review': { status: 'review' },
    },
  },
  photos_reminder: {
    so: { paidAt: ago(1.1), remindedAt: ago(0) },
    notSo: {
      'photos have arrived': { photosAt: ago(0) },
      'production started without photos': { status: 'in_production' },
      'the order was refunded': refunded,
      'photos arrived and were deleted on request': { photosErasedAt: ago(0) },
      'the payment is disputed': { dispute: 'disputed' },
      'the payment was lost in a dispute': { dispute: 'lost' },
      'a refund has failed': { refundFailedMinor: 100 },
    },
  },
  photos_received: {
    so: sent,
    notSo: {
      'the buyer deleted them': { status: 'paid', photosAt: null, files: {} },
      'the studio requested others': { status: 'paid' },
      'the portraits are delivered': { status: 'delivered' },
      'corrections are in production': {
        ...{ status: 'in_production', correctionsAt: ago(0), deliveredAt: ago(0.1) },
      },
      'the order was refunded': refunded,
      'they were deleted': { photosAt: null, files: {} },
    },
  },
  photos_few: {
    so: { ...sent, files: { photos: 5 } },
    notSo: {
      'there are enough now': { files: { photos: 20 } },
      'production has started': { status: 'in_production' },
      'the order was refunded': refunded,
    },
  },
  photos_wanted: {
    so: { ...wanted, photosAt: ago(1), announcedAt: ago(1) },
    notSo: {
      'new photos have arrived': { photosAt: ago(0) },
      'production has started': { status: 'in_production' },
      'the order was refunded': refunded,
    },
  },
  delivered: {
    so: delivered,
    notSo: {
      'it was undone': { status: 'in_production' },
      'it can still be undone': { deliveredAt: ago(0) },
      'the portraits are deleted': { filesAt: null, files: {} },
      'corrections are in production': { status: 'in_production', correctionsAt: ago(0) },
      'the order was refunded': refunded,
    },
  },
  corrections_received: {
    so: corrected,
    notSo: {
      'the new portraits are delivered': { status: 'delivered' },
      'the order was refunded': refunded,
    },
  },
  order_refunded: { so: refunded, notSo: { 'nothing was refunded': { refundedMinor: 0 } } },
  refund_failed: {
    so: { refundFailedMinor: price },
    notSo: { 'it was refunded again or settled in another way': { refundFailedMinor: 0 } },
  },
  order_link: { so: {}, notSo: { 'there is no page to link to': { providerSessionId: null } } },
  address_changed: {
    so: { customerEmail: 'ana.lima@example.com' },
    notSo: { 'the address is the buyer’s again': { customerEmail: 'ana@example.com' } },
  },
  photos_ending: {
    so: ending,
    notSo: {
      'they are deleted': { filesAt: null },
      'their deletion is requested': { eraseRequestedAt: ago(0) },
      'the order continues and the date has moved': { status: 'in_production', updatedAt: ago(0) },
    },
  },
  photos_ending_unfinished: {
    so: unfinished,
    notSo: {
      'the retention was extended': { updatedAt: ago(0) },
      'the portraits are delivered': { status: 'delivered', deliveredAt: ago(0) },
      'they are deleted': { filesAt: null },
    },
  },
  photos_erased: {
    so: erased,
    notSo: {
      'they were deleted by schedule': { erased: { by: 'schedule', photos: 1, portraits: 0 } },
    },
  },
  consent_withdrawn: {
    so: withdrawn,
    notSo: { 'the buyer has agreed again with new photos': { consentWithdrawnAt: null } },
  },
  owner_withdrawn: {
    so: { ...withdrawn, startedAt: ago(0.5) },
    notSo: { 'the buyer has agreed again with new photos': { consentWithdrawnAt: null } },
  },
  owner_photos: {
    so: sent,
    notSo: {
      'production has started': { status: 'in_production' },
      'the buyer deleted them': { status: 'paid', photosAt: null, files: {} },
      'the portraits are delivered': { status: 'delivered' },
      'the order was refunded': refunded,
    },
  },
  owner_paid_twice: { so: {}, notSo: { 'nothing is paid': { paidAt: null } } },
  owner_mismatch: {
    so: { status: 'review', chargedMinor: price - 5000, chargedCurrency: 'USD' },
    notSo: { 'it was accepted': { status: 'paid' }, 'the order was refunded': refunded },
  },
  owner_unfulfilled: {
    so: { ...sent, updatedAt: ago(3), reportedAt: ago(0) },
    notSo: {
      'the order has moved': { status: 'in_production', updatedAt: new Date(Date.now() + 1000) },
      'the portraits are delivered': { status: 'delivered' },
      'the order was refunded': refunded,
      'the buyer who should send photos disputes the payment': { status: 'paid', dispute: 'disputed' },
    },
  },
  owner_refund_failed: {
    so: { refundFailedMinor: 10000, refundedMinor: 5000 },
    notSo: { 'it was refunded again or settled in another way': { refundFailedMinor: 0 } },
  },
  owner_erased: { so: erased, notSo: { 'nothing was deleted': { photosErasedAt: null } } },
  owner_corrections: {
    so: corrected,
    notSo: {
      'the new portraits are delivered': { status: 'delivered' },
      'the order was refunded': refunded,
    },
  },
  owner_dispute: {
    so: { disputed: { kind: 'dispute', status: 'open', takenMinor: price, respondBy: gone } },
    notSo: { 'it was decided': { disputed: { status: 'won' } } },
  },
  owner_dispute_lost: {
    so: { disputed: { kind: 'dispute', status: 'lost', takenMinor: price } },
    notSo: { 'it was reopened': { disputed: { status: 'open' } } },
  },
  owner_dispute_ended: {
    so: { disputed: { kind: 'dispute', status: 'won' } },
    notSo: { 'it was reopened': { disputed: { status: 'open' } } },
  },
  owner_fraud_warning: {
    so: { disputed: { kind: 'warning', status: 'open' } },
    notSo: { 'the order was refunded': { disputed: { status: 'closed' } } },
  },
}

export const orderMailKinds = Object.keys(mailStates) as OrderMailKind[]
export const buyerMailKinds = orderMailKinds.filter(isBuyerMail)

/** The recipient of a mail that is not sent to the buyer's current address. */
export const recipientOf = (kind: OrderMailKind) => (kind === 'address_changed' ? 'ana@example.com' : null)
