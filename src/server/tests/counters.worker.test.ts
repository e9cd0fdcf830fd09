import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CountedEvent } from '~/core/schemas/counters'
import { receiveMessage } from '~/features/contact/server/receiveMessage'
import { readToday } from '~/features/desk/server/readToday'
import { requestRetake } from '~/features/orders/server/requestRetake'
import { announcePhotos } from '~/features/photos/server/announcePhotos'
import { count } from '~/server/counters/count'
import { contacts, counters, orders } from '~/server/db/schema'
import { acceptPayment } from '~/server/orders/acceptPayment'
import { createServices } from '~/server/services'
import { backgroundDone } from '~tests/worker/support/background'
import {
  database,
  form,
  order,
  paidOrder,
  post,
  press,
  rowOf,
  send,
  withGateway,
} from '~tests/worker/support/buyer'
import { logLines } from '~tests/worker/support/logLines'
import { insertOrder } from '~tests/worker/support/mailStates'
import { measure } from '~tests/worker/support/measure'

const browser = {
  'user-agent': 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
}
const visit = (path: string, init: RequestInit = {}) =>
  send(path, { ...init, headers: { ...browser, ...init.headers } })

/** Ends the delay after which an isolate writes its counters. */
let flush: () => void
beforeEach(async () => {
  let waiting: (() => void)[] = []
  vi.spyOn(scheduler, 'wait').mockImplementation(
    () => new Promise((resolve) => void waiting.push(() => resolve(undefined))),
  )
  flush = () => {
    for (const resolve of waiting) resolve()
    waiting = []
  }
  count('view', 'us', 'nothing')
  await written()
  await database.delete(counters)
  vi.mocked(scheduler.wait).mockClear()
})
afterEach(async () => {
  flush()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** Ends the delay and returns the written counters. */
async function written(): Promise<string[]> {
  flush()
  await backgroundDone()
  const rows = await database.select().from(counters)
  return rows
    .map(({ edition, event, screen, count }) => [count, event, edition, screen].join(' ').trim())
    .sort()
}

const only = async (...events: CountedEvent[]) =>
  (await written()).filter((line) => events.some((event) => line.split(' ')[1] === event))

describe('views', () => {
  it('are counted by edition and screen, for content and private pages', async () => {
    for (const path of ['/us', '/us', '/br', '/launch-br', '/privacy-policy']) await visit(path)
    await visit('/', { headers: { 'accept-language': 'pt-BR' } })
    await visit('/upload?session_id=cs_test_secret')
    await visit('/thank-you-br')
    expect(await written()).toEqual([
      '1 view br home',
      '1 view br landing',
      '1 view br launch',
      '1 view br thank-you',
      '1 view us privacy',
      '1 view us upload',
      '2 view us home',
    ])
    // No personal data.
    expect(JSON.stringify(await database.select().from(counters))).not.toMatch(/secret|session|Mozilla/)
  })

  it('include cached and prefetched pages, but not HEAD requests and non-pages', async () => {
    const etag = (await visit('/us')).headers.get('etag') ?? ''
    expect((await visit('/us', { headers: { 'if-none-match': etag } })).status).toBe(304)
    expect((await visit('/us', { method: 'HEAD' })).status).toBe(200)
    await visit('/us', { headers: { 'sec-purpose': 'prefetch;prerender' } })
    for (const path of ['/nowhere', '/desk', '/healthz', '/sitemap.xml', '/ai-photo-service'])
      await visit(path, { method: path === '/nowhere' ? 'HEAD' : 'GET' })
    expect(await only('view')).toEqual(['3 view us home'])
  })

  it.each([
    'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)',
    'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
    'Mozilla/5.0 (compatible; YandexBot/3.0)',
    'ia_archiver (+http://www.alexa.com/site/help/webmasters; crawler@alexa.com)',
    'curl/8.5.0',
    'python-requests/2.31',
    'Mozilla/5.0 HeadlessChrome/120.0',
    '',
  ])('exclude bots and scripts: %s', async (agent) => {
    await send('/us', { headers: agent ? { 'user-agent': agent } : {} })
    await send('/nowhere', { headers: agent ? { 'user-agent': agent } : {} })
    expect(await written()).toEqual([])
  })

  it('include phones by the maker Cubot', async () => {
    await visit('/us', { headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 13; CUBOT P80)' } })
    expect(await written()).toEqual(['1 view us home'])
  })
})

describe('the order funnel', () => {
  it('counts a plan chosen on a card or by checkout URL, and a started payment', async () => {
    await visit('/payment?plan=pro')
    await visit('/payment-br?plan=GLOBAL')
    await visit('/payment')
    await visit('/payment?plan=nonsense')
    expect(await only('plan')).toEqual(['1 plan br', '1 plan us'])
    await post('/orders', { edition: 'br', offer: 'service', plan: 'pro' })
    const same = { ...form(), method: 'card' }
    await post('/orders', same)
    // Resubmitting the form is the same payment.
    await post('/orders', same)
    expect(await only('plan', 'checkout')).toEqual([
      '1 checkout br',
      '1 checkout us',
      '1 plan us',
      '2 plan br',
    ])
  })

  it('does not count a payment that the provider could not start', async () => {
    const broken = withGateway('stripe', () => ({
      createSession: async () => ({ ok: false, code: 'provider_unreachable' }),
    }))
    const { startPayment } = await import('~/features/checkout/server/startPayment')
    await startPayment(broken, 'stripe', form())
    expect(await written()).toEqual([])
  })

  it('counts a payment once, however often it is reported', async () => {
    const session = await order()
    await press(session, 'pay', 'twice')
    await send(`/__sandbox/`)
    await visit(`/upload?session_id=${session}`)
    const { confirmOrder } = await import('~/server/orders/confirmOrder')
    await Promise.all([1, 2, 3].map(() => confirmOrder(createServices(), session)))
    expect(await only('paid')).toEqual(['1 paid us'])
  })

  it('counts a mismatched payment when the owner accepts it', async () => {
    const odd = await insertOrder({
      status: 'review',
      chargedMinor: 100,
      chargedCurrency: 'USD',
      edition: 'br',
    })
    await acceptPayment(createServices(), odd, 'owner@example.com')
    await acceptPayment(createServices(), odd, 'owner@example.com')
    expect(await only('paid')).toEqual(['1 paid br'])
  })

  it('counts photos once per order, not again after a retake request', async () => {
    const session = await paidOrder()
    await database.update(orders).set({ photosAt: new Date() })
    const announce = async () => announcePhotos(createServices(), await rowOf(session), 20)
    await announce()
    await announce()
    await requestRetake(
      createServices(),
      await rowOf(session),
      { reasons: ['more'], words: '' },
      'o@example.com',
    )
    await announce()
    expect(await only('uploaded')).toEqual(['1 uploaded us'])
  })
})

it('counts a message once, and not when suspected as spam', async () => {
  await database.delete(contacts)
  const message = (text: string, trapped = false) => ({
    ...{ source: 'br-home' as const, edition: 'br' as const, name: 'Ana', email: 'ana@example.com' },
    ...{ company: null, instagram: null, message: text, trapped, challenge: undefined, formKey: 'one' },
  })
  const sender = { address: '192.0.2.1', pace: 'usual' as const }
  for (const text of ['A', 'A', 'B']) await receiveMessage(createServices(), message(text), sender)
  await receiveMessage(createServices(), message('C', true), sender)
  expect(await written()).toEqual(['2 lead br'])
})

it('R-RTE-18 counts missing paths', async () => {
  await visit('/nowhere')
  await visit('/contato')
  expect(await written()).toEqual(['1 missing br', '1 missing us'])
})

it('a day ends at midnight in the owner’s time zone', async () => {
  vi.useFakeTimers({ toFake: ['Date'] })
  // Midnight in São Paulo is three o'clock in UTC.
  for (const moment of ['2027-03-05T02:59:59Z', '2027-03-05T03:00:00Z']) {
    vi.setSystemTime(new Date(moment))
    count('lead', 'us')
    await written()
  }
  const rows = await database.select().from(counters)
  expect(rows.map(({ day, count }) => [day, count])).toEqual([
    ['2027-03-04', 1],
    ['2027-03-05', 1],
  ])
})

it('the desk’s numbers have what this isolate has not written yet, once', async () => {
  count('lead', 'br')
  expect((await readToday(createServices())).day.br.lead).toBe(1)
  expect(await only('lead')).toEqual(['1 lead br'])
})

describe('counting', () => {
  it('runs no statement per page, and one per ten seconds in all', async () => {
    const pages = ['/us', '/br', '/launch-us', '/privacy-policy']
    const { statements } = await measure(async () => {
      for (let index = 0; index < 200; index++) await visit(pages[index % 4] ?? '')
    })
    expect(statements).toBe(0)
    expect(scheduler.wait).toHaveBeenCalledTimes(1)
    expect(scheduler.wait).toHaveBeenCalledWith(10_000)
    const { calls } = await measure(async () => flush())
    expect(calls.map(({ sql }) => sql.includes('INTO counters'))).toEqual([true])
    expect(await written()).toHaveLength(4)
    await visit('/us')
    expect(scheduler.wait).toHaveBeenCalledTimes(2)
  })

  it('fails no response and loses no count when the database is down', async () => {
    const { prepare } = env.DB
    await visit('/us')
    const { lines } = await logLines(async () => {
      env.DB.prepare = () => {
        throw new Error('D1 is down')
      }
      await measure(async () => flush())
      env.DB.prepare = prepare
    })
    expect(lines.map(({ event }) => event)).toEqual(['counters_not_written'])
    expect((await visit('/us')).status).toBe(200)
    expect(await written()).toEqual(['2 view us home'])
  })

  it('does not wait forever when the platform aborts a delay', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    await visit('/us')
    vi.mocked(scheduler.wait).mockImplementation(() => Promise.resolve())
    await visit('/us')
    expect(await database.select().from(counters)).toEqual([])
    vi.setSystemTime(Date.now() + 30_001)
    await measure(() => visit('/us'))
    expect((await database.select().from(counters)).map(({ count }) => count)).toEqual([3])
  })
})
