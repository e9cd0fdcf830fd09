import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { clearHealthCache } from '~/server/http/healthz'
import { send } from '~tests/worker/support/buyer'
import { logLines } from '~tests/worker/support/logLines'
import { withEnv } from './withEnv'

describe('/healthz', () => {
  beforeEach(clearHealthCache)
  afterEach(clearHealthCache)

  it('returns 200 while all parts work, for GET and HEAD only, and is not cached', async () => {
    const answer = await send('/healthz')
    expect([answer.status, await answer.json()]).toEqual([200, { ok: true, version: env.VERSION?.id }])
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect((await send('/healthz', { method: 'HEAD' })).status).toBe(200)
    expect((await send('/healthz', { method: 'POST' })).status).toBe(405)
    expect(await (await send('/sitemap.xml')).text()).not.toContain('healthz')
  })

  const broken = () => Promise.reject(new Error('D1_ERROR: token abc'))
  it.each([
    ['database', { DB: { prepare: () => ({ first: broken }) } }],
    [
      'migrations',
      { DB: { prepare: () => ({ first: () => Promise.reject(new Error('D1_ERROR: no such table')) }) } },
    ],
    ['migrations', { DB: { prepare: () => ({ first: async () => null }) } }],
    ['photos', { AI_PHOTOS: { head: broken } }],
    ['limits', { UPLOAD_LIMIT: undefined }],
    ['config', { PHOTO_LINK_SECRET: 'too short' }],
  ])('returns 503 with only the part name when the %s fails', async (part, values) => {
    const { lines, text } = await logLines(async () => {
      const answer = await withEnv(values, () => send('/healthz'))
      expect([answer.status, await answer.json()]).toMatchObject([503, { ok: false, down: [part] }])
    })
    expect(lines.find(({ event }) => event === 'health_failed')).toMatchObject({
      part: part === 'migrations' ? 'database' : part,
    })
    expect(text).not.toContain('token abc')
  })

  it('returns 503 and reports the migrations on a real database without tables', async () => {
    const { SANDBOX_DB } = env as Env & { SANDBOX_DB: D1Database }
    const answer = await withEnv({ DB: SANDBOX_DB }, () => send('/healthz'))
    expect([answer.status, await answer.json()]).toMatchObject([503, { ok: false, down: ['migrations'] }])
  })

  it('queries the database once for a hundred requests', async () => {
    let queries = 0
    const prepare = () => ({
      first: async () => {
        queries++
      },
    })
    await withEnv({ DB: { prepare } }, async () => {
      for (let times = 0; times < 100; times++) await send('/healthz')
    })
    expect(queries).toBe(1)
  })
})
