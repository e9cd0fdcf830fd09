import { html } from 'hono/html'
import type { Dispute, DisputeRecord } from '../../paypal/disputes/dispute'
import { fallibleRefund } from '../../paypal/failRefund'
import type { OrderRecord } from '../../paypal/order'
import { isExpired } from '../../paypal/readOrder'
import { refundableMinor, refundedMinor } from '../../paypal/refundCapture'
import { captureOf } from '../../paypal/withCapture'
import { disputeButtons } from '../disputeButtons'
import type { Markup } from '../layout'
import { formatAmount, formatMoney } from '../money'
import { studioButton } from '../studioButton'

export function ordersTable(records: OrderRecord[], disputes: readonly DisputeRecord[]): Markup {
  if (records.length === 0) return html`<p class="soft">No PayPal orders yet.</p>`
  return html`<table aria-labelledby="orders">
<thead><tr><th>Amount</th><th>For</th><th>Order</th><th>Capture</th><th>Actions</th></tr></thead>
<tbody>${records.map((record) => orderRow(record, disputes))}</tbody>
</table>`
}

function orderRow(record: OrderRecord, disputes: readonly DisputeRecord[]): Markup {
  const { order, locale, reversed } = record
  const [{ amount, description, custom_id }] = order.purchase_units
  const capture = captureOf(record)
  const refundedAmount = refundedMinor(record)
  const dispute = disputes.find(({ orderId }) => orderId === order.id)?.dispute
  return html`<tr>
<td class="figure">${formatAmount(amount, locale)}</td>
<td><a href="/__sandbox/paypal/approve/${order.id}">${description ?? 'Payment'}</a><br>
<small>${custom_id ?? ''} ${order.payer?.email_address ?? ''}</small><br>
<code>${order.id}</code></td>
<td>${isExpired(record) ? 'EXPIRED' : order.status}</td>
<td>${capture ? html`${capture.status}<br><code>${capture.id}</code>` : ''}
${refundedAmount > 0 ? html`<br>${reversed ? 'reversed' : 'refunded'} ${formatMoney(refundedAmount, amount.currency_code, locale)}` : ''}
${dispute ? html`<br>dispute: ${dispute.dispute_life_cycle_stage} ${dispute.status} ${dispute.dispute_outcome?.outcome_code ?? ''}` : ''}</td>
<td><div class="row">
${capture?.status === 'PENDING' ? [button(order.id, 'complete', 'Succeed now'), button(order.id, 'deny', 'Deny now')] : ''}
${/^(COMPLETED|PARTIALLY_REFUNDED)$/.test(capture?.status ?? '') ? studioButton(order.id) : ''}
${refundableMinor(record) > 0 ? [button(order.id, 'refund', 'Refund in full'), button(order.id, 'refund_half', 'Refund half'), button(order.id, 'reverse', 'Reverse')] : ''}
${fallibleRefund(record) ? button(order.id, 'refund_fails', 'Fail the refund') : ''}
${dispute || refundableMinor(record) > 0 ? disputeButtons(viewOf(dispute), (action, label) => button(order.id, action, label)) : ''}
</div></td>
</tr>`
}

/** The state of a payment's dispute, and the actions possible in each state. */
const viewOf = (dispute: Dispute | undefined): Parameters<typeof disputeButtons>[0] => ({
  state: !dispute
    ? 'none'
    : dispute.status === 'RESOLVED'
      ? 'over'
      : dispute.dispute_life_cycle_stage === 'INQUIRY'
        ? 'inquiry'
        : 'dispute',
  answered: dispute?.status === 'UNDER_REVIEW',
  actions: {
    none: ['dispute', 'inquiry'],
    inquiry: ['answer', 'escalate', 'win', 'lose', 'withdraw'],
    dispute: ['answer', 'win', 'lose', 'withdraw'],
  },
})

const button = (id: string, action: string, label: string): Markup =>
  html`<form method="post" action="/__sandbox/paypal/orders/${id}"><button name="action" value="${action}">${label}</button></form>`
