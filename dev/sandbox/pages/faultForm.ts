import { html } from 'hono/html'
import { type Fault, type FaultKind, faultKinds } from '../faults'
import type { Markup } from './layout'

const kindNames: Record<FaultKind, string> = {
  error: 'Answer 500',
  timeout: 'Never answer',
  garbage: 'Answer garbage',
}

export function faultForm(fault: Fault | null): Markup {
  return html`<p>${fault ? `The next ${fault.calls} API calls: ${kindNames[fault.kind]}.` : 'API calls are answered normally.'}</p>
<form method="post" action="/__sandbox/faults" class="row">
<label>Fault <select name="kind">${faultKinds.map((kind) => html`<option value="${kind}">${kindNames[kind]}</option>`)}</select></label>
<label>Calls <input type="number" name="calls" value="1" min="1" max="1000"></label>
<button name="action" value="set">Set fault</button>
<button name="action" value="clear">Clear faults</button>
</form>`
}
