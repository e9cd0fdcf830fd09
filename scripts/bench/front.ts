import { existsSync, readFileSync, statSync } from 'node:fs'
import { createServer } from 'node:http'
import { extname } from 'node:path'
import { brotliCompressSync } from 'node:zlib'

const types: Record<string, string> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.json': 'application/json',
}

/** Stands in for the platform before a Worker: files from the build, compressed answers. The pages are given. */
export function serveFront(
  port: number,
  pages: Record<string, string>,
): Promise<{ origin: string; stop: () => void }> {
  const client = new URL('../../dist/client', import.meta.url).pathname
  const compressed = new Map<string, Buffer>()
  const send = (key: string, bytes: () => Buffer | string) => {
    if (!compressed.has(key)) compressed.set(key, brotliCompressSync(bytes()))
    return compressed.get(key)
  }
  const server = createServer((request, response) => {
    const path = new URL(request.url ?? '/', 'http://localhost').pathname
    const file = client + path
    const page = pages[path]
    const encoded = { 'content-encoding': 'br', 'cache-control': 'no-store' }
    if (page !== undefined)
      response
        .writeHead(200, { ...encoded, 'content-type': 'text/html; charset=utf-8' })
        .end(send(path, () => page))
    else if (existsSync(file) && statSync(file).isFile()) {
      const type = types[extname(file)] ?? 'application/octet-stream'
      const plain = type.startsWith('font/')
      const body = plain ? readFileSync(file) : send(file, () => readFileSync(file))
      response.writeHead(200, { ...(plain ? {} : encoded), 'content-type': type }).end(body)
    } else response.writeHead(404).end()
  })
  return new Promise((resolve) =>
    server.listen(port, () => resolve({ origin: `http://localhost:${port}`, stop: () => server.close() })),
  )
}
