import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { type DeskOrderRow, type OrderList, orderLists } from '~/features/desk/schema'
import { listMessages } from '~/features/desk/server/listMessages'
import { listOrders } from '~/features/desk/server/listOrders'
import { orderTable } from '~/features/desk/server/orderTable'
import { ownerText } from '~/features/desk/server/ownerText'
import { readOrder } from '~/features/desk/server/readOrder'
import { readToday } from '~/features/desk/server/readToday'
import { writeCounters } from '~/server/counters/count'
import { createServices } from '~/server/services'
import { send } from '~tests/worker/support/buyer'
import { measure } from '~tests/worker/support/measure'

const orders = 10_000
const photosEach = 5
const messages = 2000
const now = Date.now()
const numbers = (last: number) =>
  `WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < ${last})`
/** Each of ten states for a tenth of the orders; every order is a minute older than the next. */
beforeAll(async () => {
  const status = `json_extract('["created","expired","paid","photos_received","in_production","review","delivered","delivered","refunded","paid"]', '$[' || (i % 10) || ']')`
  await env.DB.batch([
    env.DB.prepare(`${numbers(orders)}
      INSERT INTO orders (id, number, offer, plan, edition, amount_minor, currency, provider, request_key,
        provider_session_id, customer_name, customer_email, status, expires_at, created_at, updated_at)
      SELECT printf('order-%05d', i), printf('%08d', i), 'checkout', 'pro', CASE WHEN i % 2 THEN 'us' ELSE 'br' END, 29900, 'USD',
        'stripe', 'key-' || i, 'cs_test_' || i, CASE i WHEN 7 THEN '=HYPERLINK("http://evil.example","x")' WHEN 8 THEN 'João "Zé" da Conceição'
        ELSE 'Ana Lima' END, 'buyer' || i || '@example.com', ${status}, 0, 0, ${now} - (${orders} - i) * 60000 FROM n`),
    env.DB.prepare(`UPDATE orders SET paid_at = updated_at, photos_at = updated_at, files_at = updated_at
      WHERE status NOT IN ('created', 'expired')`),
    env.DB.prepare(`${numbers(orders * photosEach)}
      INSERT INTO order_photos (id, order_id, role, key, name, size, type, sha256, created_at, stored_at)
      SELECT 'photo-' || i, printf('order-%05d', i % ${orders} + 1), CASE WHEN i > ${orders} THEN 'photo' ELSE 'portrait' END,
        'key-' || i, 'a.jpg', 1, 'image/jpeg', 'hash-' || i, 0, ${now} FROM n`),
    env.DB.prepare(`${numbers(orders)}
      INSERT INTO outbox (id, kind, subject_id, attempts, due_at, sent_at, created_at, failures)
      SELECT printf('order-%05d:order_paid', i), 'order_paid', printf('order-%05d', i), 1, ${now},
        CASE WHEN i % 10 THEN ${now} END, ${now}, 1 FROM n`),
    env.DB.prepare(`${numbers(orders)}
      INSERT INTO changes SELECT NULL, printf('order-%05d', i), 'paid', 'provider', NULL, ${now} FROM n`),
    env.DB.prepare(`${numbers(messages)}
      INSERT INTO contacts (id, source, edition, name, email, company, instagram, message, flagged, message_key,
        created_at, notified_at, answered_at)
      SELECT 'contact-' || i, 'us-home', 'us', 'Ana', 'ana@example.com', NULL, NULL,
        CASE i WHEN 1 THEN '@SUM(1+9)' WHEN 2 THEN 'a' || char(10) || '=1+1' ELSE 'Hello' END,
        CASE WHEN i % 4 = 0 THEN 'trap' END, 'message-' || i, ${now} - i, 0, CASE WHEN i % 2 THEN ${now} END FROM n`),
    env.DB.prepare(`${numbers(60)}
      INSERT INTO counters SELECT date('now', '-' || i || ' days'), 'us', 'view', 'home', 10 FROM n`),
    // Twenty years of verdicts, on every plan of both lists.
    env.DB.prepare(`${numbers(20 * 12 * 8 * 3)}
      INSERT OR IGNORE INTO verdict_counts SELECT strftime('%Y-%m', 'now', '-' || (i / 24) || ' months'),
        CASE WHEN i / 3 % 2 THEN 'service' ELSE 'checkout' END, 'plan-' || (i / 6 % 4),
        json_extract('["me","almost","not_me"]', '$[' || (i % 3) || ']'), 10 FROM n`),
    env.DB.prepare(
      `${numbers(1000)} INSERT INTO missing_paths SELECT '/old/' || i, i, NULL, 0, ${now} FROM n`,
    ),
    env.DB.prepare(
      `${numbers(1000)} INSERT INTO strays SELECT 'stray-' || i, 'object_without_row', 0 FROM n`,
    ),
  ])
})
const list = (list: OrderList, after?: string, search = '') =>
  listOrders(createServices(), { list, search, after })
const found = async (search: string) =>
  (await list('all', undefined, search)).rows.map(({ number }) => number)
describe('with ten thousand orders and fifty thousand photos', () => {
  const bounded: Record<string, () => Promise<unknown>> = {
    ...Object.fromEntries(orderLists.map((name) => [`the list ${name}`, () => list(name)])),
    'a later page': async () => list('work', `${now - 60_000 * 5000}.order-05000`),
    'a search for a name in all orders': () => list('all', undefined, 'ana lima'),
    'a search for one order': () => list('all', undefined, '0000-0123'),
    'a search without results': () => list('all', undefined, 'nobody@nowhere.example'),
    'an order': () => readOrder(createServices(), 'order-00123'),
    'waiting messages': () => listMessages(createServices(), { list: 'waiting', after: undefined }),
    'suspected messages': () => listMessages(createServices(), { list: 'suspected', after: undefined }),
    'answered messages': () => listMessages(createServices(), { list: 'answered', after: undefined }),
    'the overview': () => readToday(createServices()),
  }

  it.each(Object.keys(bounded).map((name) => [name, name === 'the overview' ? 4000 : 1000] as const))(
    '%s takes at most 12 statements and reads at most %i rows',
    async (name, rows) => {
      // The overview would write what other files have counted.
      await writeCounters()
      const { statements, rowsRead } = await measure(async () => bounded[name]?.())
      expect(statements).toBeLessThanOrEqual(12)
      expect(rowsRead).toBeLessThanOrEqual(rows)
    },
  )

  it('the day begins at midnight in the owner’s time zone; a week is 7 days and a month 30', async () => {
    const days = { '2027-03-05': 1, '2027-02-27': 2, '2027-02-26': 4, '2027-02-04': 8, '2027-02-03': 16 }
    for (const [day, count] of Object.entries(days))
      await env.DB.prepare(`INSERT INTO counters VALUES (?, 'br', 'paid', '', ?)`).bind(day, count).run()
    // 23:00 on March 5 in São Paulo.
    const late = createServices({ now: () => new Date('2027-03-06T02:00:00Z') })
    const today = await readToday(late)
    expect([today.day.br.paid, today.week.br.paid, today.month.br.paid]).toEqual([1, 3, 15])
    expect([today.day.us.view, today.missing.length, today.orphans.length]).toEqual([0, 0, 20])
    expect(today.stalled.map(({ status }) => status)).toEqual(
      expect.arrayContaining(['paid', 'in_production']),
    )
    expect(today.stalled.every(({ stalled }) => stalled)).toBe(true)
  })

  /** The rows of the first pages of a list. */
  const pagesOf = async (name: OrderList, after?: string) => {
    const seen: DeskOrderRow[] = []
    for (let cursor = after; seen.length < 100; ) {
      const { rows, next } = await list(name, cursor)
      expect(rows).toHaveLength(25)
      seen.push(...rows)
      cursor = next ?? undefined
    }
    expect(new Set(seen.map(({ id }) => id)).size).toBe(100)
    return seen
  }

  it('pages show every order of a list once, the latest change first', async () => {
    const seen = await pagesOf('review')
    expect(seen.map(({ since }) => since)).toEqual(seen.map(({ since }) => since).toSorted((a, b) => b - a))
    expect(seen.every(({ photos, portraits }) => photos === 4 && portraits === 1)).toBe(true)
  })

  it('the first order due is first, also where one deadline fills more than a page', async () => {
    await env.DB.prepare(`UPDATE orders SET photos_at = ${now} - 86400000 * 9, edition = 'us'
      WHERE id > 'order-09700' AND status IN ('photos_received', 'in_production')`).run()
    for (const name of ['work', 'start', 'production'] as const) {
      const seen = await pagesOf(name)
      const dues = seen.map(({ dueAt }) => Number(dueAt))
      expect(dues).toEqual(dues.toSorted((a, b) => a - b))
      expect(dues.filter((due) => due === dues[0]).length).toBe(name === 'work' ? 60 : 30)
    }
  })

  it('orders without a deadline are last, the latest change first', async () => {
    const seen = await pagesOf('work', `due.${now + 86400000 * 2 - 60_000 * 400}.order`)
    expect(seen[0]?.status).not.toBe('review')
    const review = seen.slice(seen.findIndex(({ dueAt }) => dueAt === null))
    expect(review).toEqual((await pagesOf('review')).slice(0, review.length))
  })

  it('the last page has no cursor, and an invalid cursor starts at the beginning', async () => {
    const { rows, next } = await list('review', `${now - 60_000 * 9990}.order-00010`)
    expect([rows.map(({ id }) => id), next]).toEqual([['order-00005'], null])
    const [first] = (await list('all')).rows
    for (const nonsense of ['', 'x', '1.2.3', "1.'; DROP TABLE orders", '9'.repeat(40)])
      expect((await list('all', nonsense)).rows[0]).toEqual(first)
  })

  it('counts waiting items up to 100', async () => {
    await env.DB.prepare("UPDATE orders SET refund_failed_minor = 100 WHERE id = 'order-00009'").run()
    await env.DB.prepare(
      "UPDATE contacts SET answered_at = 1 WHERE flagged IS NOT NULL AND id NOT IN ('contact-4', 'contact-8')",
    ).run()
    expect((await list('work')).counts).toEqual({
      start: 100,
      production: 100,
      review: 100,
      photos: 100,
      messages: 100,
      suspected: 2,
      disputes: 0,
      refunds: 1,
    })
  })

  it('finds orders by number, name and address, by word prefix, ignoring accents', async () => {
    expect(await found('0000-0123')).toEqual(['0000-0123'])
    expect(await found('00000123')).toEqual(['0000-0123'])
    expect(await found('conceicao')).toEqual(['0000-0008'])
    expect(await found('CONCEI')).toEqual(['0000-0008'])
    expect(await found('buyer123@example.com')).toContain('0000-0123')
    // Unpaid orders match only by full number or address.
    expect(await found('00000010')).toEqual(['0000-0010'])
    expect(await found('BUYER10@example.com')).toContain('0000-0010')
    const page = await list('all', undefined, 'ana')
    const next = await list('all', page.next ?? '', 'ana')
    expect(new Set([...page.rows, ...next.rows].map(({ id }) => id)).size).toBe(50)
  })

  it('any search text is valid and causes no syntax error', async () => {
    const operators = [
      '"',
      '""',
      "'",
      '*',
      'a*b',
      'NEAR(a b)',
      'words:ana',
      'ana OR',
      'AND',
      '^ana',
      '(ana',
      'ana"*',
    ]
    const odd = [
      '-ana',
      '{a b}: c',
      '\0',
      '\ud800',
      'a\ud800',
      '%',
      '_',
      'a '.repeat(200),
      ';--',
      'a+b',
      '€ é',
    ]
    const text = fc.oneof(fc.constantFrom(...operators, ...odd), fc.string({ unit: 'binary' }), fc.string())
    await fc.assert(
      fc.asyncProperty(text, async (search) => {
        expect(Array.isArray((await list('all', undefined, search)).rows)).toBe(true)
      }),
      { numRuns: 80, examples: [...operators, ...odd].map((example) => [example]) },
    )
  })
})
describe('as CSV', () => {
  const read = async (answer: Response) => {
    const bytes = new Uint8Array(await answer.arrayBuffer())
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    return new TextDecoder().decode(bytes)
  }

  it('has every paid order, sorted, in the owner’s language and time zone', async () => {
    // 21:30 on the previous day in São Paulo.
    await env.DB.prepare("UPDATE orders SET paid_at = ? WHERE id = 'order-00009'")
      .bind(Date.parse('2026-03-05T00:30:00Z'))
      .run()
    await env.DB.prepare(
      "UPDATE orders SET refunded_minor = 1000, settled_minor = 50, taken_minor = 2000 WHERE id = 'order-00009'",
    ).run()
    const answer = await send('/desk/orders.csv')
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(answer.headers.get('content-disposition')).toMatch(/pedidos\.csv$/)
    const lines = (await read(answer)).split('\r\n')
    expect(lines[0]).toBe(
      'Número;Situação;Idioma;Plano;Valor;Moeda;Reembolsado;Contestações;Nome;E-mail;Pago via;Pagamento;Pago em;Iniciado em;Entregue em;ID',
    )
    expect(lines).toHaveLength(orders * 0.8 + 2)
    expect(lines.at(-1)).toBe('')
    expect(new Set(lines).size).toBe(lines.length)
    const line = (number: string) => lines.find((found) => found.startsWith(number))
    expect(line('0000-0008')).toContain('"João ""Zé"" da Conceição"')
    expect(line('0000-0009')).toBe(
      '0000-0009;Aguardando fotos;Inglês;Pacote de Fotos IA Pro;"299,00";USD;"10,50";"20,00";Ana Lima;buyer9@example.com;Stripe;;04/03/2026 21:30;;;order-00009',
    )
  })

  it('is in the format of English spreadsheets for an English-speaking owner', async () => {
    const table = orderTable(createServices(), await ownerText('en-US'))
    const lines = (await read(new Response(table))).split('\r\n')
    expect(lines[0]).toMatch(/^Number,Status,Language,Plan,Amount,/)
    expect(lines.find((line) => line.startsWith('0000-0009'))).toBe(
      '0000-0009,Waiting for photos,English,AI Photo Pack Pro,299.00,USD,10.50,20.00,Ana Lima,buyer9@example.com,Stripe,,03/04/2026 21:30,,,order-00009',
    )
  })

  it('reads the table page by page on demand', async () => {
    const { calls } = await measure(async () => {
      const reader = (await send('/desk/orders.csv')).body?.getReader()
      for (let chunk = 0; chunk < 3; chunk++) await reader?.read()
      await reader?.cancel()
    })
    // Excludes counter writes, which can follow any response.
    const pages = calls.filter(({ sql }) => /from "?orders/i.test(sql))
    expect(pages.length).toBeGreaterThan(0)
    expect(pages.length).toBeLessThanOrEqual(4)
  })

  it('has every message in its own cells', async () => {
    const text = await read(await send('/desk/messages.csv'))
    expect(text.split('contact-')).toHaveLength(messages + 1)
    expect(text).toContain(`;'@SUM(1+9);`)
    expect(text).toContain(`"a\n'=1+1"`)
    expect(text).toMatch(
      /;Pela página inicial em inglês;Inglês;Ana;.*;Foi preenchido um campo que as pessoas não veem;/,
    )
  })
})

it('a desk where no work waits shows the newest paid orders', async () => {
  expect((await list('work')).latest).toEqual([])
  await env.DB.prepare(
    `UPDATE orders SET status = 'delivered' WHERE status IN ('photos_received', 'in_production', 'review')`,
  ).run()
  const { rows, latest } = await list('work')
  expect(rows).toEqual([])
  expect(latest).toEqual((await list('all')).rows.slice(0, 5))
  expect(latest).toHaveLength(5)
  expect((await list('start')).latest).toEqual([])
  expect((await list('work', undefined, 'nobody@nowhere.example')).latest).toEqual([])
})
