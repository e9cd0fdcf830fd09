import type { Order } from '~/server/orders/order'
import type { Services } from '~/server/services'
import { listPhotos } from './listPhotos'
import { numberPortraits } from './numberPortraits'

export type MarkedPortrait = {
  /** As shown to buyer and desk. */
  number: number
  /** What the buyer wants changed in it. */
  remark: string | null
}

/** The portraits that the buyer has marked, with their remarks. */
export async function markedPortraits(services: Services, order: Order): Promise<MarkedPortrait[]> {
  const portraits = numberPortraits(await listPhotos(services, order, 'portrait'))
  return portraits.filter(({ marked }) => marked).map(({ number, remark }) => ({ number, remark }))
}
