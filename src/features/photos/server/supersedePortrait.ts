import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { failure, type Result, success } from '~/core/result'
import type { RemovedFile } from '~/core/schemas/changes'
import { studioStatuses } from '~/core/schemas/orderStatus'
import { noteChange } from '~/server/auditLog'
import { orderPhotos, orders } from '~/server/db/schema'
import type { Order } from '~/server/orders/order'
import type { Services } from '~/server/services'
import { listPhotos } from './listPhotos'
import { numberPortraits } from './numberPortraits'

type Done = Result<void, 'not_there'>

/**
 * Leaves a portrait that the buyer has seen out of the next delivery. The buyer keeps it, as an earlier version once its
 * successors are delivered, for as long as the order's files are kept.
 * @param by who says so, by e-mail address
 */
export function supersedePortrait(services: Services, order: Order, id: string, by: string): Promise<Done> {
  return change(services, order, id, { kind: 'portrait_superseded', by }, isNull(orderPhotos.supersededAt))
}

/** Takes it back into the next delivery. @param by who says so, by e-mail address */
export function restorePortrait(services: Services, order: Order, id: string, by: string): Promise<Done> {
  return change(services, order, id, { kind: 'portrait_restored', by }, isNotNull(orderPhotos.supersededAt))
}

async function change(
  services: Services,
  order: Order,
  id: string,
  noted: { kind: 'portrait_superseded' | 'portrait_restored'; by: string },
  isBefore: SQL,
): Promise<Done> {
  const { db, now } = services
  const at = now()
  const portraits = numberPortraits(await listPhotos(services, order, 'portrait'))
  const portrait = portraits.find((known) => known.id === id)
  if (!portrait) return failure('not_there')
  const { name, number } = portrait
  const detail: RemovedFile = { role: 'portrait', name, number }
  const applies = and(
    eq(orderPhotos.id, id),
    isNotNull(orderPhotos.storedAt),
    isBefore,
    sql`EXISTS (SELECT 1 FROM ${orders} WHERE ${and(
      eq(orders.id, order.id),
      inArray(orders.status, [...studioStatuses]),
      sql`${orders.correctionsAt} >= ${orderPhotos.storedAt}`,
    )})`,
  )
  const [, changed] = await db.batch([
    noteChange(
      db,
      { subjectId: order.id, ...noted, detail: JSON.stringify(detail), at },
      sql`EXISTS (SELECT 1 FROM ${orderPhotos} WHERE ${applies})`,
      { apart: true },
    ),
    db
      .update(orderPhotos)
      .set({ supersededAt: noted.kind === 'portrait_superseded' ? at : null })
      .where(applies)
      .returning({ id: orderPhotos.id }),
  ])
  return changed.length ? success(undefined) : failure('not_there')
}
