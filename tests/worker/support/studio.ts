import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { deliverPortraits } from '~/features/orders/server/deliverPortraits'
import { storePhoto } from '~/features/photos/server/storePhoto'
import { orderPhotos, type PhotoRole } from '~/server/db/schema'
import { createServices, type Services } from '~/server/services'
import { jpegBytes } from '../../fixtures/photoBytes'
import { database, rowOf } from './buyer'
import { sha256Of } from './photoRequest'

/** The desk user in these tests. */
export const owner = 'owner@studio.example'

/** Services with a clock `minutes` ahead. */
export const later = (minutes: number) =>
  createServices({ now: () => new Date(Date.now() + minutes * 60_000) })

/** Stores a photo or a portrait of an order like an upload. @returns its id */
export async function store(
  session: string,
  role: PhotoRole,
  name: string,
  bytes: Uint8Array<ArrayBuffer> = jpegBytes(name),
): Promise<string> {
  const { body } = new Response(bytes)
  if (!body) throw new Error('no bytes')
  const stored = await storePhoto(createServices(), await rowOf(session), {
    role,
    name,
    index: 0,
    type: 'image/jpeg',
    format: 'jpeg',
    size: bytes.length,
    sha256: await sha256Of(bytes),
    sourceSha256: null,
    consent: null,
    body,
  })
  if (!stored.ok) throw new Error(stored.code)
  return stored.value.id
}

/** Delivers portraits, by default long enough ago for the buyer to see them. @returns their ids */
export async function deliver(
  session: string,
  names: readonly string[] = ['one.jpg', 'two.jpg', 'three.jpg'],
  services: Services = later(-11),
): Promise<string[]> {
  const ids: string[] = []
  for (const [index, name] of names.entries())
    ids.push(await store(session, 'portrait', name, jpegBytes(`${session} ${index}`)))
  const done = await deliverPortraits(services, await rowOf(session), owner)
  if (!done.ok) throw new Error(done.code)
  return ids
}

/** The rows of an order's photos and portraits. */
export async function filesOf(session: string) {
  const { id } = await rowOf(session)
  return database.select().from(orderPhotos).where(eq(orderPhotos.orderId, id))
}

/** The keys of an order's objects, without previews. */
export async function objectsOf(session: string): Promise<string[]> {
  const { objects } = await env.AI_PHOTOS.list({ prefix: `${session}/` })
  return objects.map(({ key }) => key)
}
