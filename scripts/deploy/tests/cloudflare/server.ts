import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { ApiError, answer } from './api'
import type { State } from './state'
import { acceptTails, type Tails } from './tails'

/** What to do to a call instead of answering it; called with `POST /accounts/…` and how often it came before. */
export type Fault = (call: string, before: number) => 'cut' | { status: number; message: string } | undefined

type CloudflareServer = { url: string; calls: string[]; tails: Tails; close(): Promise<void> }

/** Serves Cloudflare’s API at a local address, for the real wrangler. */
export async function serveCloudflare(
  state: State,
  fault: () => Fault | undefined,
): Promise<CloudflareServer> {
  const calls: string[] = []
  const server = createServer((request, response) => void respond(request, response))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  const { port } = server.address() as AddressInfo
  const tails = acceptTails(server)

  async function respond(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const chunks: Buffer[] = []
    for await (const chunk of request) chunks.push(chunk)
    const call = `${request.method} ${request.url?.replace(/\?.*/, '')}`
    const planted = fault()?.(call, calls.filter((earlier) => earlier === call).length)
    calls.push(call)
    if (planted === 'cut') return void request.socket.destroy()
    try {
      if (planted) throw new ApiError(planted.status, 10_013, planted.message)
      const body = Buffer.concat(chunks).toString('latin1')
      const result = answer(state, request, body, `ws://127.0.0.1:${port}/tail`)
      send(response, 200, { success: true, errors: [], messages: [], result })
    } catch (error) {
      const { status, code, message } =
        error instanceof ApiError ? error : new ApiError(500, 10_013, `${error}`)
      send(response, status, { success: false, errors: [{ code, message }], messages: [], result: null })
    }
  }
  return {
    url: `http://127.0.0.1:${port}`,
    calls,
    tails,
    close: () => {
      tails.close()
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { 'Content-Type': 'application/json' }).end(JSON.stringify(body))
}
