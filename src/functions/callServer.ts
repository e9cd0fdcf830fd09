/** A call that the server refused or could not answer. `code` is the server's own; empty where it gave none. */
export class CallFailed extends Error {
  override name = 'CallFailed'
  code: string
  constructor(status: number, code = '') {
    super(`HTTP ${status} ${code}`)
    this.code = code
  }
}

/**
 * How the browser's calls reach the server.
 * @throws CallFailed for every answer but a success
 */
export async function callServer(input: RequestInfo | URL, init?: RequestInit): Promise<Response> {
  const response = await fetch(input, init)
  if (response.ok) return response
  const answer = await response.json().catch(() => ({}))
  throw new CallFailed(response.status, (answer as { code?: string }).code)
}
