import { createHash } from 'node:crypto'
import { expect } from 'vitest'
import { type Edition, editions } from '~/catalog/editions'
import { currentConsent } from '~/features/photos/content/consent'
import { pageHeaders, paidCard } from '~tests/e2e/journeys/provider'
import { callFunction, send } from '~tests/e2e/site/callFunction'
import { siteStores } from '~tests/e2e/site/stores'
import { origin } from '~tests/e2e/site/visit'
import { smallPhotos } from '~tests/fixtures/photos'

const stores = siteStores()

/** Creates a paid order with photos over HTTP. */
export async function orderWithPhotos(edition: Edition, count = 2) {
  const session = await paidCard(origin, edition)
  for (const [index, { name, mimeType, buffer }] of (await smallPhotos(count)).entries()) {
    const sha256 = createHash('sha256').update(buffer).digest('hex')
    const response = await send(`${origin}/photos`, {
      method: 'PUT',
      body: new Uint8Array(buffer),
      headers: {
        ...pageHeaders(origin),
        'content-type': mimeType,
        'x-session-id': session,
        'x-photo-index': String(index),
        'x-photo-name': name,
        'x-photo-sha256': sha256,
        'x-photo-source': sha256,
        'x-consent': `${currentConsent}.${editions[edition].locale}`,
      },
    })
    expect(response.status, await response.text()).toBe(200)
  }
  await callFunction(origin, 'upload-photos', { sessionId: session, photoUrls: [] })
  const [order] = stores.rows('SELECT id, number FROM orders WHERE provider_session_id = ?', session)
  return { id: String(order?.id), number: String(order?.number).replace(/^.{4}/, '$&-') }
}
