import { and, asc, eq, inArray, isNotNull } from 'drizzle-orm'
import * as v from 'valibot'
import type { BuyerOrder, KnownOrder } from '~/schemas/order'
import { formatOrderNumber } from '~/schemas/orderNumber'
import { sessionIdSchema } from '~/schemas/sessionId'
import { changes, orderPhotos } from '../db/schema'
import { photoLink } from '../photos/photoLink'
import { showPhotos } from '../photos/showPhotos'
import { visiblePortraits } from '../photos/visiblePortraits'
import type { Services } from '../services'
import { chargedText } from './chargedText'
import { isDelivered } from './deliverPortraits'
import { maskEmail } from './maskEmail'
import { offerText } from './offerText'
import { openOrder } from './openOrder'
import type { Order } from './order'
import { payAt } from './payAt'
import { takesPhotos } from './statuses'

/** Steps that are shown with what was decided about an order. */
const told = ['photos_received', 'refund_noted', 'erased'] as const

/** Reads all that an order's page shows to whoever has its session; neither a name nor a whole address. */
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
      .from(changes)
      .where(and(eq(changes.subjectId, order.id), inArray(changes.kind, [...told])))
      .orderBy(asc(changes.at)),
  ])
  const photos = files.filter(({ role }) => role === 'photo')
  const portraits = visiblePortraits(
    order,
    files.filter(({ role }) => role === 'portrait'),
    at,
  )
  const [shownPhotos, shownPortraits] = await Promise.all([
    showPhotos(services, photos),
    showPhotos(services, portraits),
  ])
  const delivered = isDelivered(order, at)
  const announced = history.findLast(({ kind }) => kind === 'photos_received')
  return {
    state: stateOf(opened, delivered),
    number: formatOrderNumber(order.number),
    ...priceOf(order),
    refundedAt: time(history.findLast(({ kind }) => kind === 'refund_noted')?.at),
    orderedAt: order.createdAt.getTime(),
    steps: {
      paid: time(order.paidAt),
      photos: order.status === 'paid' ? null : time(announced?.at ?? order.photosAt ?? order.startedAt),
      production: time(order.startedAt),
      // A delivery that can still be undone is none yet.
      delivered: delivered || order.status === 'refunded' ? time(order.deliveredAt) : null,
    },
    payAt: !opened.ok && (opened.code === 'unpaid' || opened.code === 'failed') ? payAt(order) : null,
    email: order.customerEmail && order.paidAt ? maskEmail(order.customerEmail) : null,
    takesPhotos: takesPhotos(order.status),
    wanted: order.status === 'paid' ? order.photosWanted : null,
    corrections: order.correctionsAt && {
      at: order.correctionsAt.getTime(),
      words: order.corrections ?? '',
    },
    mayCorrect: delivered && !order.correctionsAt && portraits.length > 0,
    endsAt: files.length ? time(order.eraseAt ?? order.photosEndAt) : null,
    erasing: order.eraseRequestedAt !== null,
    erased: erasedIn(history),
    photos: shownPhotos,
    portraits: shownPortraits.map((shown, place) => ({
      ...shown,
      marked: portraits[place]?.marked ?? false,
    })),
    zip: portraits.length
      ? {
          url: await photoLink(services, order.id, 'portraits'),
          size: portraits.reduce((sum, { size }) => sum + size, 0),
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

/** What it is and what it cost; of a payment whose plan nobody knows there is neither, of a plan that is not sold any more no name. */
function priceOf(order: Order): Pick<KnownOrder, 'plan' | 'amount' | 'refunded'> {
  const known = order.plan !== 'unknown'
  const text = offerText(order)
  return {
    plan: text ? { name: text.name, summary: text.description } : null,
    amount: known ? chargedText(order, order.amountMinor) : null,
    refunded: order.refundedMinor ? chargedText(order, order.refundedMinor) : null,
  }
}

type Erased = { photos: number; portraits: number }

/** What was deleted in all, and when last; a deletion that found nothing is none. */
function erasedIn(history: readonly (typeof changes.$inferSelect)[]): KnownOrder['erased'] {
  const counted = history
    .filter(({ kind }) => kind === 'erased')
    .map(({ at, detail }) => ({ at: at.getTime(), ...(JSON.parse(detail ?? '{}') as Erased) }))
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
