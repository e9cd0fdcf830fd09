import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import type { CountedEvent } from '~/core/schemas/counters'
import { receiveMessage } from '~/features/contact/server/receiveMessage'
import { askForPhotos } from '~/features/orders/server/askForPhotos'
import { announcePhotos } from '~/features/photos/server/announcePhotos'
import { count } from '~/server/counters/count'
import { contacts, counters, orders } from '~/server/db/schema'
import { acceptPayment } from '~/server/orders/acceptPayment'
import { createServices } from '~/server/services'
import { backgroundDone } from './background'
import { database, form, order, paidOrder, post, press, rowOf, send, withGateway } from './buyer'
import { logLines } from './logLines'
import { orderIn } from './mailStates'
import { measure } from './measure'

const browser = {
  'user-agent': 'Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36',
}
const look = (path: string, init: RequestInit = {}) =>
  send(path, { ...init, headers: { ...browser, ...init.headers } })

/** Lets the wait of an isolate end when the test says so. */
let end: () => void
beforeEach(async () => {
  let waiting: (() => void)[] = []
  vi.spyOn(scheduler, 'wait').mockImplementation(
    () => new Promise((resolve) => void waiting.push(() => resolve(undefined))),
  )
  end = () => {
    for (const resolve of waiting) resolve()
    waiting = []
  }
  count('view', 'us', 'nothing')
  await written()
  await database.delete(counters)
  vi.mocked(scheduler.wait).mockClear()
})
afterEach(async () => {
  end()
  vi.restoreAllMocks()
  vi.useRealTimers()
})

/** Ends the wait, and gives what is written by then. */
async function written(): Promise<string[]> {
  end()
  await backgroundDone()
  const rows = await database.select().from(counters)
  return rows
    .map(({ edition, event, screen, count }) => [count, event, edition, screen].join(' ').trim())
    .sort()
}

const only = async (...events: CountedEvent[]) =>
  (await written()).filter((line) => events.some((event) => line.split(' ')[1] === event))

describe('views', () => {
  it('are counted by edition and screen, of content and of pages of one’s own', async () => {
    for (const path of ['/us', '/us', '/br', '/launch-br', '/privacy-policy']) await look(path)
    await look('/', { headers: { 'accept-language': 'pt-BR' } })
    await look('/upload?session_id=cs_test_secret')
    await look('/thank-you-br')
    expect(await written()).toEqual([
      '1 view br home',
      '1 view br landing',
      '1 view br launch',
      '1 view br thank-you',
      '1 view us privacy',
      '1 view us upload',
      '2 view us home',
    ])
    // Nothing about anybody.
    expect(JSON.stringify(await database.select().from(counters))).not.toMatch(/secret|session|Mozilla/)
  })

  it('are counted where the browser has the page already or fetches it ahead, and not where nobody looks', async () => {
    const etag = (await look('/us')).headers.get('etag') ?? ''
    expect((await look('/us', { headers: { 'if-none-match': etag } })).status).toBe(304)
    expect((await look('/us', { method: 'HEAD' })).status).toBe(200)
    await look('/us', { headers: { 'sec-purpose': 'prefetch;prerender' } })
    for (const path of ['/nowhere', '/desk', '/healthz', '/sitemap.xml', '/ai-photo-service'])
      await look(path, { method: path === '/nowhere' ? 'HEAD' : 'GET' })
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
  ])('are not those of a machine that says so: %s', async (agent) => {
    await send('/us', { headers: agent ? { 'user-agent': agent } : {} })
    await send('/nowhere', { headers: agent ? { 'user-agent': agent } : {} })
    expect(await written()).toEqual([])
  })

  it('are those of a phone whose maker is called Cubot', async () => {
    await look('/us', { headers: { 'user-agent': 'Mozilla/5.0 (Linux; Android 13; CUBOT P80)' } })
    expect(await written()).toEqual(['1 view us home'])
  })
})

describe('the way to an order', () => {
  it('counts a plan that is chosen on a card or by the checkout’s address, and the payment that is started', async () => {
    await look('/payment?plan=pro')
    await look('/payment-br?plan=GLOBAL')
    await look('/payment')
    await look('/payment?plan=nonsense')
    expect(await only('plan')).toEqual(['1 plan br', '1 plan us'])
    await post('/orders', { edition: 'br', offer: 'service', plan: 'pro' })
    const same = { ...form(), method: 'card' }
    await post('/orders', same)
    // The same form again is the same payment.
    await post('/orders', same)
    expect(await only('plan', 'checkout')).toEqual([
      '1 checkout br',
      '1 checkout us',
      '1 plan us',
      '2 plan br',
    ])
  })

  it('counts no payment that the provider did not start', async () => {
    const broken = withGateway('stripe', () => ({
      createSession: async () => ({ ok: false, code: 'provider_unreachable' }),
    }))
    const { startPayment } = await import('~/features/checkout/server/startPayment')
    await startPayment(broken, 'stripe', form())
    expect(await written()).toEqual([])
  })

  it('counts a payment once, however often its news comes', async () => {
    const session = await order()
    await press(session, 'pay', 'twice')
    await send(`/__sandbox/`)
    await look(`/upload?session_id=${session}`)
    const { confirmOrder } = await import('~/server/orders/confirmOrder')
    await Promise.all([1, 2, 3].map(() => confirmOrder(createServices(), session)))
    expect(await only('paid')).toEqual(['1 paid us'])
  })

  it('counts one that did not fit when the owner takes it', async () => {
    const odd = await orderIn({ status: 'review', chargedMinor: 100, chargedCurrency: 'USD', edition: 'br' })
    await acceptPayment(createServices(), odd, 'owner@example.com')
    await acceptPayment(createServices(), odd, 'owner@example.com')
    expect(await only('paid')).toEqual(['1 paid br'])
  })

  it('counts photos once an order, not again when better ones are asked for', async () => {
    const session = await paidOrder()
    await database.update(orders).set({ photosAt: new Date() })
    const announce = async () => announcePhotos(createServices(), await rowOf(session), 20)
    await announce()
    await announce()
    await askForPhotos(
      createServices(),
      await rowOf(session),
      { reasons: ['more'], words: '' },
      'o@example.com',
    )
    await announce()
    expect(await only('uploaded')).toEqual(['1 uploaded us'])
  })
})

it('counts a message once, and none that is suspected', async () => {
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

it('R-RTE-18 counts a path that does not exist', async () => {
  await look('/nowhere')
  await look('/contato')
  expect(await written()).toEqual(['1 missing br', '1 missing us'])
})

it('a day ends where the owner is', async () => {
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

describe('counting costs', () => {
  it('no statement for a page, and one in ten seconds for however many', async () => {
    const pages = ['/us', '/br', '/launch-us', '/privacy-policy']
    const { statements } = await measure(async () => {
      for (let index = 0; index < 200; index++) await look(pages[index % 4] ?? '')
    })
    expect(statements).toBe(0)
    expect(scheduler.wait).toHaveBeenCalledTimes(1)
    expect(scheduler.wait).toHaveBeenCalledWith(10_000)
    const { calls } = await measure(async () => end())
    expect(calls.map(({ sql }) => sql.includes('INTO counters'))).toEqual([true])
    expect(await written()).toHaveLength(4)
    await look('/us')
    expect(scheduler.wait).toHaveBeenCalledTimes(2)
  })

  it('nothing of an answer when the database is gone, and nothing of the count', async () => {
    const { prepare } = env.DB
    await look('/us')
    const { lines } = await logLines(async () => {
      env.DB.prepare = () => {
        throw new Error('D1 is down')
      }
      await measure(async () => end())
      env.DB.prepare = prepare
    })
    expect(lines.map(({ event }) => event)).toEqual(['counters_not_written'])
    expect((await look('/us')).status).toBe(200)
    expect(await written()).toEqual(['2 view us home'])
  })

  it('no wait for ever when the platform broke one off', async () => {
    vi.useFakeTimers({ toFake: ['Date'] })
    await look('/us')
    vi.mocked(scheduler.wait).mockImplementation(() => Promise.resolve())
    await look('/us')
    expect(await database.select().from(counters)).toEqual([])
    vi.setSystemTime(Date.now() + 30_001)
    await measure(() => look('/us'))
    expect((await database.select().from(counters)).map(({ count }) => count)).toEqual([3])
  })

  it('nothing of the database where Analytics Engine is bound', async () => {
    const points: unknown[] = []
    const writeDataPoint = (point: unknown) => void points.push(point)
    Object.assign(env, { COUNTERS: { writeDataPoint } })
    await look('/us')
    Object.assign(env, {
      COUNTERS: {
        writeDataPoint: () => {
          throw new Error('down')
        },
      },
    })
    expect((await look('/us')).status).toBe(200)
    Reflect.deleteProperty(env, 'COUNTERS')
    expect(points).toEqual([{ indexes: ['view'], blobs: ['view', 'us', 'home'], doubles: [1] }])
    expect(await written()).toEqual([])
  })
})
