// Runs the performance benchmarks and compares each value with its goal or with a baseline of the same run. Absolute
// times depend on the machine, so compare the ratios. A benchmark that fails is reported, and the others still run.
//
// Run: npm run bench [-- <measure> …] [-- --markdown <file>]

import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { type Measure, reasonOf } from './bench/line.ts'
import { boot } from './bench/measures/boot.ts'
import { bytes } from './bench/measures/bytes.ts'
import { firstView } from './bench/measures/firstView.ts'
import { growth } from './bench/measures/growth.ts'
import { hints } from './bench/measures/hints.ts'
import { interactionTimes } from './bench/measures/interactions.ts'
import { lighthouse } from './bench/measures/lighthouse.ts'
import { nextPage } from './bench/measures/nextPage.ts'
import { peers } from './bench/measures/peers.ts'
import { photos } from './bench/measures/photos.ts'
import { script } from './bench/measures/script.ts'
import { scroll } from './bench/measures/scroll.ts'
import { throughput } from './bench/measures/throughput.ts'
import { upload } from './bench/measures/upload.ts'
import { cells, type Entry, heading, markdown, row } from './bench/report.ts'

const measures: Record<string, Measure> = {
  throughput,
  boot,
  script,
  inp: interactionTimes,
  bytes,
  next: nextPage,
  lcp: firstView,
  scroll,
  lighthouse,
  upload,
  photos,
  growth,
  hints,
  peers,
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { markdown: { type: 'string' } },
})
const unknown = positionals.filter((name) => !Object.hasOwn(measures, name))
if (unknown.length) {
  process.stderr.write(
    `Unknown benchmark: ${unknown.join(', ')}. Available: ${Object.keys(measures).join(', ')}\n`,
  )
  process.exit(1)
}

/** Milliseconds until one line times out, so that a hanging browser does not block the run. */
const lineTimeout = 900_000

async function within<Value>(limit: number, work: Promise<Value>): Promise<Value> {
  const { promise: timeout, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(reject, limit, new Error(`no answer within ${limit / 1000} s`))
  return Promise.race([work, timeout]).finally(() => clearTimeout(timer))
}

const entries: Entry[] = []
const print = (entry: Entry) => {
  entries.push(entry)
  process.stdout.write(row(cells(entry)))
}

process.stdout.write(heading)
for (const [name, measure] of Object.entries(measures)) {
  if (positionals.length && !positionals.includes(name)) continue
  await using cleanup = new AsyncDisposableStack()
  try {
    const lines = measure({ defer: (end) => cleanup.defer(async () => void (await end())) })
    const nextLine = () => within(lineTimeout, lines.next())
    let next = await nextLine()
    for (; !next.done; next = await nextLine()) print({ measure: name, ...next.value })
    if (typeof next.value === 'string') print({ measure: name, skipped: next.value })
  } catch (error) {
    print({ measure: name, failed: reasonOf(error) })
  }
}
if (values.markdown) writeFileSync(values.markdown, markdown(entries))
