import { and, eq, sql } from 'drizzle-orm'
import { logFailure } from '~/core/log'
import { failure, type Result, success } from '~/core/result'
import { erasePhotos } from '~/features/photos/server/erasure/erasePhotos'
import { recordChange, wasRecorded } from '~/server/auditLog'
import { orders } from '~/server/db/schema'
import { enqueueMail } from '~/server/mail/enqueueMail'
import { isUnseen, seenDeliveryOf } from '~/server/orders/delivery'
import { type Order, orderById } from '~/server/orders/order'
import { actions } from '~/server/orders/statuses'
import { transitionOrder } from '~/server/orders/transitionOrder'
import type { Services } from '~/server/services'

/**
 * Withdraws the buyer's consent to the use of their photos. In one batch, so that nothing is made or received from then
 * on: the withdrawal, the mails to buyer and owner, the request to delete all files, and the end of production. Deletes
 * the files then; if that fails, the scheduled job retries it. Idempotent.
 * @returns `not_now` if there is nothing to withdraw: no consent on record and no photos
 */
export async function withdrawConsent(services: Services, order: Order): Promise<Result<void, 'not_now'>> {
  const { db, now } = services
  const at = now()
  const { id } = order
  const change = { subjectId: id, kind: 'consent_withdrawn' as const, by: 'buyer', at }
  const mail = { subjectId: id, dedupeKey: at.getTime(), at }
  const isWithdrawn = wasRecorded(change)
  await transitionOrder(services, order, {
    by: 'buyer',
    at,
    before: [
      // Photos sent before we stored consents also came with one, so an order with files counts.
      recordChange(
        db,
        change,
        sql`EXISTS (SELECT 1 FROM orders WHERE id = ${id} AND consent_withdrawn_at IS NULL
          AND (consented_at IS NOT NULL OR files_at IS NOT NULL))`,
      ),
      db
        .update(orders)
        .set({ consentWithdrawnAt: at, eraseRequestedAt: at })
        .where(and(eq(orders.id, id), isWithdrawn)),
      enqueueMail(db, { ...mail, kind: 'consent_withdrawn' }, isWithdrawn),
      enqueueMail(db, { ...mail, kind: 'owner_withdrawn' }, isWithdrawn),
    ],
    moves: [
      {
        ...actions.empty,
        only: and(isWithdrawn, isUnseen(at)),
        set: { deliveredAt: seenDeliveryOf(at) },
      },
    ],
  })
  const current = await orderById(db, id)
  if (!current?.consentWithdrawnAt) return failure('not_now')
  if (current.eraseRequestedAt) {
    try {
      await erasePhotos(services, current)
    } catch (error) {
      logFailure('photos_not_erased', error, { order: id })
    }
  }
  return success(undefined)
}
