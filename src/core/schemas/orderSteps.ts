/** The steps of an order, in sequence. */
export const orderSteps = ['paid', 'photos', 'production', 'delivered'] as const
export type OrderStep = (typeof orderSteps)[number]
