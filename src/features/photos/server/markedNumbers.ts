import type { Order } from '~/server/orders/order'
import type { Services } from '~/server/services'
import { listPhotos } from './listPhotos'
import { numberPortraits } from './numberPortraits'

/** Numbers of the portraits that the buyer has marked, as shown to buyer and desk. */
export async function markedNumbers(services: Services, order: Order): Promise<number[]> {
  const portraits = numberPortraits(await listPhotos(services, order, 'portrait'))
  return portraits.filter(({ marked }) => marked).map(({ number }) => number)
}
