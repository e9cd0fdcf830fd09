import { html } from 'hono/html'
import * as v from 'valibot'
import { payOtherShop as payAtPaypal } from '../paypal/payOtherShop'
import { payOtherShop as payAtStripe } from '../stripe/payOtherShop'
import { sendThinEvent } from '../stripe/thinEvent'
import type { PagesContext } from './environment'
import type { Markup } from './layout'

const form = v.object({ what: v.picklist(['stripe', 'paypal', 'thin']) })

/** Sends webhooks of payments and objects that do not concern this site. */
export async function sendForeignEvent(c: PagesContext): Promise<Response> {
  const { db, origin } = c.get('host')
  const { what } = v.parse(form, await c.req.parseBody())
  if (what === 'stripe') await payAtStripe(db, origin)
  else if (what === 'paypal') await payAtPaypal(db, origin)
  else await sendThinEvent(db)
  return c.redirect('/__sandbox/#elsewhere', 303)
}

export function foreignEventForm(): Markup {
  return html`<form method="post" action="/__sandbox/elsewhere" class="row">
<button name="what" value="stripe">Pay another shop with Stripe</button>
<button name="what" value="paypal">Pay another shop with PayPal</button>
<button name="what" value="thin">Send a thin event</button>
</form>`
}
