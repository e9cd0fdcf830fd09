import type { Order } from '~/server/orders/order'
import type { Services } from '~/server/services'
import { listPhotos } from './listPhotos'
import { numberPortraits } from './numberPortraits'

/** Reads which portraits the buyer has marked, by the numbers that buyer and desk call them. */
export async function markedNumbers(services: Services, order: Order): Promise<number[]> {
  const portraits = numberPortraits(await listPhotos(services, order, 'portrait'))
  return portraits.filter(({ marked }) => marked).map(({ number }) => number)
}
