import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { isDelivered } from '../../agreed/unlessChanged'
import { recordLayoutShifts } from '../site/layoutShifts'
import { newVisitor, origin } from '../site/visit'

/** Bytes of a piece, and the milliseconds between two: a page arrives within two seconds. */
const [piece, pause] = [4000, 50]

/** Serves the site's pages in pieces, as a slow connection does. */
const slow = createServer(async ({ url = '/', headers }, outgoing) => {
  const response = await fetch(origin + url, {
    headers: { 'accept-language': headers['accept-language'] ?? '', 'accept-encoding': 'identity' },
  })
  const bytes = Buffer.from(await response.arrayBuffer())
  const sent = [...response.headers].filter(([name]) => !/^content-(length|encoding)$/.test(name))
  outgoing.writeHead(response.status, Object.fromEntries(sent))
  const isPage = response.headers.get('content-type')?.startsWith('text/html')
  for (let at = 0; isPage && at < bytes.length; at += piece) {
    outgoing.write(bytes.subarray(at, at + piece))
    await sleep(pause)
  }
  outgoing.end(isPage ? undefined : bytes)
})
let slowOrigin = ''
beforeAll(async () => {
  slow.listen(0, 'localhost')
  await once(slow, 'listening')
  slowOrigin = `http://localhost:${(slow.address() as AddressInfo).port}`
})
afterAll(() => {
  slow.close()
  slow.closeAllConnections()
})

/** A longer price or name of another owner may take another line when the words beside it arrive. */
const tolerated = isDelivered('prices') ? 0.001 : 0.005

it.each(['/', '/us', '/br', '/launch-us', '/dominion-br', '/ai-photo-service-br'])(
  '%s moves nothing while it arrives in pieces',
  async (path) => {
    for (const [width, height] of [
      [390, 844],
      [1440, 900],
    ] as const) {
      // The page's own origin is another here, and the fonts are left out.
      const page = await newVisitor({ viewport: { width, height }, allow: /ERR_FAILED|404|403/ })
      const shifts = await recordLayoutShifts(page)
      await page.goto(slowOrigin + path, { waitUntil: 'load' })
      const moved = (await shifts()).filter(({ value }) => value > tolerated)
      expect({ width, moved }).toEqual({ width, moved: [] })
    }
  },
)
