import { expect, it } from 'vitest'
import type { DeskOrder } from '~/features/desk/schema'
import { OrderFacts } from '../order/OrderFacts'
import { OrderTimeline } from '../order/OrderTimeline'
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

it('photos that came another way are a step done, unlike photos that are still to come', async () => {
  const [paid, production] = [Date.UTC(2027, 2, 1, 12), Date.UTC(2027, 2, 3, 12)]
  const stepsOf = async (status: string, started: number | null) => {
    const steps = { paid, photos: null, production: started, delivered: null }
    const page = await render(<OrderTimeline order={{ status, steps } as unknown as DeskOrder} />)
    return textsOf(page, 'li')
  }
  expect(await stepsOf('in_production', production)).toEqual([
    ...['Paid doneMar 1', 'Photos donecame another way', 'Production doneMar 3', 'Delivered open'],
  ])
  expect(await stepsOf('paid', null)).toEqual([
    ...['Paid doneMar 1', 'Photos open', 'Production open', 'Delivered open'],
  ])
})
