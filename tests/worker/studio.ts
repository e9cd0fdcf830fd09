import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { orderPhotos, type PhotoRole } from '~/server/db/schema'
import { storePhoto } from '~/server/photos/storePhoto'
import { createServices } from '~/server/services'
import { jpegBytes } from '../fixtures/photoBytes'
import { database, rowOf } from './buyer'

/** Who works at the desk in these tests. */
export const owner = 'owner@studio.example'

/** Services as they are so many minutes from now. */
export const later = (minutes: number) =>
  createServices({ now: () => new Date(Date.now() + minutes * 60_000) })

/** Stores a photo or a portrait of an order, as an upload does. @returns its id */
export async function store(
  session: string,
  role: PhotoRole,
  name: string,
  services = createServices(),
): Promise<string> {
  const bytes = jpegBytes(name)
  const stored = await storePhoto(services, await rowOf(session), {
    role,
    name,
    index: 0,
    type: 'image/jpeg',
    format: 'jpeg',
    size: bytes.length,
    sha256: new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).toHex(),
    sourceSha256: null,
    body: new Blob([bytes]).stream(),
  })
  if (!stored.ok) throw new Error(stored.code)
  return stored.value.id
}

/** The rows of an order's photos and portraits. */
export async function filesOf(session: string) {
  const { id } = await rowOf(session)
  return database.select().from(orderPhotos).where(eq(orderPhotos.orderId, id))
}

/** The names of an order's objects, without their small pictures. */
export async function objectsOf(session: string): Promise<string[]> {
  const { objects } = await env.AI_PHOTOS.list({ prefix: `${session}/` })
  return objects.map(({ key }) => key)
}
