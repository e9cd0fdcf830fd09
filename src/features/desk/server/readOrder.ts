import { and, asc, desc, eq, inArray, isNotNull, sql } from 'drizzle-orm'
import { failure, type Result, success } from '~/core/result'
import type { ActionFailure, DeskOrder, DeskPhoto } from '~/features/desk/schema'
import { nextReminder } from '~/features/orders/server/remindBuyers'
import { consentOf } from '~/features/photos/server/consentOf'
import { erasedFiles } from '~/features/photos/server/lastErasure'
import { numberPortraits } from '~/features/photos/server/numberPortraits'
import type { Photo } from '~/features/photos/server/photo'
import { isSeen, visiblePortraits } from '~/features/photos/server/visiblePortraits'
import { auditLog, orderPhotos, orders, outbox } from '~/server/db/schema'
import { isDelivered } from '~/server/orders/delivery'
import { disputesOf } from '~/server/orders/disputes/disputesOf'
import { orderUrl } from '~/server/orders/links/orderUrl'
import { offerText } from '~/server/orders/offerText'
import type { Order } from '~/server/orders/order'
import { lastDaysOf } from '~/server/orders/retention'
import { photoChanges, stepsOf } from '~/server/orders/stepsOf'
import type { Services } from '~/server/services'
import { deskLocale } from './actor'
import { availableActions, undoUntil } from './availableActions'
import { deskDispute } from './disputes'
import { historyOf } from './historyOf'
import { orderRow } from './orderRow'

type Change = typeof auditLog.$inferSelect

/** Maximum changes and mails in the history; the latest are kept. */
const changesShown = 200
const mailsShown = 100

/** Returns one order with its history, newest first. */
export async function readOrder(services: Services, id: string): Promise<Result<DeskOrder, ActionFailure>> {
  const { db, now, config } = services
  const [[order], photos, changed, mails, photoLog, disputes, [reminder]] = await db.batch([
    db.select().from(orders).where(eq(orders.id, id)),
    db
      .select()
      .from(orderPhotos)
      .where(and(eq(orderPhotos.orderId, id), isNotNull(orderPhotos.storedAt)))
      .orderBy(asc(orderPhotos.createdAt), asc(orderPhotos.id)),
    db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, id))
      .orderBy(desc(auditLog.at), desc(auditLog.id))
      .limit(changesShown),
    db
      .select()
      .from(outbox)
      .where(eq(outbox.subjectId, id))
      .orderBy(desc(outbox.createdAt), sql`rowid DESC`)
      .limit(mailsShown),
    db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subjectId, id), inArray(auditLog.kind, [...photoChanges, 'erased'])))
      .orderBy(asc(auditLog.at), asc(auditLog.id)),
    disputesOf(db, id),
    db.select({ at: nextReminder }).from(orders).where(eq(orders.id, id)),
  ])
  if (!order) return failure('unknown_order')
  const at = now()
  const sent = photos.filter(({ role }) => role === 'photo').map((photo) => toDeskPhoto(photo, order))
  const portraits = numberPortraits(photos.filter(({ role }) => role === 'portrait'))
  const made = portraits.map((photo) => toDeskPhoto(photo, order))
  const history = historyOf(order, changed, mails, at)
  const facts = { order, sent, made, history, now: at }
  const current = made.filter(({ superseded }) => !superseded)
  const offer = offerText(order, deskLocale())
  return success({
    ...orderRow(order, { photos: sent.length, portraits: current.length }, at),
    ...detailsOf(order, photoLog, at),
    contents: offer?.description ?? null,
    ordered: offer?.portraits ?? null,
    remindsAt: reminder?.at ?? null,
    ...lastDaysOf(
      order,
      { photos: sent.length, portraits: visiblePortraits(order, portraits, at).length },
      at,
    ),
    corrected: order.correctionsAt ? current.filter(({ seen }) => !seen).length : 0,
    startedBy: changed.find(({ kind, by }) => kind === 'in_production' && by.includes('@'))?.by ?? null,
    undoUntil: undoUntil(order),
    buyerUrl: orderUrl(config, order),
    takenMinor: order.takenMinor,
    disputes: disputes.map(deskDispute),
    sent,
    made,
    history,
    actions: availableActions(facts),
  })
}

const moment = (at: Date | null) => at?.getTime() ?? null

/** @param photoLog audit log entries about photos and deletions, the oldest first */
function detailsOf(order: Order, photoLog: readonly Change[], now: Date) {
  const { amountMinor, currency, chargedMinor, chargedCurrency } = order
  const differs = chargedMinor !== amountMinor || chargedCurrency !== currency
  const steps = stepsOf(order, photoLog, now)
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
    steps: {
      paid: moment(steps.paid),
      photos: moment(steps.photos),
      production: moment(steps.production),
      delivered: moment(steps.delivered),
    },
    shownAt: isDelivered(order, now) ? (undoUntil(order) ?? null) : null,
    retakeRequestedAt: moment(order.photosWantedAt),
    retakeRequest: order.photosWanted,
    correctionsAt: moment(order.correctionsAt),
    correctionsText: order.corrections,
    note: order.note,
    erasing: order.eraseRequestedAt !== null && order.filesAt !== null,
    erased: erasedIn(photoLog),
    consent: consentOf(order),
    withdrawnAt: moment(order.consentWithdrawnAt),
    remindedAt: moment(order.remindedAt),
  }
}

/** The last deletion in the audit log. */
function erasedIn(photoLog: readonly Change[]): DeskOrder['erased'] {
  const last = photoLog.findLast(({ kind }) => kind === 'erased')
  return last ? { at: last.at.getTime(), by: last.by, ...erasedFiles(last.detail) } : null
}

function toDeskPhoto(photo: Photo & { number?: number }, order: Order): DeskPhoto {
  const {
    id,
    name,
    size,
    type,
    hasPreview,
    storedAt,
    marked,
    remark,
    verdict,
    sha256,
    sourceSha256,
    number = 0,
  } = photo
  return {
    id,
    name,
    size,
    type,
    hasPreview,
    storedAt: storedAt?.getTime() ?? 0,
    marked,
    remark,
    verdict,
    sha256,
    source: sourceSha256,
    number,
    seen: isSeen(order, photo),
    superseded: photo.supersededAt !== null,
  }
}
