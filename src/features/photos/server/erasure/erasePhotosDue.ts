import { asc, lte } from 'drizzle-orm'
import { forEachRow } from '~/core/forEachRow'
import { orders } from '~/server/db/schema'
import { rolesToDelete } from '~/server/orders/retention'
import type { Services } from '~/server/services'
import { erasePhotos } from './erasePhotos'

/** Maximum number of orders per run. */
const batch = 20

/** Deletes photos whose retention has ended or whose deletion was requested (R-DAT-18). */
export async function erasePhotosDue(services: Services): Promise<void> {
  const due = await services.db
    .select()
    .from(orders)
    .where(lte(orders.deleteAt, services.now()))
    .orderBy(asc(orders.deleteAt))
    .limit(batch)
  await forEachRow('retention', due, (order) =>
    erasePhotos(services, order, rolesToDelete(order, services.now())),
  )
}
