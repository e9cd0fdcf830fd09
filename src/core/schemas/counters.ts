/** What is counted, a day and an edition (never a person). In the order of a purchase; leads and missing paths apart. */
export const countedEvents = ['view', 'plan', 'checkout', 'paid', 'uploaded', 'lead', 'missing'] as const
export type CountedEvent = (typeof countedEvents)[number]
