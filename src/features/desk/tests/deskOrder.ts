import { paidOrder, rowOf } from '~tests/worker/support/buyer'

export const by = 'owner@example.com'
export async function paid(): Promise<{ id: string; session: string }> {
  const session = await paidOrder()
  return { session, id: (await rowOf(session)).id }
}
