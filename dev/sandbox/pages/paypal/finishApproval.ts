import * as v from 'valibot'
import { webhookModes } from '../../deliveries/enqueue'
import { email as providerEmail } from '../../email'
import { approveOrder } from '../../paypal/approveOrder'
import { fundings } from '../../paypal/order'
import { isExpired, readKnownOrder } from '../../paypal/readOrder'
import type { PagesContext } from '../environment'
import { approvedUrl, cancelledUrl, closedUrl } from './returnUrls'

const form = v.object({
  outcome: v.picklist([...fundings, 'cancel']),
  email: v.optional(v.pipe(v.string(), v.trim()), ''),
  name: v.optional(v.pipe(v.string(), v.trim()), ''),
  webhook: v.optional(v.picklist(webhookModes), 'at_once'),
})

/** Handles a submission of PayPal's approval page. */
export async function finishApproval(c: PagesContext<'/:id'>): Promise<Response> {
  const { db, origin } = c.get('host')
  const { outcome, email, name, webhook } = v.parse(form, await c.req.parseBody())
  const record = await readKnownOrder(db, c.req.param('id'))
  const popup = c.req.query('window') === 'popup'
  const page = new URL(`/__sandbox/paypal/approve/${record.order.id}${popup ? '?window=popup' : ''}`, origin)
  const back = () => c.redirect(page.pathname + page.search, 303)

  if (isExpired(record) || record.order.status === 'COMPLETED') return back()
  if (outcome === 'cancel')
    return c.redirect(popup ? closedUrl(record, 'cancelled') : cancelledUrl(record), 303)
  if (!v.is(providerEmail, email)) {
    page.searchParams.set('notice', 'email')
    return back()
  }
  const approved = await approveOrder(db, origin, record.order.id, {
    buyer: { email, name },
    funding: outcome,
    webhook,
  })
  return c.redirect(popup ? closedUrl(approved, 'approved') : approvedUrl(approved), 303)
}
