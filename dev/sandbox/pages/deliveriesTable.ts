import { html } from 'hono/html'
import type { Delivery } from '../deliveries/delivery'
import type { Markup } from './layout'

export function deliveriesTable(deliveries: Delivery[]): Markup {
  if (deliveries.length === 0) return html`<p class="soft">No webhooks yet.</p>`
  return html`<form method="post" action="/__sandbox/deliveries"><p><button>Deliver all</button> <small>all waiting webhooks; held ones stay held</small></p></form>
<table aria-labelledby="webhooks">
<thead><tr><th>Event</th><th>About</th><th>State</th><th>Attempts</th><th>Action</th></tr></thead>
<tbody>${deliveries.map(deliveryRow)}</tbody>
</table>`
}

function deliveryRow({ id, type, about, state, attempts, last_status, deliver_at }: Delivery): Markup {
  const due = new Date(deliver_at).toISOString().slice(11, 19)
  return html`<tr>
<td>${type}</td><td><code>${about}</code></td>
<td>${state}${state === 'waiting' ? ` until ${due} UTC` : ''}</td>
<td>${attemptsText(attempts, last_status)}</td>
<td><form method="post" action="/__sandbox/deliveries/${id}"><button>${state === 'delivered' ? 'Deliver again' : 'Deliver now'}</button></form></td>
</tr>`
}

function attemptsText(attempts: number, status: number | null): string {
  const times = attempts === 1 ? '1 attempt' : `${attempts} attempts`
  return status === null ? times : `${times}, last answer ${status || 'none'}`
}
