import { html } from 'hono/html'
import { readSession } from '../stripe/readSession'
import type { SessionRecord } from '../stripe/record'
import { checkoutForm } from './checkoutForm'
import type { PagesContext } from './environment'
import { type Markup, showPage } from './layout'
import { formatMoney } from './money'
import { noticeText } from './notices'
import { successUrl } from './returnUrl'

/** The hosted checkout page: the line items, and a choice of outcomes. */
export async function showCheckout(c: PagesContext<'/:id'>): Promise<Response> {
  const record = await readSession(c.get('host').db, c.req.param('id'))
  const notice = noticeText(c.req.query('notice'))
  return showPage(c, {
    title: 'Checkout',
    narrow: true,
    body: html`${summary(record)}
${notice ? html`<p role="alert">${notice}</p>` : ''}
${record.session.status === 'open' ? checkoutForm(record.session) : ended(record)}`,
  })
}

function summary({ session, lines }: SessionRecord): Markup {
  const money = (minor: number | null) => formatMoney(minor, session.currency, session.locale)
  return html`<dl>
${lines.map(
  (line) => html`<dt>${line.name}${line.quantity > 1 ? ` × ${line.quantity}` : ''}</dt>
<dd>${line.description ? html`<span class="soft">${line.description}</span><br>` : ''}${money(line.amount)}</dd>`,
)}
<dt>Total</dt><dd class="sum">${money(session.amount_total)}</dd>
<dt>Locale</dt><dd>${session.locale ?? 'auto'}</dd>
</dl>`
}

function ended({ session, delayed }: SessionRecord): Markup {
  if (session.status === 'expired')
    return html`<p role="status">This session has expired. Nothing was paid.</p>
<p><a href="${session.cancel_url ?? '/'}">Back to the shop</a></p>`
  const outcome =
    delayed === 'pending' ? 'complete; the payment is pending' : `complete: ${session.payment_status}`
  return html`<p role="status">This session is ${outcome}.</p>
<p><a href="${successUrl(session)}">Continue to the shop</a></p>`
}
