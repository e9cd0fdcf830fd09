import type { Order } from '~/server/orders/order'

/** Whether links to an order's portraits can be open: not while these are being deleted. */
export const isShareable = ({
  eraseRequestedAt,
  consentWithdrawnAt,
}: Pick<Order, 'eraseRequestedAt' | 'consentWithdrawnAt'>): boolean =>
  eraseRequestedAt === null && consentWithdrawnAt === null
