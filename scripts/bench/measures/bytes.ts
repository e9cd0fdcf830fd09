import { brotli } from '../../../tests/e2e/survey/weigh.ts'
import { serveFront } from '../front.ts'
import type { Bench } from '../line.ts'
import { openBrowser, withPhone } from '../phone.ts'

/** Size of `/us`: its HTML with inlined styles, and everything that a phone fetches before any interaction. */
export async function* bytes(bench: Bench) {
  const front = await serveFront()
  bench.defer(front.stop)
  const page = await (await fetch(`${front.origin}/us`)).text()
  yield {
    what: '/us, HTML and CSS, brotli',
    rounds: [brotli(page) / 1000],
    unit: 'kB',
    digits: 1,
    goal: { atMost: 16 },
  }
  const browser = await openBrowser(bench)
  const { size, files } = await withPhone(browser, { slowProcessor: false }, async ({ page, session }) => {
    let size = 0
    let files = 0
    await session.send('Network.enable')
    session.on('Network.dataReceived', ({ encodedDataLength }) => {
      size += encodedDataLength
    })
    session.on('Network.responseReceived', () => files++)
    await page.goto(`${front.origin}/us`, { waitUntil: 'load' })
    await page.waitForTimeout(1000)
    return { size, files }
  })
  yield {
    what: '/us, first view on a phone, everything, as sent',
    rounds: [size / 1000],
    unit: 'kB',
    digits: 1,
    goal: { atMost: 62 },
    note: `${files} answers`,
  }
}
