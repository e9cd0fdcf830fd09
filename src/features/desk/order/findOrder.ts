import { deskOrder } from '~/features/desk/functions/readOrder'
import type { DeskOrder } from '~/features/desk/schema'

/** Reads an order; `undefined` where there is none. Any other failure is thrown. */
export async function findOrder(order: string): Promise<DeskOrder | undefined> {
  try {
    return await deskOrder({ data: { order } })
  } catch (error) {
    // Thrown by the function itself while the page is rendered, by its call in the browser.
    if ((error as { code?: string }).code === 'unknown_order') return undefined
    throw error
  }
}
