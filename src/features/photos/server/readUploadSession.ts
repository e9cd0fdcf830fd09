import * as v from 'valibot'
import type { ClosedReason } from '~/core/schemas/closedReason'
import { formatOrderNumber } from '~/core/schemas/orderNumber'
import type { PhotosWanted } from '~/core/schemas/retakeRequest'
import { sessionIdSchema } from '~/core/schemas/sessionId'
import { chargedText } from '~/server/orders/chargedText'
import { checkoutPath } from '~/server/orders/links/checkoutPath'
import { offerText } from '~/server/orders/offerText'
import { openOrder } from '~/server/orders/openOrder'
import type { Order } from '~/server/orders/order'
import type { Services } from '~/server/services'
import { listPhotos } from './listPhotos'
import { mayFinish } from './mayFinish'
import { showPhotos } from './showPhotos'

/** What was ordered, in the words of the receipt. */
/** `plan`: `null` where it is not sold any more. */
type Receipt = { number: string; plan: string | null; amount: string }

type UploadSession = {
  state: 'ready' | ClosedReason
  /** What is stored already, so that another device goes on where this one stopped. */
  received: {
    id: string
    name: string
    size: number
    type: string
    sha256: string
    source: string | null
    /** Signed address of a small picture, where there is one. */
    preview: string | null
  }[]
  /** Present once it is paid. */
  order?: Receipt
  /** Photos have come, and the buyer has not said yet that they are all. */
  mayFinish?: boolean
  /** What the studio asked other photos for, until they have come. */
  wanted?: PhotosWanted
  /** Where an order that was not paid can be paid. */
  payAt?: string
}

/** The answer says no more than the page needs: what was bought, and neither a name nor an address. */
export async function readUploadSession(services: Services, sessionId: string): Promise<UploadSession> {
  if (!v.is(sessionIdSchema, sessionId)) return { state: 'unknown', received: [] }
  const opened = await openOrder(services, sessionId)
  if (!opened.ok) {
    const unpaid = opened.code === 'unpaid' || opened.code === 'failed'
    return {
      state: opened.code,
      received: [],
      ...(unpaid && opened.order ? { payAt: checkoutPath(opened.order) } : {}),
      ...(opened.code === 'closed' && opened.order ? { order: receiptOf(opened.order) } : {}),
    }
  }
  const { status, photosWanted } = opened.value
  const photos = await listPhotos(services, opened.value)
  const shown = await showPhotos(services, photos)
  return {
    state: 'ready',
    order: receiptOf(opened.value),
    mayFinish: mayFinish(opened.value),
    ...(status === 'paid' && photosWanted ? { wanted: photosWanted } : {}),
    received: photos.map(({ id, name, size, type, sha256, sourceSha256 }, place) => ({
      id,
      name,
      size,
      type,
      sha256,
      source: sourceSha256,
      preview: shown[place]?.preview ?? null,
    })),
  }
}

function receiptOf(order: Order): Receipt {
  return {
    number: formatOrderNumber(order.number),
    plan: offerText(order)?.name ?? null,
    amount: chargedText(order, order.amountMinor),
  }
}
