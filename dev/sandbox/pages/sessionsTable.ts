import { html } from 'hono/html'
import type Stripe from 'stripe'
import { isUndecided } from '../stripe/disputes/disputesOf'
import type { SessionRecord } from '../stripe/record'
import { disputeButtons } from './disputeButtons'
import type { Markup } from './layout'
import { formatMoney } from './money'
import { studioButton } from './studioButton'

export function sessionsTable(
  records: SessionRecord[],
  refunded: Map<string, number>,
  disputes: readonly Stripe.Dispute[],
): Markup {
  if (records.length === 0) return html`<p class="soft">No sessions yet.</p>`
  return html`<table aria-labelledby="sessions">
<thead><tr><th>Amount</th><th>For</th><th>Status</th><th>Payment</th><th>Actions</th></tr></thead>
<tbody>${records.map((record) => sessionRow(record, refunded, disputes))}</tbody>
</table>`
}

function sessionRow(
  { session, lines, delayed }: SessionRecord,
  refunded: Map<string, number>,
  disputes: readonly Stripe.Dispute[],
): Markup {
  const money = (minor: number | null) => formatMoney(minor, session.currency, session.locale)
  const refundedAmount = refunded.get(String(session.payment_intent)) ?? 0
  const refundable = session.payment_status === 'paid' && refundedAmount < (session.amount_total ?? 0)
  const paid = session.payment_status === 'paid'
  const dispute = disputes.find(({ payment_intent }) => payment_intent === session.payment_intent)
  return html`<tr>
<td class="figure">${money(session.amount_total)}</td>
<td><a href="/__sandbox/checkout/${session.id}">${lines.map((line) => line.name).join(', ')}</a><br>
<small>${session.metadata?.plan ?? ''} ${session.customer_details?.email ?? session.customer_email ?? ''}</small><br>
<code>${session.id}</code></td>
<td>${session.status}</td>
<td>${session.payment_status}${delayed ? `, delayed: ${delayed}` : ''}${refundedAmount > 0 ? html`<br>refunded ${money(refundedAmount)}` : ''}${paid && dispute ? html`<br>dispute: ${dispute.status}` : ''}</td>
<td><div class="row">
${delayed === 'pending' ? [button(session.id, 'succeeded', 'Succeed now'), button(session.id, 'failed', 'Fail now')] : ''}
${session.payment_status === 'paid' ? studioButton(session.id) : ''}
${refundable ? [button(session.id, 'refund', 'Refund in full'), button(session.id, 'refund_half', 'Refund half')] : ''}
${refundedAmount > 0 ? button(session.id, 'refund_fails', 'Fail the refund') : ''}
${paid ? button(session.id, 'warn_of_fraud', 'Report fraud') : ''}
${paid && (dispute || refundable) ? disputeButtons(viewOf(dispute), (action, name) => button(session.id, action, name)) : ''}
</div></td>
</tr>`
}

/** The state of a dispute, and the steps that Stripe allows in each state. */
const viewOf = (dispute: Stripe.Dispute | undefined): Parameters<typeof disputeButtons>[0] => ({
  state: !dispute
    ? 'none'
    : !isUndecided(dispute)
      ? 'over'
      : dispute.status.startsWith('warning_')
        ? 'inquiry'
        : 'dispute',
  answered: dispute?.status.endsWith('under_review') ?? false,
  actions: {
    none: ['dispute', 'inquiry'],
    inquiry: ['answer', 'escalate', 'withdraw'],
    dispute: ['answer', 'win', 'lose'],
  },
})

const button = (id: string, action: string, name: string): Markup =>
  html`<form method="post" action="/__sandbox/sessions/${id}"><button name="action" value="${action}">${name}</button></form>`
