import { describe, expect, it } from 'vitest'
import type { Locale } from '~/catalog/locales'
import type { DeskToday } from '~/features/desk/overview'
import type { DeskRevenue } from '~/features/desk/revenue'
import type { DeskEvent, DeskOrder } from '~/features/desk/schema'
import { Corrections } from '../order/Corrections'
import { AcceptDialog } from '../order/dialogs/AcceptDialog'
import { OrderHistory } from '../order/history/OrderHistory'
import { MoreActions } from '../order/MoreActions'
import { NextStep } from '../order/NextStep'
import { OrderHead } from '../order/OrderHead'
import type { OrderActions } from '../order/useOrderActions'
import { WorkHeading } from '../orders/WorkHeading'
import { PortraitCount } from '../portraits/PortraitCount'
import { emptyCounts } from '../shell/counts'
import { DeskHeader } from '../shell/DeskHeader'
import { useDateFormat } from '../shell/useDateFormat'
import { OpenDisputes } from '../today/OpenDisputes'
import { RevenuePeriod } from '../today/RevenuePeriod'
import { hrefOf, now, type Page, render, textsOf } from './renderDesk'

const idle: OrderActions = {
  ...{ busy: undefined, failure: undefined, outdated: false, act: async () => true, forget() {} },
}
describe('a failed refund', () => {
  const counts = { ...emptyCounts, start: 2, refunds: 1 }

  it('is the heading before any order to start, and after disputes', async () => {
    const page = await render(<WorkHeading counts={counts} />)
    expect(textsOf(page, 'h1')).toEqual(['1 failed refund'])
    expect(hrefOf(page, '1 failed refund')).toBe('/desk/today')
    const disputed = await render(<WorkHeading counts={{ ...counts, disputes: 3 }} />)
    expect(textsOf(disputed, 'h1')).toEqual(['3 disputes to answer'])
  })

  it('counts at the page that lists it', async () => {
    const page = await render(<DeskHeader counts={{ ...counts, disputes: 3 }} />)
    expect(textsOf(page, 'a[href="/desk/today"]')).toEqual(['Today4'])
  })
})

it.each([0, 5000])(
  'accepting a payment of which %i was refunded announces the mail, to a known address',
  async (sum) => {
    const order = { amountMinor: 39_900, currency: 'USD', refundedMinor: sum, charged: null } as DeskOrder
    const paragraph = async (email: string) =>
      textsOf(
        await render(<AcceptDialog order={{ ...order, email }} actions={idle} onClose={() => {}} />),
        'p',
      )
    expect((await paragraph('ana@example.com')).join()).toContain(
      'The buyer gets an email with the link to the order.',
    )
    expect((await paragraph('')).join()).not.toContain('email')
  },
)

describe('the length of the period of the revenue', () => {
  const revenue = { span: 'month', before: '2027-02-28', currencies: [] } as const
  const linksIn = (page: Page) => ['Day', 'Week', 'Month', 'Year'].map((name) => hrefOf(page, name))

  it('leads from the current period to the current one', async () => {
    const current: DeskRevenue = {
      ...revenue,
      first: '2027-03-01',
      last: '2027-03-31',
      after: null,
      currencies: [],
    }
    expect(linksIn(await render(<RevenuePeriod revenue={current} />))).toEqual(
      ['day', 'week', 'month', 'year'].map((span) => `/desk/today?span=${span}`),
    )
  })

  it('leads from an earlier period into that one', async () => {
    const past: DeskRevenue = {
      ...revenue,
      first: '2027-02-01',
      last: '2027-02-28',
      after: '2027-03-01',
      currencies: [],
    }
    expect(linksIn(await render(<RevenuePeriod revenue={past} />))[0]).toBe(
      '/desk/today?span=day&day=2027-02-01',
    )
  })
})

describe('a moment', () => {
  function Moments({ at }: { at: number }) {
    const { momentOf, shortDayOf, dayOf, weekdayOf } = useDateFormat()
    return [momentOf, shortDayOf, dayOf, weekdayOf].map((format) => <p key={format(at)}>{format(at)}</p>)
  }
  const momentsAt = async (at: number) => textsOf(await render(<Moments at={at} />), 'p')

  it('has its year only if that is not the current one', async () => {
    expect(await momentsAt(Date.UTC(2027, 0, 5, 9))).toEqual([
      'Jan 5, 9:00 AM',
      'Jan 5',
      'January 5',
      'Tuesday, January 5',
    ])
    expect(await momentsAt(Date.UTC(2026, 11, 30, 9))).toEqual([
      'Dec 30, 2026, 9:00 AM',
      'Dec 30, 2026',
      'December 30, 2026',
      'Wednesday, December 30, 2026',
    ])
  })

  it('of less than an hour ago is counted in minutes', async () => {
    function Since({ at }: { at: number }) {
      return <p>{useDateFormat().since(at)}</p>
    }
    const at = now - 11 * 60_000
    expect(textsOf(await render(<Since at={at} />), 'p')).toEqual(['for 11 min'])
    expect(textsOf(await render(<Since at={at} />, 'pt-BR'), 'p')).toEqual(['há 11 min'])
  })

  it('of the first of a month is written in Portuguese as it is spoken', async () => {
    const at = Date.UTC(2027, 2, 1, 16, 42)
    expect(textsOf(await render(<Moments at={at} />, 'pt-BR'), 'p')).toEqual([
      '1º de mar., 16:42',
      '1º de mar.',
      '1º de março',
      'segunda-feira, 1º de março',
    ])
  })
})

describe('the words of people', () => {
  const words = 'שלום'
  const directionOf = (page: Page, text: string) =>
    [...page.querySelectorAll('*')]
      .findLast(({ textContent }) => textContent?.includes(text))
      ?.closest('[dir]')
      ?.getAttribute('dir')

  it('of a buyer run in their own direction', async () => {
    const order = {
      ...{ name: `${words} name`, number: 'K7QM-2X9P', status: 'in_production', edition: 'us', since: now },
      ...{
        paidAt: null,
        dueAt: null,
        steps: {},
        correctionsAt: now,
        correctionsText: `${words} corrections`,
      },
      made: [
        { id: 'p', name: 'a.jpg', type: 'image/jpeg', number: 1, marked: true, remark: `${words} remark` },
      ],
    } as unknown as DeskOrder
    expect(directionOf(await render(<OrderHead order={order} />), `${words} name`)).toBe('auto')
    const corrections = await render(<Corrections order={order} />)
    for (const part of ['corrections', 'remark'])
      expect(directionOf(corrections, `${words} ${part}`), part).toBe('auto')
  })
})

it.each([
  [1, '1 photo is here (20 recommended)', 'Ask for more photos'],
  [19, '19 photos are here (20 recommended)', 'Ask for more photos'],
  [20, '20 photos are here. Ready to start', 'Start production'],
])('%i photos are counted against what is recommended, and shown', async (photos, title, first) => {
  const sent = Array.from({ length: photos }, (_, id) => ({ id: `${id}`, type: 'image/png' }))
  const order = { status: 'photos_received', photos, sent, actions: ['start', 'ask'], refundFailedMinor: 0 }
  const page = await render(<NextStep order={order as unknown as DeskOrder} actions={idle} />)
  expect(textsOf(page, 'h2')).toEqual([title])
  const glance = page.querySelector('a[href="#photos"]')
  expect(glance?.querySelectorAll('img').length).toBe(Math.min(photos, 6))
  // On wide screens, a few are right below in the section that shows them all.
  expect(/\bmd:hidden\b/.test(glance?.className ?? '')).toBe(photos <= 6)
  const primary = [...page.querySelectorAll('button')].map(({ className }) => /\bbg-ember\b/.test(className))
  expect([textsOf(page, 'button')[0], primary]).toEqual([first, [true, false]])
})

it('an order in production names its starter once, and asks for new photos among rare actions', async () => {
  const order = {
    ...{
      status: 'in_production',
      number: 'K7QM-2X9P',
      since: now,
      dueAt: null,
      paidAt: null,
      actions: ['ask'],
    },
    ...{ steps: { production: now }, startedBy: 'ana@example.com', correctionsAt: null },
  } as unknown as DeskOrder
  const head = await render(<OrderHead order={order} />)
  expect(textsOf(head, 'p').slice(1)).toEqual([
    'In production',
    'Started by ana@example.com, Mar 5, 12:00 PM',
  ])
  const buyers = await render(<OrderHead order={{ ...order, startedBy: null, dueAt: now + 3_600_000 }} />)
  expect(textsOf(buyers, 'p').slice(1)).toEqual([...['In production', 'Deliver by Fri, 1:00 PM in 1 hour']])
  expect(textsOf(await render(<NextStep order={order} actions={idle} />), 'h2, button')).toEqual([])
  expect(textsOf(await render(<MoreActions order={order} actions={idle} />), 'button')).toEqual([
    'Ask for more photos',
  ])
})

it('actions that move money or delete photos are apart from the others, in the color of errors', async () => {
  const order = { actions: ['email', 'keep', 'refund', 'erase'] } as unknown as DeskOrder
  const page = await render(<MoreActions order={order} actions={idle} />)
  const lists = [...page.querySelectorAll('ul')].map((list) =>
    [...list.querySelectorAll('button')].map(({ textContent, className }) => [
      textContent,
      /\btext-rose\b/.test(className),
    ]),
  )
  expect(lists.map((list) => list.map(([, grave]) => grave))).toEqual([
    [false, false],
    [true, true],
  ])
  expect(lists[1]?.map(([name]) => name)).toEqual(['Refund', 'Delete photos now'])
})

describe('the history of an order', () => {
  const lineOf = async (event: Partial<DeskEvent>, locale?: Locale) => {
    const history = [{ at: now, by: 'buyer', detail: null, ...event } as DeskEvent]
    const order = { id: 'o', history, actions: [], made: [] } as unknown as DeskOrder
    return textsOf(await render(<OrderHistory order={order} actions={idle} />, locale), 'li > div > *')
  }

  it('says of a payment that it was confirmed, and of photos that went that others are waited for', async () => {
    expect(await lineOf({ change: 'paid', by: 'provider' })).toEqual([
      'Payment confirmed',
      'Mar 5, 12:00 PM by the payment provider',
    ])
    expect(await lineOf({ change: 'paid' })).toEqual([
      'The order is waiting for photos',
      'Mar 5, 12:00 PM by the buyer',
    ])
  })

  it('names the text that was agreed to by its day and language, in the language of the desk', async () => {
    const consented = (locale: Locale | null) => ({
      change: 'consented' as const,
      detail: JSON.stringify({ version: '2026-12-01-26faef51', locale }),
    })
    expect((await lineOf(consented('pt-BR')))[0]).toBe(
      'Agreed to the use of their photos: consent text of December 1, 2026, in Portuguese',
    )
    expect((await lineOf(consented('en-US'), 'pt-BR'))[0]).toBe(
      'Concordou com o uso das fotos: texto do consentimento de 1º de dezembro de 2026, em inglês',
    )
    expect((await lineOf(consented(null)))[0]).toBe(
      'Agreed to the use of their photos: consent text of December 1, 2026',
    )
  })
})

describe('the portraits of an order', () => {
  const order = {
    ...{ id: 'o', status: 'in_production', made: [], portraits: 0, ordered: 15 },
  } as unknown as DeskOrder
  const countOf = async (changed: Partial<DeskOrder>) =>
    textsOf(await render(<PortraitCount order={{ ...order, ...changed }} />), '.figures')
  const made = [{ id: 'p', name: 'a.jpg', type: 'image/jpeg', number: 1 }] as DeskOrder['made']

  it('are counted against the number that was bought until they are delivered', async () => {
    expect(await countOf({})).toEqual(['0 of 15 portraits'])
    expect(await countOf({ made, portraits: 1 })).toEqual(['1 of 15 portraits'])
    expect(await countOf({ made, portraits: 1, status: 'delivered' })).toEqual(['1 portrait'])
  })

  it('are only counted if what was bought is unknown', async () => {
    expect(await countOf({ ordered: null })).toEqual([])
    expect(await countOf({ ordered: null, made, portraits: 1 })).toEqual(['1 portrait'])
  })
})

it('a dispute of an order without a name is named by the number of the order alone', async () => {
  const dispute = {
    ...{ id: 'd', kind: 'dispute', status: 'open', reason: 'other', amountMinor: 100, currency: 'USD' },
    ...{ takenMinor: 0, respondBy: null, openedAt: now, orderId: 'o', number: 'K7QM-2X9P', name: '' },
  } as DeskToday['disputes'][number]
  const linkOf = async (name: string) =>
    textsOf(await render(<OpenDisputes disputes={[{ ...dispute, name }]} />), 'a[href="/desk/orders/o"]')
  expect(await linkOf('')).toEqual(['Order K7QM-2X9P'])
  expect(await linkOf('Ana')).toEqual(['Order K7QM-2X9P, Ana'])
})
