import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { orderPhotos } from '~/server/db/schema'
import { database, rowOf, send } from '~tests/worker/support/buyer'
import { photoRequest } from '~tests/worker/support/photoRequest'

export async function put(
  session: string,
  bytes: Uint8Array,
  change: Record<string, string> = {},
): Promise<Response> {
  const request = await photoRequest(bytes, 'Férias 1.jpg', { 'x-session-id': session, ...change })
  const headers = new Headers(request.headers)
  for (const [name, value] of Object.entries(change)) if (value === '') headers.delete(name)
  return send('/photos', { ...request, headers })
}
export const rowsOf = async (session: string) => {
  const { id } = await rowOf(session)
  return database.select().from(orderPhotos).where(sql`${orderPhotos.orderId} = ${id}`)
}
export const objectsOf = async (session: string) =>
  (await env.AI_PHOTOS.list({ prefix: `${session}/` })).objects
