import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import type { CountedEvent } from '~/core/schemas/counters'

/** Steps of the purchase funnel, in order. */
export const funnel = ['view', 'plan', 'checkout', 'paid', 'uploaded'] as const satisfies CountedEvent[]

/** Rows of the table of numbers, in order. */
export const numbers = ['paid', 'uploaded', 'lead', 'view', 'missing'] as const satisfies CountedEvent[]

/** A new event is a type error until it has a name here and a place in a list above. */
export const counterNames: Record<CountedEvent, MessageDescriptor> = {
  view: msg({ message: 'Page views', comment: 'Desk: number of the day' }),
  plan: msg({ message: 'Plan chosen', comment: 'Desk: number of the day' }),
  checkout: msg({ message: 'Checkout started', comment: 'Desk: number of the day' }),
  paid: msg({ message: 'Paid orders', comment: 'Desk: number of the day' }),
  uploaded: msg({ message: 'Orders with photos', comment: 'Desk: number of the day' }),
  lead: msg({ message: 'Messages', comment: 'Desk: number of the day' }),
  missing: msg({
    message: 'Visits to missing pages',
    comment: 'Desk: number of the day; how often visitors, not programs, opened addresses that do not exist',
  }),
} satisfies Record<(typeof funnel | typeof numbers)[number], MessageDescriptor>
