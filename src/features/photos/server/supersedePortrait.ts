import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { failure, type Result, success } from '~/core/result'
import type { RemovedFile } from '~/core/schemas/changes'
import { studioStatuses } from '~/core/schemas/orderStatus'
import { recordChange } from '~/server/auditLog'
import { orderPhotos, orders } from '~/server/db/schema'
import type { Order } from '~/server/orders/order'
import type { Services } from '~/server/services'
import { listPhotos } from './listPhotos'
import { numberPortraits } from './numberPortraits'

type Done = Result<void, 'not_there'>

/**
 * Excludes a portrait that the buyer has seen from the next delivery. Once its replacements are delivered, the buyer
 * keeps it as an earlier version, until the order's files are deleted.
 * @param by e-mail address of the desk user
 */
export function supersedePortrait(services: Services, order: Order, id: string, by: string): Promise<Done> {
  return setSuperseded(
    services,
    order,
    id,
    { kind: 'portrait_superseded', by },
    isNull(orderPhotos.supersededAt),
  )
}

/** Includes it in the next delivery again. @param by e-mail address of the desk user */
export function restorePortrait(services: Services, order: Order, id: string, by: string): Promise<Done> {
  return setSuperseded(
    services,
    order,
    id,
    { kind: 'portrait_restored', by },
    isNotNull(orderPhotos.supersededAt),
  )
}

async function setSuperseded(
  services: Services,
  order: Order,
  id: string,
  entry: { kind: 'portrait_superseded' | 'portrait_restored'; by: string },
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
    recordChange(
      db,
      { subjectId: order.id, ...entry, detail: JSON.stringify(detail), at },
      sql`EXISTS (SELECT 1 FROM ${orderPhotos} WHERE ${applies})`,
      { apart: true },
    ),
    db
      .update(orderPhotos)
      .set({ supersededAt: entry.kind === 'portrait_superseded' ? at : null })
      .where(applies)
      .returning({ id: orderPhotos.id }),
  ])
  return changed.length ? success(undefined) : failure('not_there')
}
