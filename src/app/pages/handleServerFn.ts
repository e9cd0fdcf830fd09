import type { Context } from 'hono'
import { isStorageUnavailable } from '~/core/failureFields'
import { logFailure } from '~/core/log'
import { InvalidInput } from '~/core/schemas/validateInput'
import { NotFoundError } from '~/server/notFoundError'
import { observeCall } from '~/server/observeCall'
import type { RenderPage } from './pages'

type Refusal = { code: string; status: 400 | 403 | 404 | 405 | 500 | 503 }

/** Refusals by the renderer itself, before a function runs. Any other status means a malformed body. */
const rendererRefusals: Record<number, Refusal> = {
  403: { code: 'foreign_origin', status: 403 },
  405: { code: 'method_not_allowed', status: 405 },
}

/**
 * Handles every server function call. Returns a result unchanged, and everything else as a code with a status: 400 for
 * invalid input, 404 for something that does not exist, 503 while the database or the bucket is unavailable, 500 for a
 * bug. Discards the renderer's own body, which contains the error message.
 */
export const handleServerFn = (renderPage: RenderPage) => async (c: Context) => {
  if (!(await isJsonOrAbsent(c))) return c.json({ code: 'invalid' }, 400)
  const { response, outcome } = await observeCall(() => renderPage(c.req.raw))
  const failed = 'thrown' in outcome
  if (response.ok && !failed) return response
  await response.body?.cancel()
  const { code, status } = failed
    ? refusalOf(outcome.thrown)
    : outcome.understood
      ? ({ code: 'server_error', status: 500 } as const)
      : (rendererRefusals[response.status] ?? { code: 'invalid', status: 400 })
  if (status >= 500) logFailure('call_failed', outcome.thrown, { call: c.req.path })
  const allow = response.headers.get('allow')
  return c.json({ code }, status, allow ? { Allow: allow } : {})
}

/** Whether the input is JSON or absent. The renderer would log part of any other text. */
async function isJsonOrAbsent({ req }: Context): Promise<boolean> {
  if (req.method !== 'POST' && req.method !== 'GET') return true
  const type = req.header('content-type')
  const text = req.method === 'POST' ? await req.raw.clone().text() : req.query('payload')
  // A function without input is called without a body.
  if (text === undefined || (req.method === 'POST' && !text && !type)) return true
  if (req.method === 'POST' && !type?.includes('application/json')) return false
  try {
    JSON.parse(text)
    return true
  } catch {
    return false
  }
}

function refusalOf(thrown: unknown): Refusal {
  if (thrown instanceof InvalidInput) return { code: 'invalid', status: 400 }
  if (thrown instanceof NotFoundError) return { code: thrown.code, status: 404 }
  return isStorageUnavailable(thrown)
    ? { code: 'unavailable', status: 503 }
    : { code: 'server_error', status: 500 }
}
