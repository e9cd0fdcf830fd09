// Measures what performance is promised by, each line against a limit of the same run. Times are of this machine and
// mean nothing alone; the ratios are what counts. A measure that fails says so, and the others go on.
//
// Run: npm run bench [-- <measure> …] [-- --markdown <file>]

import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import type { Measure } from './bench/line.ts'
import { boot } from './bench/measures/boot.ts'
import { bytes } from './bench/measures/bytes.ts'
import { firstView } from './bench/measures/firstView.ts'
import { growth } from './bench/measures/growth.ts'
import { interactionTimes } from './bench/measures/interactions.ts'
import { lighthouse } from './bench/measures/lighthouse.ts'
import { nextPage } from './bench/measures/nextPage.ts'
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
}

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { markdown: { type: 'string' } },
})
const unknown = positionals.filter((name) => !Object.hasOwn(measures, name))
if (unknown.length) {
  process.stderr.write(`No measure ${unknown.join(', ')}. There are: ${Object.keys(measures).join(', ')}\n`)
  process.exit(1)
}

/** Milliseconds that one line may take: a browser that no longer answers must not end the run. */
const patience = 900_000

async function within<Value>(limit: number, work: Promise<Value>): Promise<Value> {
  const { promise: late, reject } = Promise.withResolvers<never>()
  const timer = setTimeout(reject, limit, new Error(`no answer within ${limit / 1000} s`))
  return Promise.race([work, late]).finally(() => clearTimeout(timer))
}

const entries: Entry[] = []
const tell = (entry: Entry) => {
  entries.push(entry)
  process.stdout.write(row(cells(entry)))
}

process.stdout.write(heading)
for (const [name, measure] of Object.entries(measures)) {
  if (positionals.length && !positionals.includes(name)) continue
  await using tidy = new AsyncDisposableStack()
  try {
    const lines = measure({ defer: (end) => tidy.defer(async () => void (await end())) })
    const read = () => within(patience, lines.next())
    let next = await read()
    for (; !next.done; next = await read()) tell({ measure: name, ...next.value })
    if (typeof next.value === 'string') tell({ measure: name, skipped: next.value })
  } catch (error) {
    tell({
      measure: name,
      failed: error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error),
    })
  }
}
if (values.markdown) writeFileSync(values.markdown, markdown(entries))
