import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { createApp } from '~/app/server'
import { site } from '~/catalog/site'
import { contacts } from '~/server/db/schema'
import { database, post, send } from '~tests/worker/support/buyer'
import { DB, failingEvery, from, notices, rows, usHome, withMailbox } from './contactMailbox'

const brHome = (fields: Record<string, string> = {}) => ({
  source: 'br-home',
  edition: 'br',
  name: 'João',
  email: 'joao@example.com',
  company: '',
  message: 'Quero crescer.',
  ...fields,
})
withMailbox()
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
