import { allAddresses, pathOf } from '~/catalog/addresses'
import { deskPaths } from '~/catalog/desk'
import { paidCard, playStudio } from './provider'
import { openStores } from './stores'
import { origin } from './visit'

/** What the pages are about: an order that waits for photos, and one whose portraits the buyer has. */
const sessions = { waiting: '', delivered: '' }
const orders = { waiting: '', delivered: '', none: 'not-there' }
/** Brings the orders about which they are. */
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

/** Pages that script takes over whole: every private address, those with a session in it, and every page of the desk. */
export const reactPages: Record<string, () => string> = {
  ...Object.fromEntries(
    allAddresses()
      .filter(({ life }) => life === 'private')
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
