import { built, filesIn } from '../built.ts'
import { closureOf, gzipWeight } from '../closure.ts'

/** Upload size of the Worker, and the size of the modules that an isolate evaluates before its first answer. */
export async function* upload() {
  const entry = closureOf(`${built.worker}index.js`)
  const modules = filesIn(built.worker, /\.js$/)
  const shared = { unit: 'kB', digits: 1 }
  yield {
    what: 'the Worker, what its entry evaluates, gzip',
    rounds: [gzipWeight(entry) / 1000],
    ...shared,
    goal: { atMost: 60 },
    note: `${entry.size} of ${modules.length} modules`,
  }
  yield {
    what: 'the Worker, all modules, gzip',
    rounds: [gzipWeight(modules) / 1000],
    ...shared,
    goal: { atMost: 458 },
  }
}
