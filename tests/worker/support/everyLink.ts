import { shareLinks } from '~/features/orders/server/shares/shareLinks'
import { path } from '~/features/orders/tests/orderCalls'
import { photoLink } from '~/features/photos/server/photoLink'
import { storePreview } from '~/features/photos/server/storePreview'
import { shares } from '~/server/db/schema'
import { createServices, type Services } from '~/server/services'
import { jpegBytes } from '~tests/fixtures/photoBytes'
import { database, paidOrder, rowOf, send } from './buyer'
import { putSizes } from './desk'
import { later, store } from './studio'

let senders = 0
/** Asks for a link from another address each time, so that no rate limit applies. @returns the status */
export async function statusOf(link: string): Promise<number> {
  const headers = { 'cf-connecting-ip': `10.1.${senders >> 8}.${senders++ & 255}` }
  const { status, body } = await send(link, { headers })
  await body?.cancel()
  return status
}

/**
 * An order with a photo, a portrait, and a share of it that allows downloads, in each language, and every link that
 * opens any of them.
 */
export async function withLinks() {
  const session = await paidOrder()
  const services = createServices()
  const photo = await store(session, 'photo', 'mine.jpg')
  const portrait = await store(session, 'portrait', 'Paris.jpg', jpegBytes(`${session} Paris`))
  for (const id of [photo, portrait]) await storePreview(services, { id }, jpegBytes('small'))
  await putSizes(portrait)
  const order = await rowOf(session)
  const share = crypto.randomUUID()
  const portuguese = crypto.randomUUID()
  const day = 24 * 3_600_000
  for (const id of [share, portuguese])
    await database.insert(shares).values({
      ...{ id, orderId: order.id, portraits: [portrait], mayDownload: true },
      ...{ createdAt: new Date(), endsAt: new Date(Date.now() + 30 * day) },
    })
  const shared = async (rest: string) => path((await shareLinks(services, order, share))(rest))
  const inPortuguese = async (rest: string) =>
    path((await shareLinks(services, { edition: 'br' }, portuguese))(rest))
  /** The links of the order page and its mails as they are signed at a time, and the last moment of those in mails. */
  const signedAt = async (at: Services, until: Date) => ({
    photo: path(await photoLink(at, photo)),
    'preview of a photo': path(await photoLink(at, photo, 'preview')),
    portrait: path(await photoLink(at, portrait)),
    'preview of a portrait': path(await photoLink(at, portrait, 'preview')),
    'thumbnail of a portrait': path(await photoLink(at, portrait, 'thumbnail', until)),
    'size of a portrait': `${path(await photoLink(at, portrait))}&size=square`,
    zip: path(await photoLink(at, order.id, 'portraits')),
    'zip in a size': `${path(await photoLink(at, order.id, 'portraits'))}&size=print`,
    data: path(await photoLink(at, order.id, 'data')),
  })
  const links = {
    ...(await signedAt(services, later(60 * 24 * 30).now())),
    share: await shared(''),
    'shared portrait': await shared(`/${portrait}`),
    'shared original': `${await shared(`/${portrait}`)}&download`,
    'shared zip': await shared('/portraits.zip'),
    'Portuguese share': await inPortuguese(''),
    'Portuguese shared portrait': await inPortuguese(`/${portrait}`),
    'Portuguese shared zip': await inPortuguese('/portraits.zip'),
  }
  const longAgo = later(-60 * 49)
  const expired: Partial<Record<keyof typeof links, string>> = await signedAt(longAgo, longAgo.now())
  return { session, portrait, shares: [share, portuguese], links, expired }
}
export type Linked = Awaited<ReturnType<typeof withLinks>>
export type Links = Linked['links']
export type Link = keyof Links
