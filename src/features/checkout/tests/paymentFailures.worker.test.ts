import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { pathOf } from '~/catalog/addresses'
import { paymentReasons } from '~/features/checkout/paymentReasons'
import { translator } from '~/server/translate'
import {
  clearProviderFaults,
  form,
  order,
  post,
  postForm,
  send,
  setProviderFault,
} from '~tests/worker/support/buyer'

const editions = [
  ['us', /nothing was charged/i, /provider/i, 'en-US'],
  ['br', /nada foi cobrado/i, /provedor/i, 'pt-BR'],
] as const

/** Runs `work` with a database that fails every statement. */
async function withFailingDatabase<Value>(message: string, work: () => Promise<Value>): Promise<Value> {
  const { DB } = env
  const fail = () => Promise.reject(new Error(message))
  const statement = { bind: () => statement, first: fail, all: fail, run: fail, raw: fail }
  Object.assign(env, { DB: { prepare: () => statement, batch: fail, exec: fail } })
  try {
    return await work()
  } finally {
    Object.assign(env, { DB })
  }
}

it.each(editions)('R-ERR-22 explains each order failure in %s', async (edition, charged, provider) => {
  const card = { edition, offer: 'service', plan: 'pro' }
  const checkout = { ...form(), edition }
  const foreign = {
    'sec-fetch-site': 'cross-site',
    origin: 'https://evil.example',
    referer: `https://x.example${pathOf('photo-service', edition)}`,
  }
  const answers = {
    plan: await post('/orders', { ...card, plan: 'premium' }),
    checkoutPlan: await post('/orders', { ...checkout, plan: 'premium' }),
    offer: await post('/orders', { edition, offer: 'gift' }),
    method: await post('/orders', { ...checkout, method: 'cash' }),
    long: await post('/orders', { ...checkout, customerName: 'a'.repeat(501) }),
    locked: await withFailingDatabase('D1_ERROR: database is locked: SQLITE_BUSY', () =>
      post('/orders', card),
    ),
    lockedCheckout: await withFailingDatabase('D1_ERROR: database is locked: SQLITE_BUSY', () =>
      post('/orders', checkout),
    ),
    bug: await withFailingDatabase('D1_ERROR: no such column: x: SQLITE_ERROR', () => post('/orders', card)),
    foreign: await post('/orders', card, foreign),
  }
  const statuses = Object.fromEntries(Object.entries(answers).map(([name, { status }]) => [name, status]))
  expect(statuses).toEqual({
    plan: 422,
    checkoutPlan: 422,
    offer: 422,
    method: 422,
    long: 422,
    locked: 503,
    lockedCheckout: 503,
    bug: 500,
    foreign: 403,
  })
  expect(answers.locked.headers.get('retry-after')).toBe('60')
  const pages = await Promise.all(
    Object.entries(answers).map(async ([name, answer]) => [name, await answer.text()] as const),
  )
  for (const [name, page] of pages) {
    expect([name, page]).toEqual([name, expect.stringMatching(charged)])
    expect([name, page]).toEqual([name, expect.not.stringMatching(provider)])
    expect(page).toContain(`href="${pathOf('photo-service', edition)}"`)
  }
  const titles = pages.map(([, page]) => page.match(/<h1>(.*?)<\/h1>/)?.[1])
  expect(new Set(titles).size).toBe(4)
})

it.each(editions)(
  'R-ERR-06 names the provider only for provider failures, in %s',
  async (edition, _, provider, locale) => {
    await setProviderFault('error', 10)
    const down = await post('/orders', { edition, offer: 'service', plan: 'pro' })
    expect([down.status, await down.text()]).toEqual([502, expect.stringMatching(provider)])
    await clearProviderFaults()
    // Every failure has a text; only these share one.
    const i18n = translator(locale)
    const messages = Object.entries(paymentReasons).map(([code, text]) => [code, i18n._(text)] as const)
    const shared = messages.filter(([code, text]) =>
      messages.some((other) => other[0] !== code && other[1] === text),
    )
    expect(shared.map(([code]) => code).sort()).toEqual([
      'changed_meanwhile',
      'idempotency_conflict',
      'unknown_session',
    ])
    for (const [code, text] of messages)
      expect([code, provider.test(text)]).toEqual([code, /^(provider|email)_/.test(code)])
  },
)

it.each(['.', ')', '>', '%3E', '%22', '),', '…', '%E2%80%8B', '%0A', '%20'])(
  'R-TYP-04 R-UPL-01 redirects an order link with “%s” attached to the clean link',
  async (suffix) => {
    const session = await order()
    for (const path of [
      '/thank-you',
      '/thank-you-br',
      '/upload',
      '/upload-br',
      '/photo-instructions',
      '/instrucoes-upload',
    ])
      for (const named of [`${session}${suffix}`, `%3C${session}${suffix}`]) {
        const answer = await send(`${path}?plan=pro&session_id=${named}`)
        expect([named, answer.status, answer.headers.get('location')]).toEqual([
          named,
          308,
          `${path}?plan=pro&session_id=${session}`,
        ])
        expect(answer.headers.get('cache-control')).toBe('private, no-store')
      }
    expect((await send(`/upload?session_id=${session}`)).status).toBe(200)
  },
)

it.each(['%7BCHECKOUT_SESSION_ID%7D', '...', '%20', 'short.'])(
  'R-UPL-01 does not redirect for the invalid session “%s”',
  async (named) => {
    for (const path of ['/thank-you', '/upload'])
      expect((await send(`${path}?session_id=${named}`)).status).toBe(200)
  },
)

it('R-ERR-08 the checkout requires visible text in its fields', async () => {
  for (const customerName of ['', ' ', '\u200b', '\u3164']) {
    const answer = await postForm({ customerName })
    expect([customerName, answer.status, await answer.text()]).toEqual([
      customerName,
      422,
      expect.stringContaining('Please fill in all fields'),
    ])
  }
})
