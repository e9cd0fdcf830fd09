import { releaseDelivery, releaseWaiting } from '../deliveries/release'
import type { PagesContext } from './environment'

/** Makes one webhook due now; the drain after each POST delivers it. */
export async function deliverOne(c: PagesContext<'/:id'>): Promise<Response> {
  await releaseDelivery(c.get('host').db, Number(c.req.param('id')))
  return c.redirect('/__sandbox/#webhooks', 303)
}

export async function deliverAll(c: PagesContext): Promise<Response> {
  await releaseWaiting(c.get('host').db)
  return c.redirect('/__sandbox/#webhooks', 303)
}
