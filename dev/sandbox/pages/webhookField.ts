import { html } from 'hono/html'
import { type WebhookMode, webhookModes } from '../deliveries/enqueue'
import type { Markup } from './layout'

const modeNames: Record<WebhookMode, string> = {
  at_once: 'At once',
  late: 'Late',
  twice: 'Twice',
  out_of_order: 'Out of order',
  never: 'Never',
}

/** Radio buttons for the webhook mode. `note` explains "out of order" for this provider. */
export const webhookField = (note: string): Markup => html`<fieldset>
<legend>Webhook</legend>
${webhookModes.map(
  (mode, index) => html`<label>
<input type="radio" name="webhook" value="${mode}" ${index === 0 ? 'checked' : ''}> ${modeNames[mode]}</label>
`,
)}
<small>Late is 30 seconds. ${note}</small>
</fieldset>`
