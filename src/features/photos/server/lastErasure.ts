import { and, desc, eq } from 'drizzle-orm'
import type { Actor } from '~/core/schemas/changes'
import { auditLog } from '~/server/db/schema'
import type { Order } from '~/server/orders/order'
import type { Services } from '~/server/services'

export type Erasure = {
  at: Date
  /** The requester; `schedule` if the retention had ended. */
  by: Actor
  photos: number
  portraits: number
}

/** The last deletion of an order's files, from the audit log. */
export async function lastErasure(
  { db }: Pick<Services, 'db'>,
  { id, photosErasedAt }: Pick<Order, 'id' | 'photosErasedAt'>,
): Promise<Erasure | undefined> {
  if (!photosErasedAt) return undefined
  const [row] = await db
    .select()
    .from(auditLog)
    .where(and(eq(auditLog.subjectId, id), eq(auditLog.kind, 'erased')))
    .orderBy(desc(auditLog.at))
    .limit(1)
  return row && { at: row.at, by: row.by, ...erasedFiles(row.detail) }
}

/** Parses the audit log's detail of a deletion. */
export function erasedFiles(detail: string | null): Pick<Erasure, 'photos' | 'portraits'> {
  const { photos = 0, portraits = 0 } = JSON.parse(detail ?? '{}') as Partial<Erasure>
  return { photos, portraits }
}
