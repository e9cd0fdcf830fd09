import { asc, lte } from 'drizzle-orm'
import { each } from '~/core/each'
import { orders } from '~/server/db/schema'
import type { Services } from '~/server/services'
import { erasePhotos } from './erasePhotos'

/** Orders in one run; the rest wait for the next. */
const batch = 20

/** Deletes the photos whose time is over, and those that somebody asked us to delete (R-DAT-18). */
export async function erasePhotosDue(services: Services): Promise<void> {
  const due = await services.db
    .select()
    .from(orders)
    .where(lte(orders.eraseAt, services.now()))
    .orderBy(asc(orders.eraseAt))
    .limit(batch)
  await each('retention', due, (order) => erasePhotos(services, order))
}
