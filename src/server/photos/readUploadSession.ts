import * as v from 'valibot'
import { pathOf } from '~/addresses'
import { sessionIdSchema } from '~/schemas/upload'
import { type ClosedReason, openOrder } from '../orders/openOrder'
import type { Order } from '../orders/order'
import { createServices, type Services } from '../services'
import { listPhotos } from './listPhotos'

type UploadSession = {
  state: 'ready' | ClosedReason
  /** What is stored already, so that another device goes on where this one stopped. */
  received: { name: string; size: number; sha256: string }[]
  /** Where an order that was not paid can be paid. */
  payAt?: string
}

/** The answer says no more than the page needs: no name, no address, no amount. */
export async function readUploadSession(
  sessionId: string,
  services: Services = createServices(),
): Promise<UploadSession> {
  if (!v.is(sessionIdSchema, sessionId)) return { state: 'unknown', received: [] }
  const opened = await openOrder(services, sessionId)
  if (!opened.ok) {
    const unpaid = opened.code === 'unpaid' || opened.code === 'failed'
    return {
      state: opened.code,
      received: [],
      ...(unpaid && opened.order ? { payAt: payAt(opened.order) } : {}),
    }
  }
  const photos = await listPhotos(services, opened.value)
  return { state: 'ready', received: photos.map(({ name, size, sha256 }) => ({ name, size, sha256 })) }
}

const payAt = ({ offer, edition, plan }: Order) =>
  offer === 'checkout' ? `${pathOf('checkout', edition)}?plan=${plan}` : pathOf('photo-service', edition)
