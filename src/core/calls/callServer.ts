import { ratePeriod } from '~/core/schemas/limits'

/** Thrown when the server refused a call or could not answer it. `code` is the server's own; empty where it gave none. */
export class CallFailed extends Error {
  override name = 'CallFailed'
  code: string
  constructor(response: Response, code = '') {
    super(`HTTP ${response.status} ${code}`)
    this.code = code
  }
}

/** The server takes no more of these for now. */
export class TooOften extends CallFailed {
  /** Whole minutes after which it is worth trying again. */
  minutes: number
  constructor(response: Response) {
    super(response, 'too_often')
    const seconds = Number(response.headers.get('retry-after'))
    this.minutes = Math.max(1, Math.ceil((seconds || ratePeriod) / 60))
  }
}

/**
 * Sends the browser's calls to the server. The framework's own client would give out the body of a refused call as
 * though it were its answer.
 * @throws TooOften, or CallFailed for every other answer but a success
 */
export async function callServer(...request: Parameters<typeof fetch>): Promise<Response> {
  const response = await fetch(...request)
  if (response.ok) return response
  if (response.status === 429) throw new TooOften(response)
  const answer = await response.json().catch(() => ({}))
  throw new CallFailed(response, (answer as { code?: string }).code)
}
