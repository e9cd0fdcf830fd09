import { html } from 'hono/html'
import type { OrderRecord } from '../../paypal/order'
import type { Markup } from '../layout'
import { webhookField } from '../webhookField'

const note =
  'The choice applies to every event of this order. Out of order: the first event arrives after the second.'

/** The cancel button needs no email, so it skips the browser's validation. */
export function approvalForm({ order }: OrderRecord, popup: boolean): Markup {
  const { email_address = 'buyer@example.com', name } = order.payment_source.paypal
  const fullName = [name?.given_name, name?.surname].filter(Boolean).join(' ')
  return html`<form method="post" action="/__sandbox/paypal/approve/${order.id}${popup ? '?window=popup' : ''}">
<label>E-mail
<input type="email" name="email" autocomplete="email" value="${email_address}" required></label>
<label>Name
<input name="name" autocomplete="name" value="${fullName}"></label>
${webhookField(note)}
<p class="row">
<button class="main" name="outcome" value="pay">Pay</button>
<button name="outcome" value="review">Pay, held for review</button>
<button name="outcome" value="declined">Pay with a declined card</button>
<button name="outcome" value="denied">Pay, denied at once</button>
<button name="outcome" value="cancel" formnovalidate>Cancel and go back</button>
</p>
</form>`
}
