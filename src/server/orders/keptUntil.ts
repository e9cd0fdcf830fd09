import { shortestNotice } from '../db/due'
import type { Order } from './order'

/**
 * Tells until when the files of an order are kept at least, if nothing else happens to it. Without notice nothing is
 * deleted, so a day that has passed without one is not the end.
 */
export function keptUntil(
  { eraseAt, photosEndAt, filesAt }: Pick<Order, 'eraseAt' | 'photosEndAt' | 'filesAt'>,
  now: Date,
): Date | null {
  if (!filesAt) return null
  if (eraseAt) return eraseAt
  return photosEndAt && new Date(Math.max(photosEndAt.getTime(), now.getTime() + shortestNotice))
}
