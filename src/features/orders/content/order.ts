import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { EditionsWith } from '~/catalog/addresses'
import type { HeadText } from '~/catalog/headText'
import type { BuyerOrder, KnownOrder, OrderActionFailure } from '~/core/schemas/order'
import type { OrderStep } from '~/core/schemas/orderSteps'

type Shop = EditionsWith<'thank-you'>
type DeletionNotice = { title: MessageDescriptor; lead: MessageDescriptor }

export const orderHead: HeadText = {
  title: msg`Your order`,
  description: msg`Where your portraits are, and everything else about your order.`,
}

/** The turnaround: each flow states its own time. */
const turnaround: Record<Shop, MessageDescriptor> = {
  us: msg({
    message: 'They’ll be ready in 24–48 hours. We’ll write to you as soon as you can see them.',
    comment: 'Order page, English edition: the turnaround of the purchase flow',
  }),
  br: msg({
    message:
      'In most cases, they’re ready in under 24 hours. We’ll write to you as soon as you can see them.',
    comment: 'Order page, Portuguese edition: the turnaround of the Portuguese flow',
  }),
}

/** The same before the work has begun: what a buyer who has sent photos asks first. */
const readyIn: Record<Shop, MessageDescriptor> = {
  us: msg({
    message: 'Your portraits will be ready in 24–48 hours. We’ll write to you as soon as you can see them.',
    comment: 'Order page, English edition: the turnaround of the purchase flow',
  }),
  br: msg({
    message:
      'In most cases, your portraits will be ready in under 24 hours. We’ll write to you as soon as you can see them.',
    comment: 'Order page, Portuguese edition: the turnaround of the Portuguese flow',
  }),
}

const ourTurn = msg({ message: 'Thank you. Now it’s our turn.', comment: 'Headline of the order page' })

const deletedTitles = {
  both: msg`Your photos and portraits have been deleted`,
  photos: msg`Your photos have been deleted`,
  portraits: msg`Your portraits have been deleted`,
}

/** Headline and lead of the order page. `{refunded}` is an amount of money, `{portraits}` the number of portraits. */
export const orderStates: Record<BuyerOrder['state'], (edition: Shop) => DeletionNotice> = {
  confirming: () => ({
    title: msg`Your payment is processing`,
    lead: msg`Some payments take a moment to confirm. We’ll write to you as soon as yours goes through. You don’t need to pay again.`,
  }),
  unpaid: () => ({
    title: msg`This order isn’t paid yet`,
    lead: msg`The payment wasn’t completed, and nothing was charged. You can pay whenever you like.`,
  }),
  failed: () => ({
    title: msg`The payment didn’t go through`,
    lead: msg`Nothing was charged. You can use another payment method.`,
  }),
  review: () => ({
    title: msg`We’re checking your payment`,
    lead: msg`We received it, but it doesn’t match the price of your package, so one of us is looking into it. We’ll write to you. Please don’t pay again.`,
  }),
  paid: () => ({
    title: msg`Now we need your photos`,
    lead: msg`We received your payment. Send your photos from your phone or computer, at least 20 if you can, and we’ll start.`,
  }),
  photos_received: (edition) => ({ title: ourTurn, lead: readyIn[edition] }),
  in_production: (edition) => ({ title: msg`We’re making your portraits`, lead: turnaround[edition] }),
  delivered: () => ({
    title: msg`{portraits, plural, one {Your portrait is ready} other {Your portraits are ready}}`,
    lead: msg`{portraits, plural, one {Look at it, download it, and tell us if something isn’t right.} other {Look at them, download them, and tell us if something isn’t right.}}`,
  }),
  emptied: () => ({
    title: deletedTitles.both,
    lead: msg`They’re gone for good, and without photos we can’t make your portraits. Write to us: we can reopen your order for photos, or talk about a refund.`,
  }),
  refunded: () => ({
    title: msg`You’ve been refunded`,
    lead: msg({
      message:
        'We’ve refunded {refunded}. Depending on your bank, a refund can take up to ten days to appear.',
      comment: 'Order page. {refunded} is a sum of money, such as $399',
    }),
  }),
  unknown: () => ({
    title: msg`We couldn’t find this order`,
    lead: msg`Please use the link we sent you. If you’ve lost it, we’ll send it again.`,
  }),
  unreachable: () => ({
    title: msg`We couldn’t look up your order`,
    lead: msg`We couldn’t reach the payment provider. Nothing is lost. Please check again in a moment.`,
  }),
}

/** Replacements for these when the studio has requested other photos, or the buyer corrections. */
export const retakeRequested: DeletionNotice = {
  title: msg`We need new photos`,
  lead: msg`We’ve looked at your photos, and we need different ones for good portraits. Your order is waiting for them.`,
}
export const inCorrection: DeletionNotice = {
  title: msg`We’re working on your corrections`,
  lead: msg`We’ll write to you as soon as the new portraits are ready. The ones you’ve seen stay here in the meantime.`,
}

/** Whether nothing more is made for an order. */
export const isOver = ({ state }: Pick<KnownOrder, 'state'>): boolean =>
  ['emptied', 'delivered', 'refunded'].includes(state)

/** Whether all photos and portraits are deleted, so that only the proof of deletion is left. */
export const isFullyErased = (order: KnownOrder): boolean =>
  // Files that are kept have a last day, also portraits that the buyer has not seen.
  isOver(order) && order.erased !== null && order.endsAt === null

/** After the buyer withdrew the consent before the order was complete. */
const withdrawn: DeletionNotice = {
  title: msg`You withdrew your consent`,
  lead: msg`We no longer use your photos, so we can’t make your portraits. Write to us: we can open your order for new photos, or talk about a refund.`,
}

/** Explains before a withdrawal of the consent what it leads to. */
export const withdrawalEffects = {
  waiting: msg`If you withdraw it, we’ll delete your photos right away and make no portraits from them. They can’t be restored. We’ll write to you about what comes next: new photos, or a refund.`,
  production: msg`If you withdraw it, we’ll stop working on your portraits and delete your photos right away. They can’t be restored. We’ll write to you about what comes next: new photos, or a refund.`,
  corrections: msg`If you withdraw it, we’ll stop working on your corrections and delete your photos and portraits right away. They can’t be restored. First download what you want to keep.`,
  complete: msg`If you withdraw it, we’ll delete your photos and portraits right away. They can’t be restored. First download what you want to keep.`,
  photos: msg`If you withdraw it, we’ll delete your photos right away. They can’t be restored.`,
}

/** Returns headline and lead for an order whose files are deleted; `undefined` for any other and after a refund. */
export function deletionNotice(order: KnownOrder): DeletionNotice | undefined {
  const { state, erased, steps } = order
  if (state === 'emptied' && order.withdrawnAt) return withdrawn
  if (!isFullyErased(order) || !erased || state === 'refunded') return undefined
  const what = erased.photos && erased.portraits ? 'both' : erased.photos ? 'photos' : 'portraits'
  const lead =
    // After a delivery the buyer needs nothing more from us.
    steps.delivered === null
      ? orderStates.emptied('us').lead
      : msg`They’re gone for good. What you’ve downloaded is yours to keep.`
  return { title: deletedTitles[what], lead }
}

/** For an order with photos whose upload is not finished. `{count}` photos. */
export const uploadUnfinished: DeletionNotice & { next: MessageDescriptor } = {
  title: msg({
    message:
      '{count, plural, one {We already have one of your photos} other {We already have # of your photos}}',
    comment: 'Headline of the order page: some photos have arrived, and the upload was not finished',
  }),
  lead: msg`{count, plural, one {Send us the rest: good portraits need more than one.} other {Send us the rest. If that’s all, tell us, and we’ll start with them.}}`,
  next: msg({
    message:
      '{count, plural, one {# photo has arrived. Your turn: send us the others.} other {# photos have arrived. Your turn: send us the others.}}',
    comment: 'Step of an order: some photos have arrived, and the upload was not finished',
  }),
}

/** The steps of an order: the title of each, and its text while it is upcoming (`next`) or was skipped. */
export const stepTexts: Record<
  OrderStep,
  {
    title: MessageDescriptor
    next: Record<Shop, MessageDescriptor>
    /** If a later step was reached without it: it was done in another way. */
    skipped?: MessageDescriptor
  }
> = {
  paid: {
    title: msg({ message: 'Paid', comment: 'Step of an order' }),
    next: both(msg`As soon as your payment is confirmed.`),
  },
  photos: {
    title: msg({ message: 'Photos received', comment: 'Step of an order' }),
    next: both(msg`Your turn: send us your photos.`),
    skipped: msg`You sent your photos another way.`,
  },
  production: {
    title: msg({ message: 'In production', comment: 'Step of an order' }),
    next: both(msg`We look at every photo, then start. After that, no more can be added.`),
  },
  delivered: {
    title: msg({ message: 'Delivered', comment: 'Step of an order' }),
    next: {
      us: msg({
        message: 'In 24–48 hours, here and with a link by email.',
        comment: 'Step of an order, English edition',
      }),
      br: msg({
        message: 'In under 24 hours in most cases, here and with a link by email.',
        comment: 'Step of an order, Portuguese edition',
      }),
    },
  },
}

/** The delivery once its day is known, where the edition states a time for every order. */
export const deliveryDay: Partial<Record<Shop, MessageDescriptor>> = {
  us: msg({
    message: 'By {day}, here and with a link by email.',
    comment: 'Step of an order, English edition. {day} such as December 2, 2026',
  }),
}

function both(text: MessageDescriptor): Record<Shop, MessageDescriptor> {
  return { us: text, br: text }
}

/** Messages for a buyer's action that failed. */
export const orderFailures: Record<OrderActionFailure | 'failed' | 'address' | 'unsaved', MessageDescriptor> =
  {
    unknown: msg`We couldn’t find this order. Please use the link we sent you.`,
    not_now: msg`Your order has changed in the meantime. Please check its status.`,
    too_often: msg`That’s the limit for today. Please write to us, and we’ll help you.`,
    changed_meanwhile: msg`The address was changed elsewhere in the meantime. Please check it again.`,
    not_there: msg`This portrait is no longer here. Please check your order’s status.`,
    failed: msg`That didn’t work. Please try again in a minute.`,
    unsaved: msg`Your answer wasn’t saved. Please check your connection and choose again.`,
    address: msg`Please check this email address: it doesn’t look complete.`,
    too_many: msg`You already have too many active links, so this one wasn’t created. Please turn one off first.`,
  }

/** Messages for a buyer's action that succeeded. */
export const orderDone = {
  correct: msg`We got your correction notes`,
  email: msg`From now on, we’ll write to the new address`,
  link: msg`The link is on its way to you`,
  unshare: msg`The link no longer works`,
}
