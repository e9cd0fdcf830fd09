import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'

type Delays = readonly (readonly [path: RegExp, milliseconds: number])[]

/** Serves the site as a slow line would: what is asked for at such paths comes so much later. */
export async function slowLine(origin: string, delays: Delays) {
  const asked: string[] = []
  const line = createServer((ask, answer) => {
    const { url: path = '/', method, headers } = ask
    asked.push(path)
    const late = delays.find(([pattern]) => pattern.test(path))?.[1] ?? 0
    const timer = setTimeout(() => {
      const onward = request(origin + path, { method, headers: { ...headers, host: new URL(origin).host } })
      onward.on('response', (response) => {
        answer.writeHead(response.statusCode ?? 502, response.headers)
        response.pipe(answer)
      })
      onward.on('error', () => answer.destroy())
      ask.pipe(onward)
    }, late)
    answer.on('close', () => clearTimeout(timer))
  })
  line.listen(0, '127.0.0.1')
  await once(line, 'listening')
  return {
    origin: `http://localhost:${(line.address() as AddressInfo).port}`,
    /** The paths that were asked for, in their order. */
    asked,
    stop: () => {
      line.close()
      line.closeAllConnections()
    },
  }
}
