import { eq } from 'drizzle-orm'
import { announcePhotos } from '~/features/photos/server/announcePhotos'
import { auditLog } from '~/server/db/schema'
import { createServices } from '~/server/services'
import { checkoutPrice } from '~tests/prices'
import { database, paidOrder, rowOf } from '~tests/worker/support/buyer'
import { store } from '~tests/worker/support/studio'

export const price = checkoutPrice()
export const services = () => createServices()
export async function historyOf(
  session: string,
): Promise<[kind: string, by: string, detail: string | null][]> {
  const { id } = await rowOf(session)
  const rows = await database.select().from(auditLog).where(eq(auditLog.subjectId, id)).orderBy(auditLog.id)
  return rows.map(({ kind, by, detail }) => [kind, by, detail])
}
/** An order with uploaded and announced photos. */
export async function orderWithPhotos(count = 1): Promise<string> {
  const session = await paidOrder()
  for (let index = 0; index < count; index++) await store(session, 'photo', `p${index}`)
  await announcePhotos(services(), await rowOf(session), count)
  return session
}
