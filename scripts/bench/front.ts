import { createReadStream, existsSync, statSync } from 'node:fs'
import { request as ask, createServer, type IncomingHttpHeaders } from 'node:http'
import { extname, join } from 'node:path'
import { buffer } from 'node:stream/consumers'
import { brotliCompressSync } from 'node:zlib'
import { freePort } from '../freePort.ts'
import { type Build, built, serveBuilt } from './built.ts'
import { slowConnection } from './slowConnection.ts'

type FrontOptions = {
  /** Transforms the HTML of every page. */
  change?: (html: string) => string
  /** Answers at slow 4G speed here, because the throttling of DevTools does not apply to prefetched pages. */
  slow?: boolean
  /** Names of headers to remove. */
  without?: readonly string[]
  build?: Build
}

type Answer = { status: number; headers: IncomingHttpHeaders; body: Buffer }

const types: Record<string, string> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.json': 'application/json',
}

/** Removes all scripts from a page: the baseline for its performance. */
export const withoutScript = (html: string) => html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')

/** Serves the site as Cloudflare does in front of the Worker: static files from the build, compressed answers. */
export async function serveFront({
  change = (html) => html,
  slow = false,
  without = [],
  build = built,
}: FrontOptions = {}) {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const worker = await serveBuilt(build, { origin })
  const answers = new Map<string, Promise<Answer>>()
  const network = slowConnection()

  const read = async (path: string, headers: IncomingHttpHeaders): Promise<Answer> => {
    const file = join(build.files, new URL(path, origin).pathname)
    const isFile = !path.startsWith('/_pages') && existsSync(file) && statSync(file).isFile()
    const answer = isFile ? await fromFile(file) : await fromWorker(worker.origin + path, headers)
    const type = String(answer.headers['content-type'])
    if (type.startsWith('text/html')) answer.body = Buffer.from(change(String(answer.body)))
    if (/^(text|application\/\w*(json|rules)|image\/svg)/.test(type)) {
      answer.body = brotliCompressSync(answer.body)
      answer.headers['content-encoding'] = 'br'
    }
    for (const name of [...without, 'transfer-encoding', 'content-length']) delete answer.headers[name]
    return answer
  }

  const server = createServer(async (request, response) => {
    const path = request.url ?? '/'
    const answer = answers.get(path) ?? read(path, { ...request.headers, host: `localhost:${port}` })
    answers.set(path, answer)
    try {
      const { status, headers, body } = await answer
      if (slow) await network.send(response.writeHead(status, headers), body)
      else response.writeHead(status, headers).end(body)
    } catch {
      response.destroy()
    }
  }).listen(port, 'localhost')
  await new Promise((resolve) => server.once('listening', resolve))
  const stop = () => {
    server.close()
    server.closeAllConnections()
    worker.stop()
  }
  return { origin, stop }
}

async function fromFile(file: string): Promise<Answer> {
  const headers = {
    'content-type': types[extname(file)] ?? 'application/octet-stream',
    'cache-control': file.includes('/assets/')
      ? 'public, max-age=31536000, immutable'
      : 'public, max-age=3600',
  }
  return { status: 200, headers, body: await buffer(createReadStream(file)) }
}

/** Requests a page with `node:http`, which can set the Host header, so that the Worker sees the browser's address. */
function fromWorker(address: string, headers: IncomingHttpHeaders): Promise<Answer> {
  return new Promise((resolve, reject) => {
    ask(address, { headers }, async (answer) =>
      resolve({ status: answer.statusCode ?? 0, headers: answer.headers, body: await buffer(answer) }),
    )
      .once('error', reject)
      .end()
  })
}
