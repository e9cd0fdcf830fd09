import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { prerenderedPath } from '~/app/prerenderedPage'
import { createApp } from '~/app/server'
import { notices } from '~/catalog/owner/notice'
import { closedOn } from '~/catalog/owner/openingHours'
import type { NoticeEntry } from '~/catalog/owner/schemas/notice'
import type { ClosedDay } from '~/catalog/owner/schemas/openingHours'
import { ownerDayStart } from '~/server/ownerDay'
import { origin } from '~tests/worker/support/buyer'
import { withEnv } from './withEnv'

const planned: NoticeEntry[] = [
  { from: '2027-12-24', to: '2028-01-01', us: { text: 'Closed' }, br: { text: 'Fechados' } },
  { from: '2028-02-28', to: '2028-02-29', br: { text: 'Carnaval' } },
]
const list = notices as NoticeEntry[]
const delivered = [...list]
const closures = closedOn as ClosedDay[]
const deliveredClosures = [...closures]
const hour = 3_600_000

beforeEach(() => {
  list.splice(0, list.length, ...planned)
  closures.splice(0)
  vi.useFakeTimers({ toFake: ['Date'] })
})
afterEach(() => {
  list.splice(0, list.length, ...delivered)
  closures.splice(0, closures.length, ...deliveredClosures)
  vi.useRealTimers()
})

/** A page as the renderer makes it, with the notices of all days. */
const rendered = `<html><body>${planned.map(({ from, to, br }) => `<aside data-from="${from}" data-to="${to}" class="x"><p>${br?.text}</p></aside>`).join('')}<main>Page</main></body></html>`
const app = createApp(
  () => new Response(rendered, { headers: { 'content-type': 'text/html; charset=utf-8' } }),
)

/** Each prerendered page as a file that says which one it is; the browser accepts no coding. */
const ASSETS = {
  fetch: async (url: URL) => {
    const facts = { status: 200, etag: `"${url.pathname}"`, origin, hashes: { script: [], style: [] } }
    return new Response(`${JSON.stringify(facts)}\n${url.pathname}`)
  },
}
const noFiles = { fetch: async () => new Response('', { status: 404 }) }

async function ask(
  path: string,
  headers: Record<string, string> = {},
  files: object = ASSETS,
  isolate = app,
) {
  const answer = await withEnv({ ASSETS: files }, async () =>
    isolate.fetch(new Request(origin + path, { headers: { 'accept-encoding': 'identity', ...headers } })),
  )
  return { status: answer.status, headers: answer.headers, body: await answer.text() }
}

const at = (day: string, after = 0) => vi.setSystemTime(ownerDayStart(day).getTime() + after)
const fileOf = (path: string, since?: string, language = 'en-US') =>
  prerenderedPath({ path, language, since })

describe('a notice', () => {
  it.each([
    ['2027-12-23', 24 * hour - 1, undefined],
    ['2027-12-24', 0, '2027-12-24'],
    ['2028-01-01', 24 * hour - 1, '2027-12-24'],
    ['2028-01-02', 0, '2028-01-02'],
    ['2028-02-27', 24 * hour - 1, '2028-01-02'],
    ['2028-02-29', 24 * hour - 1, '2028-02-28'],
    ['2028-03-01', 0, '2028-03-01'],
  ])(
    'begins and ends at midnight in the owner’s time zone: %s, %d ms later: %s',
    async (day, after, notice) => {
      at(day, after)
      expect((await ask('/br')).body).toBe(fileOf('/br', notice))
      expect((await ask('/', { 'accept-language': 'pt-BR' })).body).toBe(fileOf('/', notice, 'pt-BR'))
    },
  )

  it('is in the editions that it has a text for', async () => {
    at('2028-02-28')
    expect((await ask('/us')).body).toBe(fileOf('/us', '2028-01-02'))
    expect((await ask('/br')).body).toBe(fileOf('/br', '2028-02-28'))
  })

  it('changes the ETag, so that a stored page is sent again when it begins and when it ends', async () => {
    at('2027-12-23')
    const before = (await ask('/us')).headers.get('etag') ?? ''
    expect((await ask('/us', { 'if-none-match': before })).status).toBe(304)
    at('2027-12-24')
    const during = await ask('/us', { 'if-none-match': before })
    expect([during.status, during.body]).toEqual([200, fileOf('/us', '2027-12-24')])
    const etag = during.headers.get('etag') ?? ''
    expect((await ask('/us', { 'if-none-match': etag })).status).toBe(304)
    at('2028-01-02')
    expect((await ask('/us', { 'if-none-match': etag })).body).toBe(fileOf('/us', '2028-01-02'))
  })

  it('is never served by a shared cache after its last day, nor missing on its first', async () => {
    const cachedFor = async (path: string) => {
      const { headers } = await ask(path)
      const [, shared, stale] =
        /^public, max-age=0, s-maxage=(\d+), stale-while-revalidate=(\d+)$/.exec(
          headers.get('cache-control') ?? '',
        ) ?? []
      return [Number(shared), Number(stale)]
    }
    at('2027-12-20')
    expect(await cachedFor('/us')).toEqual([300, 86_400])
    for (const [day, left] of [
      ['2027-12-24', 2 * hour],
      ['2027-12-24', 90_000],
      ['2028-01-02', hour],
      ['2028-01-02', 1],
    ] as const) {
      at(day, -left)
      const [shared = 0, stale = 0] = await cachedFor('/us')
      expect(shared).toBe(Math.min(300, Math.floor(left / 1000)))
      expect(shared + stale).toBe(Math.floor(left / 1000))
    }
    // After the last notice of an edition, and again in full.
    at('2028-01-02')
    expect(await cachedFor('/us')).toEqual([300, 86_400])
  })

  it('changes with the holidays only the home of the edition that lists the office', async () => {
    closures.push({ date: '2028-05-01' })
    for (const [day, since] of [
      ['2028-03-31', '2028-03-01'],
      ['2028-04-01', '2028-04-01'],
      ['2028-05-01', '2028-04-01'],
      ['2028-05-02', '2028-05-02'],
    ] as const) {
      at(day)
      expect((await ask('/br')).body).toBe(fileOf('/br', since))
      expect((await ask('/launch-br')).body).toBe(fileOf('/launch-br', '2028-03-01'))
      expect((await ask('/us')).body).toBe(fileOf('/us', '2028-01-02'))
    }
  })

  it('is read again by the next request when its file could not be read', async () => {
    at('2027-12-24')
    const isolate = createApp(() => new Response(rendered, { headers: { 'content-type': 'text/html' } }))
    const down = { fetch: async () => Promise.reject(new Error('down')) }
    const failing = { fetch: async () => new Response('', { status: 503 }) }
    for (const coding of ['identity', 'br'])
      for (const files of [down, failing])
        expect((await ask('/br', { 'accept-encoding': coding }, files, isolate)).body).toContain('Fechados')
    expect((await ask('/br', {}, ASSETS, isolate)).body).toBe(fileOf('/br', '2027-12-24'))
    // A file that does not exist is looked for once.
    expect((await ask('/us', {}, noFiles, isolate)).body).toContain('Page')
    expect((await ask('/us', {}, ASSETS, isolate)).body).toContain('Page')
  })

  it('is also the only one in a page that is rendered because its file is missing', async () => {
    for (const [day, text] of [
      ['2027-12-24', 'Fechados'],
      ['2028-02-28', 'Carnaval'],
      ['2028-04-01', undefined],
    ] as const) {
      at(day)
      const { body } = await ask('/instrucoes-upload?session_id=cs_test_1', {}, noFiles)
      expect(body).toContain('<main>Page</main>')
      expect(body.match(/<p>(.*?)<\/p>/g) ?? []).toEqual(text ? [`<p>${text}</p>`] : [])
    }
  })
})
