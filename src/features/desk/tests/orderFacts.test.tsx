import { expect, it } from 'vitest'
import type { DeskOrder } from '~/features/desk/schema'
import { OrderFacts } from '../order/OrderFacts'
import { render, textsOf } from './renderDesk'

const kept = async (order: Partial<DeskOrder>) => {
  const facts = {
    ...{ plan: 'pro', amountMinor: 29_900, currency: 'USD', edition: 'us', createdAt: 1, provider: 'stripe' },
    ...{ charged: null, paidAt: null, sent: [], made: [], endsApart: null, ...order },
  } as unknown as DeskOrder
  const page = await render(<OrderFacts order={facts} />)
  const labels = textsOf(page, 'dt')
  return textsOf(page, 'dd').flatMap((value, index) =>
    labels[index]?.includes('until') ? [`${labels[index]}: ${value}`] : [],
  )
}

it('the facts of an order name what its last day is about', async () => {
  const file = [{ id: 'p' }] as DeskOrder['sent']
  const [first, last] = [Date.UTC(2027, 1, 26, 13), Date.UTC(2027, 4, 2, 13)]
  expect(await kept({ endsAt: first, sent: file, made: file })).toEqual([
    'Photos stay until: February 26, 2027',
  ])
  expect(await kept({ endsAt: first, made: file })).toEqual(['Portraits stay until: February 26, 2027'])
  const apart = { photos: first, portraits: last }
  expect(await kept({ endsAt: first, endsApart: apart, sent: file, made: file })).toEqual([
    'Photos stay until: February 26, 2027',
    'Portraits stay until: May 2, 2027',
  ])
  expect(await kept({ endsAt: first, erasing: true, made: file })).toEqual([])
})
