// Measures what performance is promised by, against a limit measured in the same run: the same page as bytes that
// a Worker only hands out. Times are of this machine and mean nothing alone; the ratios are what counts.
//
// Run: npm run bench

import { readdirSync, readFileSync, statSync } from 'node:fs'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { chromium } from 'playwright'
import { browserOptions } from '../tests/e2e/browser.ts'
import { serveFront } from './bench/front.ts'
import { type Load, load } from './bench/load.ts'
import { measureVitals, type Vitals } from './bench/vitals.ts'
import { serveBytes, serveSite } from './workerd.ts'

const dist = new URL('../dist/', import.meta.url)
const say = (what: string, measured: string, goal: string) =>
  process.stdout.write(`${what.padEnd(52)} ${measured.padStart(24)}   ${goal}\n`)
const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0
const kilobytes = (bytes: number) => `${(bytes / 1000).toFixed(1)} kB`
const brotli = (text: string | Buffer) => brotliCompressSync(text).length
const files = (part: string, kind: RegExp) =>
  readdirSync(new URL(part, dist), { recursive: true })
    .map((file) => new URL(`${part}/${file}`, dist))
    .filter((file) => kind.test(file.pathname) && statSync(file).isFile())

/** The page without what only script needs: the limit that a page can reach. */
const withoutScript = (html: string) => html.replace(/<script\b[^>]*>[\s\S]*?<\/script>/g, '')

const site = await serveSite(8811)
const home = await (await fetch(`${site.origin}/us`)).text()
const limit = await serveBytes(8812, home)

say('', 'measured', 'goal')
sizes(home)
await throughput()
site.stop()
await firstView()
limit.stop()

function sizes(page: string): void {
  const entry = readFileSync(
    new URL(`client${page.match(/<script type="module"[^>]*src="([^"]+)"/)?.[1]}`, dist),
  )
  const fonts = files('client', /\.woff2$/).reduce((sum, file) => sum + statSync(file).size, 0)
  const modules = files('server', /\.js$/).map((file) => readFileSync(file))
  say('script before any intent, brotli', kilobytes(brotli(entry)), '1.5 kB')
  say('HTML and CSS of /us, brotli', kilobytes(brotli(page)), '16 kB')
  say('both fonts', kilobytes(fonts), '45 kB')
  say('HTML, CSS, entry and fonts of /us', kilobytes(brotli(page) + brotli(entry) + fonts), '75 kB')
  say('the Worker, gzip', kilobytes(gzipSync(Buffer.concat(modules)).length), '320 kB')
}

/** Three rounds of each in turn, so that a busy moment of the machine befalls both. */
async function throughput(): Promise<void> {
  const rounds: { kept: Load; bytes: Load; rendered: Load }[] = []
  for (const warm of [true, false, false, false]) {
    const seconds = warm ? 1 : 4
    const round = {
      kept: await load(site, '/us', seconds),
      bytes: await load(limit, '/us', seconds),
      rendered: await load(site, '/payment', seconds),
    }
    if (!warm) rounds.push(round)
  }
  const of = (which: 'kept' | 'bytes' | 'rendered', what: keyof Load) =>
    median(rounds.map((round) => round[which][what]))
  say(
    '/us, requests a second against the limit',
    (of('kept', 'rate') / of('bytes', 'rate')).toFixed(2),
    '0.75',
  )
  say(
    '/us, processor time of a request, ms (the limit)',
    `${of('kept', 'cpu').toFixed(3)} (${of('bytes', 'cpu').toFixed(3)})`,
    '',
  )
  say('/payment, rendered each time, ms', of('rendered', 'cpu').toFixed(2), '')
}

async function firstView(): Promise<void> {
  const ours = await serveFront(8813, { '/us': home })
  const best = await serveFront(8814, { '/us': withoutScript(home) })
  const browser = await chromium.launch(browserOptions())
  const seen: { ours: Vitals; best: Vitals }[] = []
  for (let round = 0; round < 6; round++) {
    const pair = {
      ours: await measureVitals(browser, `${ours.origin}/us`),
      best: await measureVitals(browser, `${best.origin}/us`),
    }
    // The first pair warms the browser up.
    if (round > 0) seen.push(pair)
  }
  await browser.close()
  ours.stop()
  best.stop()
  const of = (which: 'ours' | 'best', what: keyof Vitals) => median(seen.map((pair) => pair[which][what]))
  say('/us, LCP on slow 4G against the limit', (of('ours', 'lcp') / of('best', 'lcp')).toFixed(2), '1.10')
  say('/us, LCP, ms (the limit)', `${of('ours', 'lcp').toFixed(0)} (${of('best', 'lcp').toFixed(0)})`, '')
  say('/us, layout shift', of('ours', 'cls').toFixed(3), '0.00')
  say(
    '/us, blocking time, ms (the limit)',
    `${of('ours', 'tbt').toFixed(0)} (${of('best', 'tbt').toFixed(0)})`,
    '10',
  )
}
