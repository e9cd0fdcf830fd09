import { allAddresses, pathOf } from '~/catalog/addresses'
import { deskPaths } from '~/catalog/desk'
import { paidCard, playStudio } from '../journeys/provider'
import { openStores } from '../site/stores'
import { origin } from '../site/visit'

/** Sessions and orders for the pages: one order waits for photos, the other is delivered. */
const sessions = { waiting: '', delivered: '' }
const orders = { waiting: '', delivered: '', none: 'not-there' }
/** Creates the orders for `reactPages`. */
export async function fillReactPages(): Promise<void> {
  sessions.waiting = await paidCard(origin, 'br')
  sessions.delivered = await paidCard(origin, 'us')
  await playStudio(origin, sessions.delivered)
  const stores = openStores()
  for (const [name, session] of Object.entries(sessions))
    Object.assign(orders, {
      [name]: stores.rows('SELECT id FROM orders WHERE provider_session_id = ?', session)[0]?.id,
    })
  stores.close()
}

/** Pages that React hydrates as a whole: private addresses, pages with a session and all desk pages. */
export const reactPages: Record<string, () => string> = {
  ...Object.fromEntries(
    allAddresses()
      .filter(({ islands }) => !islands)
      .map(({ path }) => [path, () => path]),
  ),
  'the upload of an order': () => `${pathOf('upload', 'br')}?session_id=${sessions.waiting}`,
  'the page of an order without photos': () => `${pathOf('thank-you', 'br')}?session_id=${sessions.waiting}`,
  'the page of a delivered order': () => `${pathOf('thank-you', 'us')}?session_id=${sessions.delivered}`,
  ...Object.fromEntries(
    Object.values(deskPaths)
      .filter((path) => !path.includes('$'))
      .flatMap((path) => [path, `${path}?list=all`])
      .map((path) => [path, () => path]),
  ),
  ...Object.fromEntries(
    (Object.keys(orders) as (keyof typeof orders)[]).map((name) => [
      `${deskPaths.order}: ${name}`,
      () => deskPaths.order.replace('$id', orders[name]),
    ]),
  ),
}
