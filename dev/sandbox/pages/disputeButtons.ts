import { html } from 'hono/html'
import type { DisputeAction } from '../disputeActions'
import type { Markup } from './layout'

/** How the latest dispute of a payment stands; `none` where it can still be disputed. */
type DisputeState = 'none' | 'inquiry' | 'dispute' | 'over'

const names: Record<DisputeAction, string> = {
  dispute: 'Dispute',
  inquiry: 'Inquire first',
  escalate: 'Escalate to a dispute',
  answer: 'Answer the dispute',
  win: 'Let the shop win',
  lose: 'Let the buyer win',
  withdraw: 'Withdraw',
}

type Shown = {
  state: DisputeState
  answered: boolean
  actions: Record<Exclude<DisputeState, 'over'>, readonly DisputeAction[]>
}

/** The buttons for what can happen to a payment's dispute next. */
export function disputeButtons(
  { state, answered, actions }: Shown,
  button: (action: string, name: string) => Markup,
): Markup {
  if (state === 'over') return html``
  return html`${actions[state]
    .filter((action) => action !== 'answer' || !answered)
    .map((action) => button(action, names[action]))}`
}
