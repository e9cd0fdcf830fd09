import { deliverPortraits } from '~/server/orders/deliverPortraits'
import { storePhoto } from '~/server/photos/storePhoto'
import { createServices, type Services } from '~/server/services'
import { jpegBytes } from '../fixtures/photoBytes'
import { rowOf } from './buyer'

export const minutes = (count: number) => createServices({ now: () => new Date(Date.now() + count * 60_000) })

/** Puts a portrait beside an order, as the studio does. @returns its id */
export async function addPortrait(
  session: string,
  bytes: Uint8Array<ArrayBuffer>,
  name: string,
): Promise<string> {
  const { body } = new Response(bytes)
  if (!body) throw new Error('no bytes')
  const stored = await storePhoto(createServices(), await rowOf(session), {
    role: 'portrait',
    name,
    index: 0,
    type: 'image/jpeg',
    format: 'jpeg',
    size: bytes.length,
    sha256: new Uint8Array(await crypto.subtle.digest('SHA-256', bytes)).toHex(),
    sourceSha256: null,
    body,
  })
  if (!stored.ok) throw new Error(stored.code)
  return stored.value.id
}

/** Delivers portraits; by default so long ago that the buyer sees them. @returns their ids */
export async function deliver(
  session: string,
  names: readonly string[] = ['one.jpg', 'two.jpg', 'three.jpg'],
  services: Services = minutes(-11),
): Promise<string[]> {
  const ids: string[] = []
  for (const [place, name] of names.entries())
    ids.push(await addPortrait(session, jpegBytes(`${session} ${place}`), name))
  const done = await deliverPortraits(services, await rowOf(session), 'studio@example.com')
  if (!done.ok) throw new Error(done.code)
  return ids
}
