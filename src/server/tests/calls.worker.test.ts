import { DrizzleQueryError } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { createApp } from '~/app/server'
import { uploadPhotosSchema } from '~/core/schemas/upload'
import { InvalidInput, validateInput } from '~/core/schemas/validateInput'
import { runCall } from '~/server/observeCall'
import { origin } from '~tests/worker/support/buyer'
import { logLines } from '~tests/worker/support/logLines'

/** A renderer like Start's: writes a thrown error into the body, with status 200. */
const appRunning = (work: () => Promise<unknown>) =>
  createApp(async () => {
    try {
      return Response.json({ result: await runCall(work) })
    } catch (error) {
      return Response.json({ error: (error as Error).message })
    }
  })

/** A renderer that rejects before it calls the function. */
const rejecting = (status: number, headers: HeadersInit = {}) =>
  createApp(() => new Response('Seroval Error at Object.<anonymous>', { status, headers }))

async function call(app: ReturnType<typeof createApp>, name = 'upload-photos', method = 'POST', text = '{}') {
  const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' }
  const body = method === 'POST' ? { body: text } : {}
  const answer = await app.fetch(new Request(`${origin}/_serverFn/${name}`, { method, headers, ...body }))
  return { status: answer.status, body: await answer.text(), headers: answer.headers }
}

const code = (status: number, code: string) => ({ status, body: JSON.stringify({ code }) })
const secret = 'Failed query: select * from orders where session = ? params: cs_test_secret'

describe('the server function endpoint', () => {
  it('returns a result unchanged', async () => {
    expect(await call(appRunning(async () => ({ ok: true })))).toMatchObject({
      status: 200,
      body: '{"result":{"ok":true}}',
    })
  })

  it('accepts a call without input, but no body without a content type', async () => {
    const app = appRunning(async () => ({ ok: true }))
    const post = (body?: BodyInit) =>
      app.fetch(
        new Request(`${origin}/_serverFn/upload-photos`, {
          method: 'POST',
          headers: { 'sec-fetch-site': 'same-origin' },
          ...(body && { body }),
        }),
      )
    expect((await post()).status).toBe(200)
    expect((await post(new TextEncoder().encode('{}'))).status).toBe(400)
  })

  it.each([
    ['a bug', () => new TypeError(secret), 500, 'server_error'],
    ['what is no error at all', () => secret, 500, 'server_error'],
    ['a failure of its input', () => new InvalidInput(), 400, 'invalid'],
    [
      'a database that does not answer',
      () => new DrizzleQueryError(secret, [], new Error('D1_ERROR: database is locked: SQLITE_BUSY')),
      503,
      'unavailable',
    ],
    [
      'a statement that is wrong',
      () => new DrizzleQueryError(secret, [], new Error('D1_ERROR: no such table: SQLITE_ERROR')),
      500,
      'server_error',
    ],
  ] satisfies [string, () => unknown, number, string][])(
    'answers %s with a code instead of the renderer’s response',
    async (_, thrown, status, reason) => {
      const answer = await call(
        appRunning(async (): Promise<never> => {
          throw thrown()
        }),
      )
      expect(answer).toMatchObject(code(status, reason))
      expect(answer.headers.get('cache-control')).toBe('private, no-store')
    },
  )

  it('returns 400 when the renderer cannot parse the request, and keeps its rejections', async () => {
    expect(await call(rejecting(500))).toMatchObject(code(400, 'invalid'))
    expect(await call(rejecting(403))).toMatchObject(code(403, 'foreign_origin'))
    const wrong = await call(rejecting(405, { Allow: 'POST' }), 'upload-photos', 'GET')
    expect(wrong).toMatchObject(code(405, 'method_not_allowed'))
    expect(wrong.headers.get('allow')).toBe('POST')
  })

  it('rejects malformed input that the renderer would log in part', async () => {
    for (const text of ['', 'cs_test_secret', '{"data":'])
      expect(await call(rejecting(200), 'contact', 'POST', text)).toMatchObject(code(400, 'invalid'))
    const read = await call(rejecting(200), 'wallet-settings?payload=cs_test_secret', 'GET')
    expect(read).toMatchObject(code(400, 'invalid'))
  })

  it('returns 404 for unknown functions', async () => {
    for (const name of ['nope', 'upload-photos/x', ''])
      expect(await call(rejecting(200), name)).toMatchObject(code(404, 'not_found'))
  })

  it('R-ERR-22 logs a failure with class, code and stack, without its message', async () => {
    const { lines, text } = await logLines(() =>
      call(
        appRunning(async () => {
          throw new DrizzleQueryError(
            `${secret}\n    at somebody (ana@example.com:1:1)`,
            [],
            new Error('D1_ERROR: database is locked: SQLITE_BUSY'),
          )
        }),
      ),
    )
    const failed = lines.find(({ event }) => event === 'call_failed')
    expect(failed).toMatchObject({ call: '/_serverFn/upload-photos', code: 'SQLITE_BUSY', error: 'Error' })
    expect(failed?.stack).not.toEqual([])
    expect(JSON.stringify(failed?.stack)).toMatch(/calls\.worker\.test/)
    expect(text).not.toMatch(/cs_test_secret|ana@example|select \*|locked/)
    expect(new Set(lines.map(({ request }) => request)).size).toBe(1)
  })
})

it('R-API-14 the error of a rejected list never contains its values', () => {
  const photoUrls = Array.from({ length: 20_000 }, () => 0) as unknown as string[]
  expect(() => validateInput(uploadPhotosSchema)({ sessionId: 'cs_test_12345678', photoUrls })).toThrow(
    new InvalidInput(),
  )
})
