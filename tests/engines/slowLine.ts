import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

type Delays = readonly (readonly [path: RegExp, milliseconds: number])[]

/** Serves the site through a proxy that delays requests to matching paths by the given milliseconds. */
export async function slowLine(origin: string, delays: Delays) {
  const asked: string[] = []
  const proxy = createServer((incoming, outgoing) => {
    const { url: path = '/', method, headers } = incoming
    asked.push(path)
    const late = delays.find(([pattern]) => pattern.test(path))?.[1] ?? 0
    const timer = setTimeout(() => {
      const onward = request(origin + path, { method, headers: { ...headers, host: new URL(origin).host } })
      onward.on('response', (response) => {
        outgoing.writeHead(response.statusCode ?? 502, response.headers)
        response.pipe(outgoing)
      })
      onward.on('error', () => outgoing.destroy())
      incoming.pipe(onward)
    }, late)
    outgoing.on('close', () => clearTimeout(timer))
  })
  proxy.listen(0, '127.0.0.1')
  await once(proxy, 'listening')
  return {
    origin: `http://localhost:${(proxy.address() as AddressInfo).port}`,
    /** Requested paths in order. */
    asked,
    stop: () => {
      proxy.close()
      proxy.closeAllConnections()
    },
  }
}
