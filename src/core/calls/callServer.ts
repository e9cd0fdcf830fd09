import { ratePeriod } from '~/core/schemas/limits'

/** Thrown when the server refuses a call or fails. `code` is from the response; empty when that has none. */
export class CallError extends Error {
  override name = 'CallFailed'
  code: string
  constructor(response: Response, code = '') {
    super(`HTTP ${response.status} ${code}`)
    this.code = code
  }
}

/** Thrown when the server's rate limit is exceeded. */
export class RateLimitedError extends CallError {
  /** Whole minutes after which to retry. */
  minutes: number
  constructor(response: Response) {
    super(response, 'too_often')
    const seconds = Number(response.headers.get('retry-after'))
    this.minutes = Math.max(1, Math.ceil((seconds || ratePeriod) / 60))
  }
}

/**
 * Sends a server function call from the browser. The framework's own client would return the body of a refused call as
 * its result.
 * @throws RateLimitedError when rate-limited, CallError for any other unsuccessful response
 */
export async function callServer(...request: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...request)
  if (response.ok) return response
  if (response.status === 429) throw new RateLimitedError(response)
  const answer = await response.json().catch(() => ({}))
  throw new CallError(response, (answer as { code?: string }).code)
}
