import * as v from 'valibot'
import type { ClosedReason } from '~/core/schemas/closedReason'
import { formatOrderNumber } from '~/core/schemas/orderNumber'
import type { RetakeRequest } from '~/core/schemas/retakeRequest'
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

/** The order as on the receipt. `plan` is `null` if it is no longer sold. */
type Receipt = { number: string; plan: string | null; amount: string }

type UploadSession = {
  state: 'ready' | ClosedReason
  /** Photos already stored, so that another device can continue the upload. */
  received: {
    id: string
    name: string
    size: number
    type: string
    sha256: string
    source: string | null
    /** Signed URL of the preview, if any. */
    preview: string | null
  }[]
  /** Present once it is paid. */
  order?: Receipt
  /** There are photos that the buyer has not yet confirmed as complete. */
  mayFinish?: boolean
  /** The studio's request for other photos, until they arrive. */
  retakeRequest?: RetakeRequest
  /** Checkout URL of an unpaid order. */
  checkoutPath?: string
}

/** The state of an upload page. Contains no personal data: the order's plan, but neither name nor address. */
export async function readUploadSession(services: Services, sessionId: string): Promise<UploadSession> {
  if (!v.is(sessionIdSchema, sessionId)) return { state: 'unknown', received: [] }
  const opened = await openOrder(services, sessionId)
  if (!opened.ok) {
    const unpaid = opened.code === 'unpaid' || opened.code === 'failed'
    return {
      state: opened.code,
      received: [],
      ...(unpaid && opened.order ? { checkoutPath: checkoutPath(opened.order) } : {}),
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
    ...(status === 'paid' && photosWanted ? { retakeRequest: photosWanted } : {}),
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
    amount: chargedText(order),
  }
}
