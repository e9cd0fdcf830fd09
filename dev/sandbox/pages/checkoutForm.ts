import { html } from 'hono/html'
import type Stripe from 'stripe'
import type { Markup } from './layout'
import { webhookField } from './webhookField'

const note =
  'Out of order needs a delayed method: its first event arrives after the outcome that you choose later on the payments page.'

/** The buttons that need no email skip the browser's validation. */
export function checkoutForm({ id, customer_email }: Stripe.Checkout.Session): Markup {
  return html`<form method="post" action="/__sandbox/checkout/${id}">
<label>E-mail
<input type="email" name="email" autocomplete="email" value="${customer_email ?? ''}" required></label>
<label>Name
<input name="name" autocomplete="name" value=""></label>
${webhookField(note)}
<p class="row">
<button class="main" name="outcome" value="pay">Pay</button>
<button name="outcome" value="delayed">Pay with a delayed method</button>
<button name="outcome" value="decline" formnovalidate>Decline</button>
<button name="outcome" value="cancel" formnovalidate>Cancel and go back</button>
<button name="outcome" value="expire" formnovalidate>Let it expire</button>
</p>
</form>`
}
