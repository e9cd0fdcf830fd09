import { and, eq } from 'drizzle-orm'
import { failure, type Result } from '~/core/result'
import { removePhoto } from '~/features/photos/server/removePhoto'
import { orderPhotos } from '~/server/db/schema'
import type { Order } from '~/server/orders/order'
import type { Services } from '~/server/services'

/** Removes a photo or portrait from an order. @param by email address of the actor */
export async function removeFile(
  services: Services,
  order: Order,
  id: string,
  by: string,
): Promise<Result<void, 'not_there'>> {
  const photo = await services.db.query.orderPhotos.findFirst({
    columns: { id: true, role: true },
    where: and(eq(orderPhotos.id, id), eq(orderPhotos.orderId, order.id)),
  })
  return photo ? removePhoto(services, order, photo, by) : failure('not_there')
}
