import { isOrderId } from '../isOrderId'

/** Returns our metadata for a purchase unit: order id and attempt. */
export const markOf = (order: string, attempt: number) => ({
  reference_id: `attempt-${attempt}`,
  custom_id: order,
})

type Marked = { reference_id?: string | undefined; custom_id?: string | undefined }

/**
 * Reads our metadata from a PayPal order, or from a capture or refund, which repeat its `custom_id`.
 * @returns our order id; `undefined` for a payment of another shop on the same account
 */
export function markedOrder({ reference_id, custom_id }: Marked): string | undefined {
  const ours = isOrderId(custom_id) && (reference_id === undefined || attemptOf(reference_id) !== undefined)
  return ours ? custom_id : undefined
}

/** Parses the attempt number from a `reference_id`. */
export function attemptOf(reference: string | undefined): number | undefined {
  const attempt = reference?.match(/^attempt-(\d+)$/)?.[1]
  return attempt === undefined ? undefined : Number(attempt)
}
