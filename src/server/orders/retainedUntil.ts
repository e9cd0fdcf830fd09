import { minNotice } from '../db/due'
import type { Order } from './order'

/**
 * Returns the earliest date on which the files of an order can be deleted; `null` without files. Files are never
 * deleted without notice to the buyer, so an end date that passed without notice is postponed.
 */
export function retainedUntil(
  { eraseAt, photosEndAt, filesAt }: Pick<Order, 'eraseAt' | 'photosEndAt' | 'filesAt'>,
  now: Date,
): Date | null {
  if (!filesAt) return null
  if (eraseAt) return eraseAt
  return photosEndAt && new Date(Math.max(photosEndAt.getTime(), now.getTime() + minNotice))
}
