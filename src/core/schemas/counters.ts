/** Events counted per day and edition (never per person): the steps of a purchase, then leads and missing paths. */
export const countedEvents = ['view', 'plan', 'checkout', 'paid', 'uploaded', 'lead', 'missing'] as const
export type CountedEvent = (typeof countedEvents)[number]
