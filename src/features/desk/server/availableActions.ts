import { undoMinutes } from '~/core/schemas/limits'
import { isResendable } from '~/core/schemas/mailKinds'
import { studioStatuses } from '~/core/schemas/orderStatus'
import type { DeskAction, DeskEvent, DeskPhoto } from '~/features/desk/schema'
import type { Order } from '~/server/orders/order'
import { refundableMinor } from '~/server/orders/refunds/refundOrder'
import { actions, photoStatuses } from '~/server/orders/statuses'

type Facts = {
  order: Order
  sent: readonly DeskPhoto[]
  made: readonly DeskPhoto[]
  history: readonly DeskEvent[]
  now: Date
}

/** When each action is available. This only hides useless buttons: each action checks its own conditions. */
const conditions: Record<DeskAction['action'], (facts: Facts) => boolean> = {
  start: (facts) => isIn(facts, actions.start.from) && !facts.order.consentWithdrawnAt,
  deliver: (facts) =>
    isIn(facts, actions.deliver.from) &&
    !facts.order.consentWithdrawnAt &&
    facts.made.some(({ superseded }) => !superseded),
  undo: ({ order, now }) => (undoUntil(order) ?? 0) > now.getTime(),
  accept: (facts) =>
    isIn(facts, actions.accept.from) && facts.order.plan !== 'unknown' && facts.order.chargedMinor !== null,
  keep: (facts) => isIn(facts, studioStatuses),
  erase: ({ sent, made }) => sent.length + made.length > 0,
  reopen: (facts) => isIn(facts, actions.reopen.from),
  ask: (facts) => isIn(facts, actions.askForPhotos.from),
  note: () => true,
  resend: ({ history }) =>
    history.some((event) => 'mail' in event && event.sentAt !== null && isResendable(event.mail)),
  email: ({ order }) => order.paidAt !== null,
  refund: ({ order }) =>
    order.paidAt !== null && order.providerPaymentId !== null && refundableMinor(order) > 0,
  settle: ({ order }) => order.refundFailedMinor > 0,
  remove: (facts) =>
    (isIn(facts, photoStatuses) && facts.sent.length > 0) ||
    (isIn(facts, studioStatuses) && facts.made.some(({ seen }) => !seen)),
  supersede: (facts) =>
    isIn(facts, studioStatuses) && facts.made.some(({ seen, superseded }) => seen && !superseded),
  restore: (facts) => isIn(facts, studioStatuses) && facts.made.some(({ superseded }) => superseded),
}

/** Returns the actions that are available on an order now. */
export function availableActions(facts: Facts): DeskAction['action'][] {
  return (Object.keys(conditions) as DeskAction['action'][]).filter((action) => conditions[action](facts))
}

/** Until when the delivery of an order can be undone, in Unix milliseconds; `null` when it is not delivered. */
export function undoUntil({ status, deliveredAt }: Order): number | null {
  return status === 'delivered' && deliveredAt ? deliveredAt.getTime() + undoMinutes * 60_000 : null
}

function isIn({ order }: Facts, statuses: readonly Order['status'][]): boolean {
  return statuses.includes(order.status)
}
