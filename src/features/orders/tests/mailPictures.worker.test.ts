import { parseHTML } from 'linkedom/worker'
import { expect, it } from 'vitest'
import type { OrderMailKind } from '~/core/schemas/mailKinds'
import { requestCorrections } from '~/features/orders/server/requestCorrections'
import { photoLink } from '~/features/photos/server/photoLink'
import { storePreview } from '~/features/photos/server/storePreview'
import { orderUrl } from '~/server/orders/links/orderUrl'
import { createServices } from '~/server/services'
import { jpegBytes } from '~tests/fixtures/photoBytes'
import { paidOrder, rowOf, send, settle } from '~tests/worker/support/buyer'
import { composed } from '~tests/worker/support/composed'
import { deliver, filesOf, later, store } from '~tests/worker/support/studio'
import { path } from './orderCalls'

/** The pictures of the mail about an order, and the pages that they link to. */
async function picturesOf(session: string, kind: OrderMailKind = 'delivered', minutes = 11) {
  const { id } = await rowOf(session)
  const mail = await composed(later(minutes), { kind, subjectId: id, recipient: null })
  const { document } = parseHTML(mail?.html ?? '')
  return [...document.querySelectorAll('img')].map((picture) => ({
    src: picture.getAttribute('src') ?? '',
    alt: picture.getAttribute('alt'),
    href: picture.parentElement?.getAttribute('href'),
    // A pale picture has an edge on the white sheet, and its color has a dark counterpart.
    isFramed: /border:1px solid #/.test(picture.getAttribute('style') ?? '') && picture.className === 'line',
  }))
}

async function addPreviews(session: string) {
  for (const { id, role } of await filesOf(session))
    if (role === 'portrait') await storePreview(createServices(), { id }, jpegBytes(`small ${id}`))
}

it('the mail that brings portraits shows the first four, each with its scene and a link to the order', async () => {
  const session = await paidOrder()
  await deliver(session, ['Paris 1.jpg', 'Office.jpg', 'IMG_3.jpg', 'Beach.jpg', 'Studio.jpg'])
  // Without previews there is nothing to show.
  expect(await picturesOf(session)).toEqual([])
  await addPreviews(session)
  const shown = await picturesOf(session)
  expect(shown.map(({ alt }) => alt)).toEqual([
    'Portrait 1 of 5: Paris',
    'Portrait 2 of 5: Office',
    'Portrait 3 of 5',
    'Portrait 4 of 5: Beach',
  ])
  const page = orderUrl(createServices().config, await rowOf(session))
  for (const { src, href, isFramed } of shown) {
    expect(isFramed).toBe(true)
    expect(href).toBe(page)
    const answer = await send(path(src))
    expect(answer.status).toBe(200)
    expect(answer.headers.get('content-type')).toBe('image/jpeg')
    // A mail program in a browser is another site.
    expect(answer.headers.get('cross-origin-resource-policy')).toBe('cross-origin')
    await answer.body?.cancel()
  }
  expect(await picturesOf(session, 'order_refunded')).toEqual([])
})

it('pictures of a mail last as long as the portraits, and close with a refund', async () => {
  const session = await paidOrder()
  await deliver(session, ['Paris.jpg'])
  await addPreviews(session)
  const [picture] = await picturesOf(session)
  const expires = Number(new URL(picture?.src ?? '').searchParams.get('expires')) * 1000
  const end = Number((await rowOf(session)).portraitEndAt ?? 0)
  expect(end - expires).toBeGreaterThanOrEqual(0)
  expect(end - expires).toBeLessThan(3_600_000)
  await settle(session, 'refund')
  expect((await send(path(picture?.src ?? ''))).status).toBe(404)
})

it('after corrections the mail shows the new portraits', async () => {
  const session = await paidOrder()
  await deliver(session, ['Paris.jpg', 'Office.jpg'])
  await requestCorrections(createServices(), await rowOf(session), { portraits: [], words: 'x' })
  await store(session, 'portrait', 'Beach.jpg')
  await deliver(session, [], later(5))
  await addPreviews(session)
  expect((await picturesOf(session, 'delivered', 30)).map(({ alt }) => alt)).toEqual([
    'Portrait 3 of 3: Beach',
  ])
})

it('a thumbnail is of a portrait only, never of a buyer’s photo', async () => {
  const session = await paidOrder()
  const photo = await store(session, 'photo', 'mine.jpg')
  await storePreview(createServices(), { id: photo }, jpegBytes('small'))
  expect((await send(path(await photoLink(createServices(), photo, 'thumbnail')))).status).toBe(404)
  expect((await send(path(await photoLink(createServices(), photo, 'preview')))).status).toBe(200)
})
