import { html } from 'hono/html'
import { readSession } from '../stripe/readSession'
import type { SessionRecord } from '../stripe/record'
import { checkoutForm } from './checkoutForm'
import type { PagesContext } from './environment'
import { type Markup, showPage } from './layout'
import { formatMoney } from './money'
import { noticeText } from './notices'
import { successUrl } from './returnUrl'

/** The hosted checkout: what is bought, and a choice of how it ends. */
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
  const said =
    delayed === 'pending' ? 'complete; the payment is on its way' : `complete: ${session.payment_status}`
  return html`<p role="status">This session is ${said}.</p>
<p><a href="${successUrl(session)}">On to the shop</a></p>`
}
