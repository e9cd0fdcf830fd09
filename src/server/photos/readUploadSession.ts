import * as v from 'valibot'
import { pathOf } from '~/addresses'
import { formatMoney } from '~/content/money'
import { formatOrderNumber } from '~/schemas/orderNumber'
import { sessionIdSchema } from '~/schemas/upload'
import { offerText } from '../orders/offerText'
import { type ClosedReason, openOrder } from '../orders/openOrder'
import type { Order } from '../orders/order'
import type { Services } from '../services'
import { listPhotos } from './listPhotos'

/** What was ordered, in the words of the receipt. */
type Receipt = { number: string; plan: string; amount: string }

type UploadSession = {
  state: 'ready' | ClosedReason
  /** What is stored already, so that another device goes on where this one stopped. */
  received: { name: string; size: number; sha256: string; source: string | null }[]
  /** Present once it is paid. */
  order?: Receipt
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
      ...(unpaid && opened.order ? { payAt: payAt(opened.order) } : {}),
      ...(opened.code === 'closed' && opened.order ? { order: receiptOf(opened.order) } : {}),
    }
  }
  const photos = await listPhotos(services, opened.value)
  return {
    state: 'ready',
    order: receiptOf(opened.value),
    received: photos.map(({ name, size, sha256, sourceSha256 }) => ({
      name,
      size,
      sha256,
      source: sourceSha256,
    })),
  }
}

function receiptOf(order: Order): Receipt {
  return {
    number: formatOrderNumber(order.number),
    plan: offerText(order).name,
    amount: formatMoney({ amount: order.amountMinor, currency: order.currency }),
  }
}

const payAt = ({ offer, edition, plan }: Order) =>
  offer === 'checkout' ? `${pathOf('checkout', edition)}?plan=${plan}` : pathOf('photo-service', edition)
