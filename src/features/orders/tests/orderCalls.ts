import type { KnownOrder } from '~/core/schemas/order'
import { readOrder } from '~/features/orders/server/readOrder'
import { createServices } from '~/server/services'
import { jpegBytes } from '~tests/fixtures/photoBytes'
import { origin, send } from '~tests/worker/support/buyer'
import { photoRequest } from '~tests/worker/support/photoRequest'

export const read = (session: string, services = createServices()) => readOrder(services, session)
export async function known(session: string, services = createServices()): Promise<KnownOrder> {
  const found = await read(session, services)
  if (!('number' in found)) throw new Error(found.state)
  return found
}
export async function sendPhoto(session: string, seed: number | string): Promise<string> {
  const request = await photoRequest(jpegBytes(seed), `${seed}.jpg`, { 'x-session-id': session })
  const answer = await send('/photos', request)
  return ((await answer.json()) as { url: string }).url
}
export const path = (url: string) => url.replace(origin, '')
