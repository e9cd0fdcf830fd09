import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { beforeEach, describe, expect, it } from 'vitest'
import type { Locale } from '~/catalog/locales'
import { shiftDay } from '~/catalog/shiftDay'
import { site } from '~/catalog/site'
import type { RevenueSpan } from '~/features/desk/revenue'
import { withActor } from '~/features/desk/server/actor'
import { readToday } from '~/features/desk/server/readToday'
import { readRevenue } from '~/features/desk/server/revenue/readRevenue'
import { revenuePeriod } from '~/features/desk/server/revenue/revenuePeriod'
import { auditLog, counters, disputes, orderPhotos, orders, outbox } from '~/server/db/schema'
import { ownerDay, ownerDayStart } from '~/server/ownerDay'
import { createServices } from '~/server/services'
import { database } from '~tests/worker/support/buyer'
import { insertOrder } from '~tests/worker/support/mailStates'
import { measure } from '~tests/worker/support/measure'

// 12:00 in São Paulo.
const noon = new Date('2027-11-10T15:00:00Z')
const services = createServices({ now: () => noon })
const revenue = (span: RevenueSpan, day?: string) => readRevenue(services, { span, day })
const paid = (at: string, values: Partial<typeof orders.$inferInsert> = {}) =>
  insertOrder({ paidAt: new Date(at), updatedAt: new Date(at), ...values })

beforeEach(async () => {
  for (const table of [orderPhotos, disputes, outbox, auditLog, orders]) await database.delete(table)
})

describe('the revenue', () => {
  it('of October has its first and last second in the owner’s zone, and nothing of the months beside it', async () => {
    await paid('2027-10-01T02:59:59Z', { amountMinor: 1 })
    await paid('2027-10-01T03:00:00Z', { amountMinor: 100 })
    await paid('2027-11-01T02:59:59Z', { amountMinor: 10_000 })
    await paid('2027-11-01T03:00:00Z', { amountMinor: 1 })
    const { first, last, before, after, currencies } = await revenue('month', '2027-10-15')
    expect([first, last, before, after]).toEqual(['2027-10-01', '2027-10-31', '2027-09-30', '2027-11-01'])
    expect(currencies).toMatchObject([{ currency: 'USD', total: { orders: 2, paid: 10_100, net: 10_100 } }])
  })

  it('names plans in the language in which its reader sees the desk', async () => {
    await paid('2027-10-05T12:00:00Z', { plan: 'essential', amountMinor: 12_900 })
    const nameIn = (locale: Locale) =>
      withActor({ email: 'owner@localhost', locale }, async () => {
        const { currencies } = await revenue('month', '2027-10-31')
        return currencies[0]?.products[0]?.name
      })
    expect(await nameIn('en-US')).toBe('AI Photo Pack Essential')
    expect(await nameIn('pt-BR')).toBe('Pacote de Fotos IA Essencial')
  })

  it('deducts refunds, also those settled another way, and what disputes took, by plan, language and provider', async () => {
    await paid('2027-10-05T12:00:00Z', {
      plan: 'pro',
      amountMinor: 29_900,
      refundedMinor: 9_000,
      settledMinor: 900,
    })
    await paid('2027-10-06T12:00:00Z', {
      plan: 'pro',
      edition: 'br',
      amountMinor: 29_900,
      takenMinor: 29_900,
    })
    await paid('2027-10-07T12:00:00Z', { plan: 'global', provider: 'paypal', amountMinor: 39_900 })
    await paid('2027-10-08T12:00:00Z', { plan: 'global', provider: 'stripe_link', amountMinor: 39_900 })
    await paid('2027-10-09T12:00:00Z', {
      status: 'refunded',
      plan: 'global',
      amountMinor: 39_900,
      refundedMinor: 39_900,
    })
    const [usd, ...others] = (await revenue('month', '2027-10-31')).currencies
    expect(others).toEqual([])
    expect(usd?.total).toEqual({ orders: 5, paid: 179_500, refunded: 49_800, taken: 29_900, net: 99_800 })
    expect(usd?.products.map(({ name, paid, net }) => [name, paid, net])).toEqual([
      ['Pacote de Fotos IA Global', 119_700, 79_800],
      ['Pacote de Fotos IA Pro', 59_800, 20_000],
    ])
    expect(usd?.editions.map(({ key, paid }) => [key, paid])).toEqual([
      ['us', 149_600],
      ['br', 29_900],
    ])
    expect(usd?.providers.map(({ key, paid, orders }) => [key, paid, orders])).toEqual([
      ['stripe', 139_600, 4],
      ['paypal', 39_900, 1],
    ])
  })

  it('never adds two currencies, and takes what was charged instead of the price', async () => {
    await paid('2027-10-05T12:00:00Z', { amountMinor: 29_900 })
    await paid('2027-10-05T12:00:00Z', { amountMinor: 8_900, currency: 'BRL', edition: 'br' })
    await paid('2027-10-05T12:00:00Z', {
      status: 'refunded',
      chargedMinor: 5_900,
      chargedCurrency: 'EUR',
      refundedMinor: 5_900,
    })
    const { currencies } = await revenue('day', '2027-10-05')
    expect(currencies.map(({ currency, total }) => [currency, total.paid, total.net])).toEqual([
      ['BRL', 8_900, 8_900],
      ['EUR', 5_900, 0],
      ['USD', 29_900, 29_900],
    ])
  })

  it('has no payment that waits for review or was never made', async () => {
    await paid('2027-11-10T12:00:00Z', { status: 'review' })
    await insertOrder({ status: 'created', paidAt: null })
    expect((await revenue('year')).currencies).toEqual([])
  })

  it('is that of the current period by default, without a later one', async () => {
    const periods = await Promise.all(
      (['day', 'week', 'month', 'year'] as const).map((span) => revenue(span)),
    )
    expect(periods.map(({ first, last, after }) => [first, last, after])).toEqual([
      ['2027-11-10', '2027-11-10', null],
      ['2027-11-08', '2027-11-14', null],
      ['2027-11-01', '2027-11-30', null],
      ['2027-01-01', '2027-12-31', null],
    ])
  })

  it('reads the orders of its period alone', async () => {
    await env.DB.prepare(`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 5000)
      INSERT INTO orders (id, number, offer, plan, edition, amount_minor, currency, provider, request_key,
        provider_session_id, status, paid_at, expires_at, created_at, updated_at)
      SELECT 'order-' || i, printf('%08d', i), 'checkout', 'pro', 'us', 29900, 'USD', 'stripe', 'key-' || i,
        'cs_' || i, 'delivered', ? - i * 3600000, 0, 0, 0 FROM n`)
      .bind(noon.getTime())
      .run()
    const { statements, rowsRead } = await measure(() => revenue('day', '2027-11-05'))
    expect(statements).toBe(1)
    expect(rowsRead).toBeLessThanOrEqual(3 * 24)
  })
})

it('periods of any day follow one another without a gap', () => {
  fc.assert(
    fc.property(
      fc.constantFrom<RevenueSpan>('day', 'week', 'month', 'year'),
      fc.date({ min: new Date('2024-01-01'), max: new Date('2040-01-01'), noInvalidDate: true }),
      (span, date) => {
        const day = date.toISOString().slice(0, 10)
        const { first, next, before } = revenuePeriod(span, day)
        expect(first <= day && day < next && before < first).toBe(true)
        expect(revenuePeriod(span, before).next).toBe(first)
        expect(revenuePeriod(span, next).before < next).toBe(true)
      },
    ),
  )
})

it('a day begins at midnight of the owner, in zones ahead of and behind UTC', () => {
  const starts = ['2027-03-05', '2027-10-31'].map((day) => {
    const start = ownerDayStart(day)
    expect(ownerDay(start)).toEqual({ day, hour: 0 })
    expect(ownerDay(new Date(start.getTime() - 1)).day).not.toBe(day)
    return start.toISOString()
  })
  expect(site.ownerTimeZone).toBe('America/Sao_Paulo')
  expect(starts).toEqual(['2027-03-05T03:00:00.000Z', '2027-10-31T03:00:00.000Z'])
})

it('seven days are seven also after a change of the clocks', async () => {
  // Clocks in São Paulo went forward on November 4, 2018, and back on February 18.
  for (const [at, first] of [
    ['2018-11-10T02:30:00Z', '2018-11-04'],
    ['2018-02-21T02:30:00Z', '2018-02-14'],
  ] as const) {
    await database.delete(counters)
    const days = [shiftDay(first, -1), first].map((day, place) => ({ day, count: 10 ** place }))
    await database
      .insert(counters)
      .values(days.map((day) => ({ ...day, edition: 'us' as const, event: 'paid' as const })))
    const { week } = await readToday(createServices({ now: () => new Date(at) }))
    expect(week.us.paid, at).toBe(10)
  }
  await database.delete(counters)
})

it('Today lists failed refunds, the longest first, and counts what was delivered in a week', async () => {
  const days = (count: number) => new Date(noon.getTime() - count * 24 * 60 * 60_000)
  const late = await paid('2027-11-01T12:00:00Z', { refundFailedMinor: 100, updatedAt: days(1) })
  const early = await paid('2027-11-01T12:00:00Z', {
    ...{ status: 'refunded', refundFailedMinor: 100, updatedAt: days(3) },
  })
  await paid('2027-11-01T12:00:00Z', { status: 'delivered', deliveredAt: days(6), updatedAt: days(6) })
  await paid('2027-11-01T12:00:00Z', { status: 'delivered', deliveredAt: days(8), updatedAt: days(6) })
  await paid('2027-11-01T12:00:00Z', { status: 'delivered', deliveredAt: days(8), updatedAt: days(8) })
  const { failedRefunds, delivered, counts } = await readToday(services)
  expect(failedRefunds.map(({ id }) => id)).toEqual([early.id, late.id])
  expect(delivered).toBe(1)
  expect(counts).toMatchObject({ refunds: 2 })
  expect(counts).not.toHaveProperty('delivered')
})
