import { deskOrder } from '~/features/desk/functions/readOrder'
import type { DeskOrder } from '~/features/desk/schema'

/** Reads an order; `undefined` when it does not exist. Throws on any other failure. */
export async function findOrder(order: string): Promise<DeskOrder | undefined> {
  try {
    return await deskOrder({ data: { order } })
  } catch (error) {
    // During SSR the server function itself throws this error, in the browser the call to it does.
    if ((error as { code?: string }).code === 'unknown_order') return undefined
    throw error
  }
}
