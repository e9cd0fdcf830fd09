import { chromium } from 'playwright'
import { browserOptions } from '../../../tests/e2e/site/browser.ts'
import { freePort } from '../../freePort.ts'
import { serveFront } from '../front.ts'
import { importSource } from '../importSource.ts'
import type { Bench } from '../line.ts'

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const
type Category = (typeof categories)[number]

type Lighthouse = (
  url: string,
  flags: { port: number; logLevel: 'silent'; onlyCategories: readonly Category[] },
) => Promise<
  | {
      lhr: {
        categories: Record<Category, { score: number | null }>
        audits: Record<string, { numericValue?: number }>
      }
    }
  | undefined
>

/** Pages of a purchase, whose blocking time is compared with that of a home. */
const buying = ['/payment', '/payment-br', '/upload']

/**
 * Mobile Lighthouse scores of every route, and blocking times in the same run. Needs an optional package:
 * `npm i --no-save lighthouse`.
 */
export async function* lighthouse({ defer }: Bench) {
  // A variable keeps TypeScript from resolving the optional package.
  const name = 'lighthouse'
  const found: { default: Lighthouse } | undefined = await import(name).catch(() => undefined)
  if (!found) return 'lighthouse is not installed'
  const { allAddresses } =
    await importSource<typeof import('../../../src/catalog/addresses.ts')>('src/catalog/addresses.ts')
  const front = await serveFront()
  defer(front.stop)
  const port = await freePort()
  const options = browserOptions()
  const browser = await chromium.launch({
    ...options,
    args: [...options.args, `--remote-debugging-port=${port}`],
  })
  defer(() => browser.close())
  const blocking: Record<string, number> = {}
  for (const { path, indexable } of allAddresses()) {
    const run = await found.default(front.origin + path, {
      port,
      logLevel: 'silent',
      onlyCategories: categories,
    })
    if (!run) throw new Error(`${path} has no result`)
    blocking[path] = run.lhr.audits['total-blocking-time']?.numericValue ?? Number.NaN
    for (const category of categories) {
      if (category === 'seo' && !indexable) continue
      const score = run.lhr.categories[category].score
      if (score === null) throw new Error(`${path} has no score of ${category}`)
      yield { what: `Lighthouse, ${category}, ${path}`, rounds: [score * 100], goal: { atLeast: 100 } }
    }
  }
  for (const path of buying)
    yield {
      what: `Lighthouse, blocking time, ${path} against /us`,
      rounds: [(blocking[path] ?? Number.NaN) / Math.max(1, blocking['/us'] ?? 0)],
      digits: 2,
      goal: { atMost: 1.2 },
      note: `${blocking[path]?.toFixed(0)} and ${blocking['/us']?.toFixed(0)} ms`,
    }
}
