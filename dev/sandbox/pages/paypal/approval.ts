import { html } from 'hono/html'
import type { OrderRecord } from '../../paypal/order'
import { isExpired, readKnownOrder } from '../../paypal/readOrder'
import type { PagesContext } from '../environment'
import { type Markup, showPage } from '../layout'
import { formatAmount } from '../money'
import { noticeText } from '../notices'
import { approvalForm } from './approvalForm'
import { approvedUrl } from './returnUrls'

/** PayPal's approval page: the purchase, and a choice of outcomes. */
export async function showApproval(c: PagesContext<'/:id'>): Promise<Response> {
  const record = await readKnownOrder(c.get('host').db, c.req.param('id'))
  const notice = noticeText(c.req.query('notice'))
  const open = record.order.status === 'PAYER_ACTION_REQUIRED' && !isExpired(record)
  return showPage(c, {
    title: 'PayPal',
    narrow: true,
    body: html`${summary(record)}
${notice ? html`<p role="alert">${notice}</p>` : ''}
${open ? approvalForm(record, c.req.query('window') === 'popup') : ended(record)}`,
  })
}

function summary({ order, locale }: OrderRecord): Markup {
  const [{ amount, description, payee }] = order.purchase_units
  return html`<dl>
<dt>${description ?? 'Payment'}</dt><dd class="sum">${formatAmount(amount, locale)}</dd>
<dt>To</dt><dd>${payee.email_address}</dd>
<dt>Locale</dt><dd>${locale}</dd>
</dl>`
}

function ended(record: OrderRecord): Markup {
  const [{ payments }] = record.order.purchase_units
  const outcome = isExpired(record)
    ? 'has expired. Nothing was paid.'
    : payments
      ? `has a capture with the status ${payments.captures[0].status}.`
      : 'is approved; the shop has not captured it yet.'
  return html`<p role="status">This order ${outcome}</p>
<p><a href="${approvedUrl(record)}">Continue to the shop</a></p>`
}
