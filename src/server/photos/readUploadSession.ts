import * as v from 'valibot'
import { sessionIdSchema } from '~/schemas/upload'
import { type ClosedReason, openOrder } from '../orders/openOrder'
import { createServices, type Services } from '../services'
import { listPhotos } from './listPhotos'

type UploadSession = {
  state: 'ready' | ClosedReason
  /** What is stored already, so that another device goes on where this one stopped. */
  received: { name: string; size: number; sha256: string }[]
}

/** The answer says no more than the page needs: no name, no address, no amount. */
export async function readUploadSession(
  sessionId: string,
  services: Services = createServices(),
): Promise<UploadSession> {
  if (!v.is(sessionIdSchema, sessionId)) return { state: 'unknown', received: [] }
  const opened = await openOrder(services, sessionId)
  if (!opened.ok) return { state: opened.code, received: [] }
  const photos = await listPhotos(services, opened.value)
  return { state: 'ready', received: photos.map(({ name, size, sha256 }) => ({ name, size, sha256 })) }
}
