import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createApp } from '~/app/server'
import { slot } from '~/core/pageSlots'
import { skyAt } from '~/features/landing/server/skyAt'
import { origin } from '~tests/worker/support/buyer'
import { withEnv } from './withEnv'

const cities = ['us', 'br'] as const
/** What the build leaves in the landing page. */
const markup = `<html><body><main data-near="${slot('near')}">${cities
  .map((city) =>
    (['light', 'clock', 'deg', 'top'] as const)
      .map((part) => `<i id="${city}-${part}">${slot(`${city}-${part}`)}</i>`)
      .join(''),
  )
  .join('')}</main></body></html>`
const newApp = () =>
  createApp(() => new Response(markup, { headers: { 'content-type': 'text/html; charset=utf-8' } }))
const app = newApp()
const ASSETS = {
  fetch: async (url: URL) => {
    const facts = { status: 200, etag: `"${url.pathname}"`, origin, hashes: { script: [], style: [] } }
    return new Response(`${JSON.stringify(facts)}\n${markup}`)
  },
}
const noFiles = { fetch: async () => new Response('', { status: 404 }) }

type Sent = {
  headers?: Record<string, string>
  continent?: string
  path?: string
  isolate?: typeof app
  files?: object
}

async function ask({ headers = {}, continent, path = '/', isolate = app, files = ASSETS }: Sent = {}) {
  const request = new Request(origin + path, {
    headers: { 'accept-encoding': 'identity', ...headers },
    ...(continent ? { cf: { continent } } : {}),
  })
  const answer = await withEnv({ ASSETS: files }, async () => isolate.fetch(request))
  const body = await answer.text()
  const values = Object.fromEntries(
    [...body.matchAll(/<i id="([\w-]+)">(.*?)<\/i>/g)].map(([, id, value = '']) => [id, value.trim()]),
  )
  const near = body.match(/data-near="(.*?)"/)?.[1]?.trim()
  return { status: answer.status, etag: answer.headers.get('etag') ?? '', body, values, near }
}

const minute = 60_000
/** A multiple of five minutes. */
const sunset = Date.parse('2026-11-27T21:15Z')

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  vi.setSystemTime(sunset)
})
afterEach(() => {
  vi.useRealTimers()
})

describe('the sky of the landing page', () => {
  it.each([
    ['en', 'us'],
    ['pt-BR', 'br'],
  ])('has the suns of the moment for readers of %s', async (language) => {
    for (const moment of ['2026-11-27T21:15Z', '2026-11-28T05:30Z', '2026-12-21T15:05Z']) {
      vi.setSystemTime(Date.parse(moment))
      const { status, values, body } = await ask({ headers: { 'accept-language': language } })
      expect([status, values]).toEqual([200, skyAt(new Date(moment))])
      expect(body).not.toContain('{')
    }
  })

  it('stays for five minutes and then has another ETag', async () => {
    const first = await ask()
    const known = { 'if-none-match': first.etag }
    vi.setSystemTime(sunset + 5 * minute - 1)
    expect(await ask()).toEqual(first)
    expect((await ask({ headers: known })).status).toBe(304)
    vi.setSystemTime(sunset + 5 * minute)
    const next = await ask({ headers: known })
    expect([next.status, next.values]).toEqual([200, skyAt(new Date(sunset + 5 * minute))])
    expect(next.values['us-clock']).toBe('4:20 p.m.')
    expect((await ask({ headers: { 'if-none-match': next.etag } })).status).toBe(304)
    expect((await ask({ headers: { ...known, 'accept-encoding': 'br' } })).status).toBe(200)
  })

  it.each([
    ['en', 'NA', ''],
    ['en', 'SA', 'last'],
    ['en', 'EU', ''],
    ['pt-BR', 'SA', ''],
    ['pt-BR', 'NA', 'last'],
    ['pt-BR', undefined, ''],
    ['en', undefined, ''],
  ])(
    'for readers of %s in %s, the card of their continent beside that of their language: “%s”',
    async (language, continent, near) => {
      const headers = { 'accept-language': language }
      const there = await ask({ headers, ...(continent ? { continent } : {}) })
      expect(there.near).toBe(near)
      const nowhere = await ask({ headers })
      expect(there.etag === nowhere.etag).toBe(near === '')
    },
  )

  it('is also in a page that is rendered for one request, and in no other page', async () => {
    for (const sent of [
      { isolate: newApp(), files: noFiles },
      { path: '/?session_id=cs_test_1' },
      { path: '/?sent=unknown' },
    ])
      expect((await ask(sent)).values).toEqual(skyAt(new Date(sunset)))
    expect((await ask({ path: '/us' })).body).toContain(slot('us-top'))
  })

  it('is in the language of its reader, also with a session in its address', async () => {
    const asked: string[] = []
    const isolate = createApp((request) => {
      asked.push(request.headers.get('accept-language') ?? '')
      return new Response(markup, { headers: { 'content-type': 'text/html; charset=utf-8' } })
    })
    for (const path of ['/?session_id=cs_test_1', '/'])
      for (const language of ['pt-BR', 'en-US'])
        await ask({ path, headers: { 'accept-language': language }, isolate, files: noFiles })
    expect(asked).toEqual(['pt-BR', 'en-US', 'pt-BR', 'en-US'])
  })
})
