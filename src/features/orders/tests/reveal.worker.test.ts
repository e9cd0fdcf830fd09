import { expect, it } from 'vitest'
import { noteReveal } from '~/features/orders/server/noteReveal'
import { performBuyerAction } from '~/features/orders/server/performBuyerAction'
import { requestCorrections } from '~/features/orders/server/requestCorrections'
import { eraseNow } from '~/features/photos/server/erasure/eraseNow'
import { createServices } from '~/server/services'
import { paidOrder, rowOf } from '~tests/worker/support/buyer'
import { deliver, later } from '~tests/worker/support/studio'
import { known } from './orderCalls'

it('a delivery is shown anew until the buyer has seen it come up, and so is the next one', async () => {
  const session = await paidOrder()
  expect(await performBuyerAction(createServices(), { sessionId: session, action: 'reveal' })).toMatchObject({
    code: 'not_now',
  })
  await deliver(session, ['one.jpg'], createServices())
  expect((await known(session)).awaitsReveal).toBe(false)
  expect(await performBuyerAction(createServices(), { sessionId: session, action: 'reveal' })).toMatchObject({
    code: 'not_now',
  })
  const seenAt = async (minutes: number) => (await known(session, later(minutes))).awaitsReveal
  expect(await seenAt(11)).toBe(true)
  const before = await rowOf(session)
  expect((await noteReveal(later(11), before)).ok).toBe(true)
  expect(await seenAt(12)).toBe(false)
  // Looking is no progress of the order.
  expect(await rowOf(session)).toEqual({ ...before, revealedAt: expect.any(Date) })
  await requestCorrections(later(12), await rowOf(session), { portraits: [], words: 'x' })
  expect(await seenAt(13)).toBe(false)
  await deliver(session, ['two.jpg'], later(14))
  expect([await seenAt(15), await seenAt(25)]).toEqual([false, true])
  // Without portraits there is nothing to show.
  await eraseNow(later(25), await rowOf(session), 'buyer')
  expect(await seenAt(26)).toBe(false)
})
