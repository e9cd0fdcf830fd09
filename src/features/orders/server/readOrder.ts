import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import * as v from 'valibot'
import { timeZones } from '~/catalog/timeZones'
import type { BuyerOrder, KnownOrder } from '~/core/schemas/order'
import { formatOrderNumber } from '~/core/schemas/orderNumber'
import { sessionIdSchema } from '~/core/schemas/sessionId'
import { consentOf } from '~/features/photos/server/consentOf'
import { erasedFiles } from '~/features/photos/server/lastErasure'
import { mayFinish } from '~/features/photos/server/mayFinish'
import { numberPortraits } from '~/features/photos/server/numberPortraits'
import { photoLink } from '~/features/photos/server/photoLink'
import { showPhotos } from '~/features/photos/server/showPhotos'
import { isEarlier, isSeen, visiblePortraits } from '~/features/photos/server/visiblePortraits'
import { auditLog, orderPhotos } from '~/server/db/schema'
import { chargedText } from '~/server/orders/chargedText'
import { isDelivered } from '~/server/orders/delivery'
import { checkoutPath } from '~/server/orders/links/checkoutPath'
import { maskEmail } from '~/server/orders/maskEmail'
import { offerText } from '~/server/orders/offerText'
import { openOrder } from '~/server/orders/openOrder'
import type { Order } from '~/server/orders/order'
import { returnedMinor } from '~/server/orders/refunds/returnedMinor'
import { lastDaysOf } from '~/server/orders/retention'
import { acceptsPhotos } from '~/server/orders/statuses'
import { photoChanges, stepsOf } from '~/server/orders/stepsOf'
import type { Services } from '~/server/services'
import { awaitsReveal } from './noteReveal'
import { isShareable } from './shares/isShareable'
import { showShares } from './shares/showShares'

/** The audit log entries that the page shows. */
const shownChanges = [...photoChanges, 'refund_noted', 'refund_settled', 'erased'] as const

/** Returns everything that an order's page shows to holders of its session id; no name, and only a masked address. */
export async function readOrder(services: Services, sessionId: string): Promise<BuyerOrder> {
  if (!v.is(sessionIdSchema, sessionId)) return { state: 'unknown' }
  const opened = await openOrder(services, sessionId)
  const order = opened.ok ? opened.value : opened.order
  if (!order) return { state: !opened.ok && opened.code === 'unreachable' ? 'unreachable' : 'unknown' }
  const { db, now } = services
  const at = now()
  const [files, history] = await Promise.all([
    db
      .select()
      .from(orderPhotos)
      .where(and(eq(orderPhotos.orderId, order.id), isNotNull(orderPhotos.storedAt)))
      .orderBy(asc(orderPhotos.createdAt)),
    db
      .select()
      .from(auditLog)
      .where(and(eq(auditLog.subjectId, order.id), inArray(auditLog.kind, [...shownChanges])))
      .orderBy(asc(auditLog.at), asc(auditLog.id)),
  ])
  const photos = files.filter(({ role }) => role === 'photo')
  const portraits = visiblePortraits(
    order,
    numberPortraits(files.filter(({ role }) => role === 'portrait')),
    at,
  )
  const current = portraits.filter((portrait) => !isEarlier(order, portrait, at))
  const [shownPhotos, shownPortraits] = await Promise.all([
    showPhotos(services, photos),
    showPhotos(services, portraits),
  ])
  const delivered = isDelivered(order, at)
  const steps = stepsOf(order, history, at)
  return {
    state: stateOf(opened, delivered),
    number: formatOrderNumber(order.number),
    ...priceOf(order),
    refundedAt: time(
      history.findLast(({ kind }) => kind === 'refund_noted' || kind === 'refund_settled')?.at,
    ),
    orderedAt: order.createdAt.getTime(),
    timeZone: timeZones[order.edition],
    steps: {
      paid: time(steps.paid),
      photos: time(steps.photos),
      production: time(steps.production),
      delivered: time(steps.delivered),
    },
    dueAt: order.portraitsDueAt && order.portraitsDueAt > at ? order.portraitsDueAt.getTime() : null,
    checkoutPath:
      !opened.ok && (opened.code === 'unpaid' || opened.code === 'failed') ? checkoutPath(order) : null,
    email: order.customerEmail && order.paidAt ? maskEmail(order.customerEmail) : null,
    takesPhotos: acceptsPhotos(order.status),
    mayFinish: mayFinish(order),
    retakeRequest: order.status === 'paid' ? order.photosWanted : null,
    corrections: order.correctionsAt && {
      at: order.correctionsAt.getTime(),
      words: order.corrections ?? '',
      made: current.filter((portrait) => !isSeen(order, portrait)).length,
    },
    mayCorrect: delivered && !order.correctionsAt && current.length > 0,
    ...lastDaysOf(order, { photos: photos.length, portraits: portraits.length }, at),
    erasing: order.eraseRequestedAt !== null,
    erased: erasedIn(history),
    consent: consentOf(order),
    dataUrl:
      order.paidAt && services.config.photoLinkSecret ? await photoLink(services, order.id, 'data') : null,
    withdrawnAt: time(order.consentWithdrawnAt),
    // Photos sent before we stored consents also came with one; portraits of photos that came another way did not.
    mayWithdraw:
      !order.consentWithdrawnAt &&
      (photos.length > 0 ||
        (order.consentedAt !== null && (files.length > 0 || acceptsPhotos(order.status)))),
    photos: shownPhotos,
    portraits: shownPortraits.map((shown, index) => ({
      ...shown,
      number: portraits[index]?.number ?? 0,
      marked: portraits[index]?.marked ?? false,
      remark: portraits[index]?.remark ?? null,
      verdict: portraits[index]?.verdict ?? null,
      earlier: !current.some(({ id }) => id === shown.id),
      sizes: (portraits[index]?.sizes?.files ?? []).map(({ crc32, ...file }) => file),
    })),
    shares: await showShares(services, order, portraits),
    mayShare: current.length > 0 && isShareable(order),
    awaitsReveal: current.length > 0 && awaitsReveal(order, at),
    zip: current.length
      ? {
          url: await photoLink(services, order.id, 'portraits'),
          count: current.length,
          size: current.reduce((sum, { size }) => sum + size, 0),
        }
      : null,
  }
}

const time = (at: Date | null | undefined) => at?.getTime() ?? null

function stateOf(opened: Awaited<ReturnType<typeof openOrder>>, delivered: boolean): KnownOrder['state'] {
  if (opened.ok) return opened.value.status === 'paid' ? 'paid' : 'photos_received'
  const { code } = opened
  if (code === 'closed' || code === 'unknown' || code === 'unreachable')
    return delivered ? 'delivered' : 'in_production'
  return code
}

/** Returns plan and price: neither if the plan of the payment is unknown, no name if the plan is no longer sold. */
function priceOf(order: Order): Pick<KnownOrder, 'plan' | 'amount' | 'refunded' | 'refundFailed'> {
  const known = order.plan !== 'unknown'
  const text = offerText(order)
  return {
    plan: text ? { name: text.name, summary: text.description } : null,
    amount: known ? chargedText(order) : null,
    refunded: returnedMinor(order) ? chargedText(order, returnedMinor(order)) : null,
    refundFailed: order.refundFailedMinor ? chargedText(order, order.refundFailedMinor) : null,
  }
}

/** Returns the total of deleted files and the time of the last deletion; ignores deletions that found nothing. */
function erasedIn(history: readonly (typeof auditLog.$inferSelect)[]): KnownOrder['erased'] {
  const counted = history
    .filter(({ kind }) => kind === 'erased')
    .map(({ at, detail }) => ({ at: at.getTime(), ...erasedFiles(detail) }))
    .filter(({ photos, portraits }) => photos || portraits)
  const last = counted.at(-1)
  return last
    ? {
        at: last.at,
        photos: counted.reduce((sum, { photos }) => sum + photos, 0),
        portraits: counted.reduce((sum, { portraits }) => sum + portraits, 0),
      }
    : null
}
