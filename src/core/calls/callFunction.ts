import { callServer } from './callServer'
import { decodeResult, encodeInput } from './wireFormat'

type CallOptions = { data?: unknown; headers?: Record<string, string>; signal?: AbortSignal }

/**
 * Calls a server function from the browser.
 * @throws RateLimitedError when rate-limited, CallError for any other unsuccessful response
 */
export async function callFunction(
  address: string,
  method: 'GET' | 'POST',
  { data, headers = {}, signal }: CallOptions = {},
): Promise<unknown> {
  const input = data === undefined ? undefined : encodeInput(data)
  const query = method === 'GET' && input !== undefined ? `?${new URLSearchParams({ payload: input })}` : ''
  const response = await callServer(address + query, {
    method,
    headers: {
      ...headers,
      Accept: 'application/json',
      'X-TSR-ServerFn': 'true',
      ...(method === 'POST' && input !== undefined ? { 'Content-Type': 'application/json' } : {}),
    },
    body: (method === 'POST' && input) || null,
    signal: signal ?? null,
  })
  return decodeResult(await response.json())
}
