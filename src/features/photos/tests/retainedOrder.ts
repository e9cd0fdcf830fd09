import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect } from 'vitest'
import { runScheduledJobs } from '~/app/cron'
import { startPayment } from '~/features/checkout/server/startPayment'
import { markStored } from '~/features/photos/server/markStored'
import { keysOf } from '~/features/photos/server/photo'
import { disputes, orderPhotos, orders, outbox, type PhotoRole, shares } from '~/server/db/schema'
import { createServices } from '~/server/services'
import { database, form, mailsOf, press, rowOf } from '~tests/worker/support/buyer'

export const day = 24 * 3_600_000
export const second = 1000
/** Services at a time. */
export const at = (moment: number) => createServices({ now: () => new Date(moment) })
export const run = (moment: number) => runScheduledJobs(at(moment))

/** A paid order with a photo and a portrait, stored just now. */
export async function orderWithPhoto(edition: 'us' | 'br' = 'us'): Promise<string> {
  const started = await startPayment(createServices(), 'stripe', { ...form(), edition })
  if (!started.ok) throw new Error(started.code)
  const session = started.value.sessionId
  await press(session, 'pay')
  await addPhoto(session, 'a')
  await addPhoto(session, 'b', Date.now(), 'portrait')
  return session
}

export async function addPhoto(
  session: string,
  name: string,
  moment = Date.now(),
  role: PhotoRole = 'photo',
): Promise<void> {
  const { id } = await rowOf(session)
  const photo = {
    id: crypto.randomUUID(),
    orderId: id,
    key: `${session}/${role}s/${name}`,
    name,
    size: 1,
    type: 'image/jpeg',
    sha256: name.repeat(64),
    createdAt: new Date(moment),
    sourceSha256: null,
    consent: null,
    role,
    hasPreview: true,
    marked: false,
    crc32: null,
    remark: null,
    verdict: null,
    sizes: null,
    supersededAt: null,
    storedAt: null,
  }
  for (const key of keysOf(photo)) await env.AI_PHOTOS.put(key, 'x')
  await database.insert(orderPhotos).values(photo)
  await markStored(at(moment), photo)
}

export const set = (session: string, values: Partial<typeof orders.$inferInsert>) =>
  database.update(orders).set(values).where(eq(orders.providerSessionId, session))

export async function photosOf(session: string): Promise<number> {
  const { id } = await rowOf(session)
  const rows = await database.select().from(orderPhotos).where(eq(orderPhotos.orderId, id))
  const { objects } = await env.AI_PHOTOS.list({ prefix: `${session}/` })
  const previews = await env.AI_PHOTOS.list({ prefix: 'previews/' })
  const sizes = await env.AI_PHOTOS.list({ prefix: 'sizes/' })
  expect(objects).toHaveLength(rows.length)
  expect([previews, sizes].map(({ objects }) => objects.length)).toEqual([rows.length, rows.length])
  return rows.length
}

export const notices = async (session: string) =>
  (await mailsOf(session)).filter((kind) => kind.startsWith('photos_ending'))

/** Removes what an earlier test has left: with its own clock, each test needs the order to be the only one. */
export async function clearOrders(): Promise<void> {
  const { objects } = await env.AI_PHOTOS.list()
  await env.AI_PHOTOS.delete(objects.map(({ key }) => key))
  for (const table of [orderPhotos, shares, disputes, outbox, orders]) await database.delete(table)
}
