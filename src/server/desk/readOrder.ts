import { and, asc, desc, eq, isNotNull } from 'drizzle-orm'
import type { DeedFailure, DeskEvent, DeskOrder, DeskPhoto } from '~/schemas/desk'
import { changes, orderPhotos, orders, outbox } from '../db/schema'
import type { Order } from '../orders/order'
import { orderUrl } from '../orders/orderUrl'
import type { Photo } from '../photos/photo'
import { failure, type Result, success } from '../result'
import type { Services } from '../services'
import { deedsOf, undoUntil } from './deedsOf'
import { orderRow } from './orderRow'

/** Changes and mails that the history shows, of each the latest. */
const changesShown = 200
const mailsShown = 100

/** Gives one order with everything that happened to it, the latest first. */
export async function readOrder(services: Services, id: string): Promise<Result<DeskOrder, DeedFailure>> {
  const { db, now, config } = services
  const [[order], photos, changed, mails] = await db.batch([
    db.select().from(orders).where(eq(orders.id, id)),
    db
      .select()
      .from(orderPhotos)
      .where(and(eq(orderPhotos.orderId, id), isNotNull(orderPhotos.storedAt)))
      .orderBy(asc(orderPhotos.createdAt), asc(orderPhotos.id)),
    db.select().from(changes).where(eq(changes.subjectId, id)).orderBy(desc(changes.at)).limit(changesShown),
    db.select().from(outbox).where(eq(outbox.subjectId, id)).limit(mailsShown),
  ])
  if (!order) return failure('unknown_order')
  const sent = photos.filter(({ role }) => role === 'photo').map(describe)
  const made = photos.filter(({ role }) => role === 'portrait').map(describe)
  const files = { photos: sent.length, portraits: made.length }
  const history = merge(changed, mails)
  const facts = { order, files, history, now: now() }
  return success({
    ...orderRow(order, files, facts.now),
    ...detailsOf(order),
    undoUntil: undoUntil(order),
    buyerUrl: orderUrl(config, order),
    sent,
    made,
    history,
    deeds: deedsOf(facts),
  })
}

const moment = (at: Date | null) => at?.getTime() ?? null

function detailsOf(order: Order) {
  const { amountMinor, currency, chargedMinor, chargedCurrency } = order
  const differs = chargedMinor !== amountMinor || chargedCurrency !== currency
  return {
    provider: order.provider,
    paymentId: order.providerPaymentId,
    enteredEmail: order.enteredEmail,
    providerEmail: order.providerEmail,
    charged:
      chargedMinor !== null && chargedCurrency !== null && differs
        ? { amountMinor: chargedMinor, currency: chargedCurrency }
        : null,
    createdAt: order.createdAt.getTime(),
    startedAt: moment(order.startedAt),
    deliveredAt: moment(order.deliveredAt),
    photosWantedAt: moment(order.photosWantedAt),
    wanted: order.photosWanted,
    correctionsAt: moment(order.correctionsAt),
    correctionsText: order.corrections,
    note: order.note,
    filesEndAt: moment(order.photosEndAt),
    erasedAt: moment(order.photosErasedAt),
  }
}

function describe({
  id,
  name,
  size,
  type,
  hasPreview,
  storedAt,
  marked,
  sha256,
  sourceSha256,
}: Photo): DeskPhoto {
  return {
    id,
    name,
    size,
    type,
    hasPreview,
    storedAt: storedAt?.getTime() ?? 0,
    marked,
    sha256,
    source: sourceSha256,
  }
}

function merge(
  changed: readonly (typeof changes.$inferSelect)[],
  mails: readonly (typeof outbox.$inferSelect)[],
): DeskEvent[] {
  const events: DeskEvent[] = [
    ...changed.map(({ at, kind, by, detail }) => ({ at: at.getTime(), change: kind, by, detail })),
    ...mails.map(({ id, kind, createdAt, sentAt, dueAt, attempts }) => ({
      at: createdAt.getTime(),
      mail: kind,
      id,
      sentAt: moment(sentAt),
      dueAt: dueAt.getTime(),
      attempts,
    })),
  ]
  return events.sort((a, b) => b.at - a.at)
}
