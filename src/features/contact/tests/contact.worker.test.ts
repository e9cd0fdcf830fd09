import { env } from 'cloudflare:workers'
import { sql } from 'drizzle-orm'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { runScheduledJobs } from '~/app/cron'
import { createApp } from '~/app/server'
import { site } from '~/catalog/site'
import { composeContactMail } from '~/features/contact/server/composeContactMail'
import { receiveMessage, type Sender } from '~/features/contact/server/receiveMessage'
import { contacts, outbox } from '~/server/db/schema'
import { createServices } from '~/server/services'
import { database, post, send } from '~tests/worker/support/buyer'
import wrangler from '../../../../wrangler.toml?raw'

const usHome = (fields: Record<string, string> = {}) => ({
  source: 'us-home',
  edition: 'us',
  name: 'Ana Lima',
  email: 'ana@example.com',
  business: 'Padaria Sol',
  instagram: '@padariasol',
  message: 'We bake bread.\nHow do we grow?',
  ...fields,
})
const brHome = (fields: Record<string, string> = {}) => ({
  source: 'br-home',
  edition: 'br',
  name: 'João',
  email: 'joao@example.com',
  company: '',
  message: 'Quero crescer.',
  ...fields,
})

/** A unique IP address per sender, so tests do not share rate limits. */
let senders = 0
const uniqueAddress = () => `198.51.${Math.floor(++senders / 250)}.${senders % 250}`
const from = (address = uniqueAddress()) => ({ 'cf-connecting-ip': address })
const rows = () => database.select().from(contacts)
const notices = () => database.select().from(outbox).where(sql`kind = 'owner_message'`)

type Sent = { to: string; replyTo?: string; subject: string; text: string }
/** Mails to the owner, and confirmations to the sender. */
let sent: Sent[]
let confirmations: Sent[]
let mailer: (mail: Sent, call: number) => Promise<void> | void
const { MAIL, DB, CONTACT_LIMIT, CONTACT_HARD_LIMIT } = env
const live = () => ({ ...createServices().config, live: true })

/** Services with a clock `minutes` ahead that send through the test's mailer. */
const later = (minutes: number) =>
  createServices({ config: live(), now: () => new Date(Date.now() + minutes * 60_000) })

beforeEach(async () => {
  await database.delete(contacts)
  await database.delete(outbox)
  sent = []
  confirmations = []
  mailer = () => {}
  let calls = 0
  const mail = async (message: Sent) => {
    await mailer(message, ++calls)
    if (message.to !== site.ownerInbox) confirmations.push(message)
    // Excludes the daily digest, which goes to the same inbox when a test passes eight o'clock.
    else if (/Message from/.test(message.subject)) sent.push(message)
  }
  // With live keys all mails go through the binding.
  Object.assign(env, {
    MAIL: { send: mail },
    STRIPE_SECRET_KEY: 'sk_live_of_no_account',
    STRIPE_WEBHOOK_SECRET: 'whsec_of_no_account',
  })
})
afterEach(() => {
  Object.assign(env, {
    MAIL,
    DB,
    CONTACT_LIMIT,
    CONTACT_HARD_LIMIT,
    STRIPE_SECRET_KEY: undefined,
    STRIPE_WEBHOOK_SECRET: undefined,
  })
  vi.unstubAllGlobals()
  site.turnstileSiteKey = null
  site.calendar.br = null
})

describe('a form posted without JavaScript', () => {
  it.each([
    ['us-home', usHome(), '/us'],
    ['br-home', brHome(), '/br'],
    ['landing', { ...brHome(), source: 'landing' }, '/'],
  ] as const)(
    'R-FRM-15 R-FRM-10 R-FRM-20 R-DAT-08 %s is stored and redirects back',
    async (source, fields, path) => {
      const answer = await post('/contact', fields, from())
      const [row] = await rows()
      expect([answer.status, answer.headers.get('location')]).toEqual([
        303,
        `${path}?sent=${row?.id}#message-sent`,
      ])
      expect(await rows()).toMatchObject([
        {
          source,
          edition: fields.edition,
          name: fields.name,
          email: fields.email,
          company: source === 'us-home' ? 'Padaria Sol' : null,
          instagram: source === 'us-home' ? '@padariasol' : null,
          message: fields.message,
          flagged: null,
        },
      ])
    },
  )

  it('R-FRM-15 the page confirms a message only to its sender', async () => {
    // A page with the confirmation is private; the public page is cacheable.
    const isPrivate = async (path: string) =>
      (await send(path)).headers.get('cache-control') === 'private, no-store'
    for (const form of [usHome(), brHome(), { ...usHome(), source: 'landing' }]) {
      const answer = await post('/contact', form, from())
      const [page = ''] = (answer.headers.get('location') ?? '').split('#')
      expect(await isPrivate(page)).toBe(true)
      // The same content again is the same message and is confirmed again.
      expect((await post('/contact', form, from())).headers.get('location')).toContain(page)
    }
    const [row] = await rows()
    for (const sent of ['', '1', crypto.randomUUID(), `${row?.id}%00`, String(row?.id).toUpperCase()])
      expect(await isPrivate(`/us?sent=${sent}`), sent).toBe(false)
    await database.update(contacts).set({ createdAt: new Date(Date.now() - 25 * 3_600_000) })
    expect(await isPrivate(`/us?sent=${row?.id}`)).toBe(false)
  })

  it('R-FRM-15 R-GEN-05 the page links to the calendar prefilled only for the sender', async () => {
    site.calendar.br = { href: 'https://cal.example/alvora', name: 'name', email: 'email' }
    const pages = createApp(
      () =>
        new Response(
          '<!doctype html><html data-hydrate="intent"><a href="/">x</a><a data-meeting="" href="https://cal.example/alvora">',
          { headers: { 'Content-Type': 'text/html' } },
        ),
    )
    const read = async (path: string) => (await pages.fetch(new Request(env.PUBLIC_ORIGIN + path))).text()
    const answer = await post('/contact', brHome({ name: 'João "J" <b>' }), from())
    const [path = ''] = (answer.headers.get('location') ?? '').split('#')
    const page = await read(path)
    expect(page).toContain('<html data-hydrate="intent" data-message-sent="">')
    const href = page.match(/data-meeting="" href="([^"]*)"/)?.[1]?.replaceAll('&amp;', '&') ?? ''
    expect([...new URL(href).searchParams]).toEqual([
      ['name', 'João "J" <b>'],
      ['email', 'joao@example.com'],
    ])
    for (const other of ['/br', `/br?sent=${crypto.randomUUID()}`])
      expect(await read(other)).toContain('data-meeting="" href="https://cal.example/alvora">')
  })

  it('R-FRM-15 serves the page without the confirmation when the database is down', async () => {
    const { headers } = await post('/contact', usHome(), from())
    const [page = ''] = (headers.get('location') ?? '').split('#')
    Object.assign(env, {
      DB: {
        prepare: () => {
          throw new Error('down')
        },
      },
    })
    expect((await send(page)).status).toBe(200)
  })

  it('R-FRM-10 R-FRM-19 stores empty or whitespace-only fields as NULL', async () => {
    await post('/contact', brHome({ company: '   ', message: '\r\nA\r\nB\r\n' }), from())
    await post('/contact', usHome({ business: '', instagram: ' ' }), from())
    expect((await rows()).map(({ company, instagram }) => [company, instagram])).toEqual([
      [null, null],
      [null, null],
    ])
    expect((await rows()).map(({ message }) => message)).toContain('A\nB')
  })

  it('R-FRM-14 stores the same content on the same day once, and different content separately', async () => {
    await Promise.all(Array.from({ length: 5 }, () => post('/contact', usHome(), from())))
    await post('/contact', usHome({ message: 'Something else' }), from())
    expect(await rows()).toHaveLength(2)
    expect(await notices()).toHaveLength(2)
  })

  it.each([
    [{ name: '   ' }, 'name'],
    [{ email: 'nobody' }, 'email'],
    [{ message: '\n' }, 'message'],
  ])('R-FRM-02 R-FRM-08 shows an error next to the invalid field: %o', async (wrong, field) => {
    const answer = await post('/contact', brHome({ message: 'Meu texto', ...wrong }), from())
    const page = await answer.text()
    expect(answer.status).toBe(422)
    expect(page).toContain('lang="pt-BR"')
    expect(page).toMatch(new RegExp(`<(input|textarea) id="${field}"[^>]*aria-invalid="true"`))
    expect(page.match(/aria-invalid="true"/g)).toHaveLength(1)
    if (field !== 'message') expect(page).toContain('Meu texto</textarea>')
    expect(await rows()).toEqual([])
  })

  it('R-FRM-04 stores a message of nearly 100 KB in full and rejects a larger one with a clear message', async () => {
    const long = 'ab '.repeat(30_000).trim()
    expect((await post('/contact', usHome({ message: long }), from())).status).toBe(303)
    expect((await rows())[0]?.message).toBe(long)
    const answer = await post('/contact', usHome({ message: 'x'.repeat(110_000) }), {
      ...from(),
      referer: 'http://localhost:8787/br',
    })
    expect(answer.status).toBe(413)
    expect(await answer.text()).toContain('A mensagem é longa demais')
    expect(await rows()).toHaveLength(1)
  })

  it('R-ERR-05 returns the filled form when the message cannot be stored', async () => {
    Object.assign(env, { DB: failingEvery(1) })
    const answer = await post(
      '/contact',
      brHome({ company: 'Sol & Lua', message: 'Linha 1\nLinha 2' }),
      from(),
    )
    const page = await answer.text()
    expect([answer.status, answer.headers.get('retry-after')]).toEqual([503, '60'])
    for (const part of [
      'Erro ao enviar mensagem',
      'Tente novamente ou entre em contato diretamente por email.',
      'value="João"',
      'value="joao@example.com"',
      'value="Sol &amp; Lua"',
      '\nLinha 1\nLinha 2</textarea>',
      `mailto:${site.contact.br.email}?subject=`,
      'Linha%201%0ALinha%202',
    ])
      expect(page).toContain(part)
    // Resubmitting the returned form stores the original text.
    Object.assign(env, { DB })
    await post('/contact', brHome({ company: 'Sol & Lua', message: 'Linha 1\r\nLinha 2' }), from())
    expect(await rows()).toMatchObject([{ company: 'Sol & Lua', message: 'Linha 1\nLinha 2' }])
  })

  it('escapes submitted text in the page', async () => {
    const attack = `"><script>alert(1)</script></textarea><img src=x onerror=alert(1)>`
    const answer = await post(
      '/contact',
      { ...usHome({ name: attack, message: attack, website: attack }), email: attack },
      from(),
    )
    const page = await answer.text()
    expect(answer.status).toBe(422)
    expect(page).not.toMatch(/<script|<img/)
    expect(page).toContain('&lt;script&gt;')
    const policy = answer.headers.get('content-security-policy')
    expect(policy).toMatch(/script-src 'self'(;| *$)/)
  })

  it.each([
    ['no form at all', 'x', 'text/plain'],
    ['a broken body', '--x\r\n', 'multipart/form-data; boundary=y'],
    [
      'a file for a name',
      'source=us-home&edition=us&name=&email=&message=',
      'application/x-www-form-urlencoded',
    ],
    ['half a character', 'name=%ED%A0%80&message=%00', 'application/x-www-form-urlencoded'],
  ])('%s returns an empty form', async (_, body, type) => {
    const answer = await send('/contact', {
      method: 'POST',
      body,
      headers: { 'content-type': type, ...from() },
    })
    expect(answer.status).toBe(422)
  })

  it('R-API-14 accepts only same-origin posts, and has no page of its own', async () => {
    for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { 'sec-fetch-site': 'same-site' }]) {
      const answer = await post('/contact', usHome(), { ...headers, 'accept-language': 'pt-BR' })
      expect(answer.status).toBe(403)
      expect(await answer.text()).toContain('Erro ao enviar mensagem')
    }
    expect((await send('/contact')).status).toBe(404)
    expect((await send('/contact', { method: 'PUT', body: 'x' })).status).toBe(404)
    expect(await rows()).toEqual([])
  })
})

/** Rate limiters like the platform's, without expiry, with a limit per address. */
function limitTo(soft: number, hard: number) {
  const limiter = (most: number) => {
    const counts = new Map<string, number>()
    return {
      limit: async ({ key }: { key: string }) => {
        counts.set(key, (counts.get(key) ?? 0) + 1)
        return { success: (counts.get(key) ?? 0) <= most }
      },
    }
  }
  Object.assign(env, { CONTACT_LIMIT: limiter(soft), CONTACT_HARD_LIMIT: limiter(hard) })
}

describe('spam protection', () => {
  it('R-FRM-16 a filled honeypot is stored, flagged and forwarded as suspected spam', async () => {
    expect((await post('/contact', usHome({ website: 'https://x.example' }), from())).status).toBe(303)
    expect(await rows()).toMatchObject([{ flagged: 'trap' }])
    await expect.poll(() => sent).toHaveLength(1)
    expect(sent[0]?.subject).toBe('Suspected spam: Message from Ana Lima (us-home)')
    expect(sent[0]?.text).toContain('a field was filled in that people do not see')
  })

  it('R-FRM-16 R-API-14 frequent messages are stored and flagged, a flood is rejected with the text kept', async () => {
    limitTo(3, 30)
    const address = '2001:db8:7:7::1'
    const attempts = Array.from({ length: 40 }, async (_, index) => {
      const answer = await post('/contact', usHome({ message: `Message ${index}.` }), from(address))
      return [answer.status, await answer.text()] as const
    })
    const answers = await Promise.all(attempts)
    const rejected = answers.filter(([status]) => status === 429)
    expect([rejected.length, answers.filter(([status]) => status === 303).length]).toEqual([10, 30])
    for (const [, page] of rejected) {
      expect(page).toMatch(/Message \d+\.<\/textarea>/)
      expect(page).toContain('Many messages came from your connection')
    }
    const stored = await rows()
    expect(stored.map(({ flagged }) => flagged).filter(Boolean)).toEqual(Array(27).fill('too_often'))
    expect(stored).toHaveLength(30)
    await post('/contact', usHome({ message: 'A neighbour' }), from('2001:db8:7:8::1'))
    expect((await rows()).find((row) => row.message === 'A neighbour')?.flagged).toBeNull()
  })

  it('R-API-14 the rejecting limit is ten times the flagging limit, locally and deployed', () => {
    const limits = [...wrangler.matchAll(/"CONTACT_(?:HARD_)?LIMIT"[^[]*?limit = (\d+)/g)].map(([, limit]) =>
      Number(limit),
    )
    expect(limits).toEqual([60, 600, 5, 50])
  })

  it('a failing rate limiter loses no message', async () => {
    Object.assign(env, { CONTACT_LIMIT: { limit: () => Promise.reject(new Error('down')) } })
    const answer = await post('/contact', usHome(), from())
    expect(answer.status).toBe(303)
    expect(await rows()).toMatchObject([{ flagged: null }])
  })

  it.each([
    ['passed', () => Response.json({ success: true }), 'proof', null],
    ['failed', () => Response.json({ success: false }), 'proof', 'challenge'],
    ['answered with nonsense', () => new Response('<html>'), 'proof', 'challenge'],
    ['unreachable', () => Promise.reject(new TypeError('network')), 'proof', 'challenge'],
    ['missing', () => Response.json({ success: true }), undefined, 'challenge'],
  ] as const)(
    'R-FRM-16 a challenge that is %s never rejects a message',
    async (_, answer, token, flagged) => {
      site.turnstileSiteKey = 'site-key'
      const requests: string[] = []
      vi.stubGlobal('fetch', async (_url: string, init: RequestInit) => {
        requests.push(String(init.body))
        return answer()
      })
      const services = createServices({ config: { ...live(), turnstileSecretKey: 'secret' } })
      const received = await receiveMessage(
        services,
        { ...message('Turnstile'), challenge: token },
        { address: '192.0.2.7', pace: 'usual' },
      )
      expect(received.ok).toBe(true)
      expect(await rows()).toMatchObject([{ flagged }])
      expect(requests).toEqual(token ? ['secret=secret&response=proof&remoteip=192.0.2.7'] : [])
    },
  )
})

const usual: Sender = { address: '192.0.2.1', pace: 'usual' }
const message = (text: string, formKey?: string) => ({
  source: 'landing' as const,
  edition: 'us' as const,
  name: 'Ana',
  email: 'ana@example.com',
  company: null,
  instagram: null,
  message: text,
  trapped: false,
  challenge: undefined,
  formKey,
})

describe('a form sent by JavaScript', () => {
  it('R-FRM-14 sent again is one row and one mail, even a day later', async () => {
    const key = crypto.randomUUID()
    await receiveMessage(createServices(), message('A', key), usual)
    await receiveMessage(later(24 * 60), message('A', key), usual)
    expect(await rows()).toHaveLength(1)
    expect(await notices()).toHaveLength(1)
  })

  it('R-FRM-14 an edited text is stored as a new message', async () => {
    const key = crypto.randomUUID()
    await receiveMessage(createServices(), message('A', key), usual)
    await receiveMessage(createServices(), message('A, and one more thing', key), usual)
    expect((await rows()).map(({ message: text }) => text).sort()).toEqual(['A', 'A, and one more thing'])
  })

  it('the same text from two visitors is two messages', async () => {
    await receiveMessage(createServices(), message('Hi', crypto.randomUUID()), usual)
    await receiveMessage(createServices(), message('Hi', crypto.randomUUID()), usual)
    expect(await rows()).toHaveLength(2)
  })
})

describe('the owner’s mail', () => {
  it('R-FRM-17 is sent immediately with all fields, and replies go to the visitor', async () => {
    await post('/contact', usHome(), from())
    await expect.poll(() => sent).toHaveLength(1)
    expect(sent[0]).toMatchObject({
      to: site.ownerInbox,
      from: site.sender,
      replyTo: 'ana@example.com',
      subject: 'Message from Ana Lima (us-home)',
    })
    for (const part of ['Padaria Sol', '@padariasol', 'us-home, us', '> We bake bread.\n> How do we grow?'])
      expect(sent[0]?.text).toContain(part)
    await expect.poll(async () => (await rows())[0]?.notifiedAt).toBeInstanceOf(Date)
    await runScheduledJobs(later(60))
    expect(sent).toHaveLength(1)
  })

  it('R-FRM-17 that cannot be sent does not fail the form, and is retried', async () => {
    mailer = () => Promise.reject(new Error('mail is down'))
    expect((await post('/contact', usHome(), from())).status).toBe(303)
    await expect.poll(async () => (await notices())[0]?.attempts).toBe(1)
    expect((await rows())[0]?.notifiedAt).toBeNull()
    mailer = () => {}
    await runScheduledJobs(later(2))
    expect(sent).toHaveLength(1)
    expect((await rows())[0]?.notifiedAt).toBeInstanceOf(Date)
  })

  it('does not allow header injection', async () => {
    const name = 'Ana\r\nBcc: victim@example.com\u2028X-Evil: 1\0\u202e'
    await post('/contact', usHome({ name, email: 'ana@example.com\r\nBcc: x@example.com' }), from())
    expect(await rows()).toEqual([])
    await post('/contact', usHome({ name, business: 'A\r\n\r\nForm: landing' }), from())
    await expect.poll(() => sent).toHaveLength(1)
    expect(sent[0]?.subject).toBe('Message from Ana Bcc: victim@example.com X-Evil: 1 (us-home)')
    expect(sent[0]?.text).toContain('\nCompany: A Form: landing\n')
    // The same holds for a row inserted in another way.
    const [row] = await rows()
    if (!row) throw new Error('not stored')
    const { config } = createServices()
    const mail = composeContactMail(config, 'owner_message', {
      ...row,
      name: `${'é'.repeat(500)}\r\nBcc: x`,
      email: 'a\r\nb@example.com',
    })
    expect(mail?.subject).toBe(`Message from ${'é'.repeat(80)}… (us-home)`)
    expect(mail?.replyTo).toBeUndefined()
    const braces = composeContactMail(config, 'owner_message', { ...row, name: '{message}{email}' })
    expect(braces?.subject).toContain('{message}{email}')
  })

  it.each(['josé@exemplo.com', 'ana@localhost', `${'a'.repeat(70)}@example.com`])(
    'an address unsuitable for Reply-To is in the text: %s',
    async (email) => {
      expect((await post('/contact', usHome({ email }), from())).status).toBe(303)
      await expect.poll(() => sent).toHaveLength(1)
      expect(sent[0]).not.toHaveProperty('replyTo')
      expect(sent[0]?.text).toContain(`Email: ${email}\n`)
    },
  )

  it('is sent without Reply-To when the mailer rejects the address', async () => {
    mailer = (mail) => (mail.replyTo ? Promise.reject(new Error('bad reply-to')) : undefined)
    await post('/contact', usHome(), from())
    await expect.poll(async () => (await notices())[0]?.attempts).toBe(1)
    for (const minutes of [2, 5, 10]) await runScheduledJobs(later(minutes))
    expect(sent).toMatchObject([{ to: site.ownerInbox }])
    expect(sent[0]?.text).toContain('ana@example.com')
  })

  it('R-API-16 logs no personal data', async () => {
    const lines: string[] = []
    const log = vi.spyOn(console, 'log').mockImplementation((line) => void lines.push(String(line)))
    mailer = () => Promise.reject(new Error('could not send to ana@example.com'))
    await post('/contact', usHome({ website: 'x' }), from())
    await expect.poll(() => lines.join()).toContain('mail_failed')
    log.mockRestore()
    expect(lines.join()).toContain('message_stored')
    expect(lines.join('\n')).not.toMatch(/Ana|ana@|Padaria|bake/i)
  })
})

/** The database with every n-th batch failing as a whole, as if the connection broke before it. */
function failingEvery(nth: number, lost = { count: 0 }): D1Database {
  let batches = 0
  return new Proxy(DB, {
    get(target, name) {
      if (name === 'batch' && ++batches % nth === 0)
        return () => {
          lost.count++
          return Promise.reject(new Error('D1 is down'))
        }
      const value = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
}

it('R-FRM-14 R-FRM-17 R-ERR-05 loses, duplicates or withholds none of 100 concurrent messages when mail and database fail', async () => {
  mailer = (_, call) => (call % 2 ? Promise.reject(new Error('mail is down')) : undefined)
  const lost = { count: 0 }
  Object.assign(env, { DB: failingEvery(7, lost) })
  const text = (index: number) => `Message number ${index}.`

  // Half by the plain form, half by JavaScript; every fourth is sent twice.
  const deliver = async (index: number): Promise<{ index: number; accepted: boolean }> => {
    if (index % 2) {
      const answer = await post('/contact', usHome({ message: text(index) }), from())
      const page = await answer.text()
      if (answer.status !== 303) {
        expect(answer.status).toBe(503)
        expect(page).toContain(`${text(index)}</textarea>`)
      }
      return { index, accepted: answer.status === 303 }
    }
    const received = await receiveMessage(createServices(), message(text(index), `key-${index}`), usual)
    return { index, accepted: received.ok }
  }
  const indices = Array.from({ length: 80 }, (_, index) => index)
  const outcomes = await Promise.all([...indices, ...indices.filter((n) => n % 4 === 0)].map(deliver))
  expect(outcomes).toHaveLength(100)
  const accepted = new Set(outcomes.filter(({ accepted }) => accepted).map(({ index }) => index))
  expect(lost.count).toBeGreaterThan(10)
  expect(accepted.size).toBeLessThan(80)

  // Every accepted message is stored once, and nothing else is.
  const texts = (await rows()).map((row) => row.message)
  expect(texts.sort()).toEqual([...accepted].map(text).sort())
  expect(await notices()).toHaveLength(accepted.size)

  // The database recovers; the mailer keeps failing.
  await expect
    .poll(async () => (await notices()).every(({ attempts }) => attempts > 0), { timeout: 20_000 })
    .toBe(true)
  Object.assign(env, { DB })
  const unsent = async () => (await notices()).filter(({ sentAt }) => !sentAt).length
  for (let hour = 1; hour <= 40 && (await unsent()); hour++) await runScheduledJobs(later(hour * 60))
  expect(await unsent()).toBe(0)
  // Ignores the daily digests among the mails.
  const mailed = sent.flatMap((mail) => mail.text.match(/Message number \d+\./) ?? [])
  expect([...new Set(mailed)].sort()).toEqual(texts)
  expect((await rows()).filter(({ notifiedAt }) => !notifiedAt)).toEqual([])
  // A mail whose sending could not be recorded is sent again: at least once.
  expect(mailed.length).toBeLessThanOrEqual(texts.length + lost.count)

  // Resending everything stores the rejected messages and duplicates nothing.
  await Promise.all(indices.map(deliver))
  expect((await rows()).map((row) => row.message).sort()).toEqual(indices.map(text).sort())
}, 120_000)
