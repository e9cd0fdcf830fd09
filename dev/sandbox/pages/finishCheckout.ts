import * as v from 'valibot'
import { webhookModes } from '../deliveries/enqueue'
import { email as providerEmail } from '../email'
import { completeSession } from '../stripe/completeSession'
import { expireSession } from '../stripe/expireSession'
import { readSession } from '../stripe/readSession'
import type { PagesContext } from './environment'
import type { Notice } from './notices'
import { successUrl } from './returnUrl'

const form = v.object({
  outcome: v.picklist(['pay', 'delayed', 'decline', 'cancel', 'expire']),
  email: v.optional(v.pipe(v.string(), v.trim()), ''),
  name: v.optional(v.pipe(v.string(), v.trim()), ''),
  webhook: v.optional(v.picklist(webhookModes), 'at_once'),
})

/** Handles a submission of the hosted checkout page. */
export async function finishCheckout(c: PagesContext<'/:id'>): Promise<Response> {
  const { db } = c.get('host')
  const { outcome, email, name, webhook } = v.parse(form, await c.req.parseBody())
  const { session } = await readSession(db, c.req.param('id'))
  const page = `/__sandbox/checkout/${session.id}`
  const back = (notice?: Notice) => c.redirect(notice ? `${page}?notice=${notice}` : page, 303)

  // The page itself shows why a completed or expired session takes no payment.
  if (session.status !== 'open') return back()
  if (outcome === 'decline') return back('declined')
  if (outcome === 'cancel') return c.redirect(session.cancel_url ?? page, 303)
  if (outcome === 'expire') {
    // No event follows an expiry, so it cannot arrive out of order.
    await expireSession(db, session.id, webhook === 'out_of_order' ? 'at_once' : webhook)
    return back()
  }
  if (!v.is(providerEmail, email)) return back('email')
  const buyer = { email, name: name || null }
  const completed = await completeSession(db, session.id, { buyer, delayed: outcome === 'delayed', webhook })
  return completed ? c.redirect(successUrl(completed.session), 303) : back()
}
