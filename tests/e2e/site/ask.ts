import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'

type RawResponse = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }

/** Sends a request with exactly these headers and returns the raw body: `fetch` adds headers and decompresses. */
export async function ask(
  url: string,
  headers: Record<string, string> = {},
  method: 'GET' | 'HEAD' = 'GET',
): Promise<RawResponse> {
  const response = await new Promise<IncomingMessage>((resolve, reject) =>
    get(url, { headers, method }, resolve).once('error', reject),
  )
  return { status: response.statusCode, headers: response.headers, body: await buffer(response) }
}
