import { eq } from 'drizzle-orm'
import type { Edition } from '~/catalog/editions'
import { performBuyerAction } from '~/features/orders/server/performBuyerAction'
import { storePreview } from '~/features/photos/server/storePreview'
import { orders } from '~/server/db/schema'
import { createServices } from '~/server/services'
import { jpegBytes } from '~tests/fixtures/photoBytes'
import { database, paidOrder, send } from '~tests/worker/support/buyer'
import { madeSizes, putSizes } from '~tests/worker/support/desk'
import { deliver } from '~tests/worker/support/studio'
import { known, path } from '../orderCalls'

export const act = (session: string, action: object, services = createServices()) =>
  performBuyerAction(services, { sessionId: session, ...action } as Parameters<typeof performBuyerAction>[1])
export const share = (session: string, portraits: readonly string[], more: object = {}) =>
  act(session, { action: 'share', portraits, mayDownload: false, days: 7, ...more })
export const latest = async (session: string) => {
  const [first] = (await known(session)).shares
  if (!first) throw new Error('no share')
  return { ...first, path: path(first.url) }
}
export const bytesOf = async (answer: Response) => new Uint8Array(await answer.arrayBuffer())
/** Addresses of the pictures and downloads on the page of a share. */
export const linksIn = (page: string) =>
  [...page.matchAll(/(?:src|href)="[^"]*?(\/(?:shared|compartilhado)\/[^"]+)"/g)].map(([, link = '']) =>
    link.replaceAll('&amp;', '&'),
  )
/** What a browser calls itself. */
export const browser =
  'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36'
/** Opens a link as a browser does. */
export const opened = async (address: string, headers: Record<string, string> = {}) => {
  const answer = await send(address, { headers: { 'user-agent': browser, ...headers } })
  return { answer, page: await answer.text() }
}

/** A delivered order whose first portrait has sizes. */
export async function shown(edition: Edition = 'us') {
  const session = await paidOrder()
  if (edition === 'br')
    await database.update(orders).set({ edition }).where(eq(orders.providerSessionId, session))
  const ids = await deliver(session, ['Paris.jpg', 'IMG_1 Ana Lima.jpg', 'Beach.png'])
  for (const id of ids) await storePreview(createServices(), { id }, jpegBytes(`small ${id}`))
  await putSizes(ids[0] ?? '', madeSizes('a'))
  return { session, ids }
}
