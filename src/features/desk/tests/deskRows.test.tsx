import { expect, it } from 'vitest'
import type { RevenueSums } from '~/features/desk/revenue'
import type { DeskOrderRow } from '~/features/desk/schema'
import { OrderRow } from '../orders/OrderRow'
import { OrderState } from '../orders/OrderState'
import { RevenueTable } from '../today/RevenueTable'
import { now, render, textsOf } from './renderDesk'

const hour = 3_600_000
const row = {
  ...{ id: 'o', number: 'K7QM-2X9P', name: 'Ana', email: 'ana@example.com', edition: 'us', plan: 'Pro' },
  ...{ amountMinor: 29_900, currency: 'USD', refundedMinor: 0, refundFailedMinor: 0, dispute: null },
  ...{
    status: 'photos_received',
    photos: 2,
    portraits: 0,
    stalled: false,
    since: now,
    dueAt: now + 30 * hour,
  },
  ...{ retakeRequested: false, corrections: false },
} as unknown as DeskOrderRow

it('a row of the list leads with the deadline; how long an order waits is said from an hour on', async () => {
  const lastCell = async (changed: Partial<DeskOrderRow>) => {
    const page = await render(<OrderRow row={{ ...row, ...changed }} />)
    const [cell] = [...page.querySelectorAll('li > div')].slice(-1)
    return [...(cell?.querySelectorAll('p > span:last-child, div > span') ?? [])].map((part) =>
      part.textContent?.replace(/\s+/g, ' '),
    )
  }
  const due = 'Deliver by Sat, 6:00 PM in 30 hours'
  expect(await lastCell({ photos: 20 })).toEqual([due, 'To start', '20 photos'])
  expect(await lastCell({ photos: 19 })).toEqual([due, 'To start', '19 of 20 photos'])
  expect((await lastCell({ since: now - hour })).slice(1)).toEqual([
    ...['To start', 'since 11:00 AM', '2 of 20 photos'],
  ])
  expect((await lastCell({ status: 'in_production' })).at(-1)).toBe('2 photos')
  expect(await lastCell({ status: 'paid', dueAt: null, photos: 0 })).toEqual(['Waiting for photos'])
})

it('a row begins with the buyer, and its link is named by buyer and number', async () => {
  const page = await render(<OrderRow row={row} />)
  expect(textsOf(page, 'li > div').slice(0, 3)).toEqual([
    ...['Anaana@example.com', 'K7QM-2X9P·English', 'Pro$299'],
  ])
  const link = page.querySelector('a')
  const names = link?.getAttribute('aria-labelledby')?.split(' ') ?? []
  expect(names.map((id) => page.getElementById(id)?.textContent)).toEqual(['Ana', 'K7QM-2X9P'])
})

it('a card has the address only after a search, or without a name', async () => {
  const hidden = async (props: Parameters<typeof OrderRow>[0]) =>
    (await render(<OrderRow {...props} />)).querySelector('a + p')?.className.split(' ').includes('hidden')
  expect(await hidden({ row })).toBe(true)
  expect(await hidden({ row, withEmail: true })).toBe(false)
  expect(await hidden({ row: { ...row, name: '' } })).toBe(false)
})

it('an order in production has another mark than one to start', async () => {
  const markOf = async (status: DeskOrderRow['status']) =>
    (await render(<OrderState row={{ ...row, status }} />)).querySelector('[aria-hidden]')?.className
  expect(await markOf('in_production')).not.toBe(await markOf('photos_received'))
})

it('the revenue leads with its net amount, and has no group of one row or column of zeros', async () => {
  const sums: RevenueSums = { orders: 3, paid: 38_700, refunded: 0, taken: 0, net: 38_700 }
  const rows = (count: number) =>
    Array.from({ length: count }, (_, key) => ({ ...sums, key: `${key}`, name: `Plan ${key}` }))
  const table = (total: RevenueSums, plans: number) =>
    render(
      <RevenueTable
        currency="USD"
        total={total}
        groups={[
          { title: <>By plan</>, rows: rows(plans) },
          { title: <>By provider</>, rows: rows(1) },
        ]}
      />,
    )
  const alone = await table(sums, 1)
  expect(textsOf(alone, 'p')).toEqual(['$387', 'net in USD3 orders$0 refunded'])
  expect(textsOf(alone, 'table')).toEqual([])
  expect(textsOf(await table(sums, 2), 'th')).toEqual(['By plan', 'Orders', 'Paid', 'Plan 0', 'Plan 1'])
  const returned = await table({ ...sums, refunded: 5000, net: 33_700 }, 1)
  expect(textsOf(returned, 'p')).toEqual(['$337', 'net in USD3 orders$50 refunded'])
  expect(textsOf(returned, 'th')).toEqual(['Orders', 'Paid', 'Refunded', 'Net', 'Total'])
})
