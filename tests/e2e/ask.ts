import { get, type IncomingHttpHeaders, type IncomingMessage } from 'node:http'
import { buffer } from 'node:stream/consumers'

type Answer = { status: number | undefined; headers: IncomingHttpHeaders; body: Buffer }

/** The answer to a request with exactly these headers, as it comes: `fetch` adds its own, and unpacks what comes. */
export async function ask(
  url: string,
  headers: Record<string, string> = {},
  method: 'GET' | 'HEAD' = 'GET',
): Promise<Answer> {
  const answer = await new Promise<IncomingMessage>((resolve, reject) =>
    get(url, { headers, method }, resolve).once('error', reject),
  )
  return { status: answer.statusCode, headers: answer.headers, body: await buffer(answer) }
}
