import { isOrderId } from '../isOrderId'

/** The mark on everything that we create at PayPal. */
export const markOf = (order: string, attempt: number) => ({
  reference_id: `attempt-${attempt}`,
  custom_id: order,
})

type Marked = { reference_id?: string | undefined; custom_id?: string | undefined }

/**
 * Reads our mark, of an order or of the captures and refunds that repeat its `custom_id`.
 * @returns the order's id; `undefined` for a payment of another shop on the same account
 */
export function markedOrder({ reference_id, custom_id }: Marked): string | undefined {
  const ours = isOrderId(custom_id) && (reference_id === undefined || attemptOf(reference_id) !== undefined)
  return ours ? custom_id : undefined
}

/** The attempt that a payment was created for, by its reference. */
export function attemptOf(reference: string | undefined): number | undefined {
  const attempt = reference?.match(/^attempt-(\d+)$/)?.[1]
  return attempt === undefined ? undefined : Number(attempt)
}
