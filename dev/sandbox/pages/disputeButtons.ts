import { html } from 'hono/html'
import type { DisputeAction } from '../disputeActions'
import type { Markup } from './layout'

/** The state of a payment's latest dispute; `none` when there is no dispute yet. */
type DisputeState = 'none' | 'inquiry' | 'dispute' | 'over'

const labels: Record<DisputeAction, string> = {
  dispute: 'Dispute',
  inquiry: 'Inquire first',
  escalate: 'Escalate to a dispute',
  answer: 'Answer the dispute',
  win: 'Let the shop win',
  lose: 'Let the buyer win',
  withdraw: 'Withdraw',
}

type DisputeView = {
  state: DisputeState
  /** Whether the shop has already answered, so that no button offers it again. */
  answered: boolean
  actions: Record<Exclude<DisputeState, 'over'>, readonly DisputeAction[]>
}

/** Renders a button for each step that a payment's dispute allows next. */
export function disputeButtons(
  { state, answered, actions }: DisputeView,
  button: (action: string, label: string) => Markup,
): Markup {
  if (state === 'over') return html``
  return html`${actions[state]
    .filter((action) => action !== 'answer' || !answered)
    .map((action) => button(action, labels[action]))}`
}
