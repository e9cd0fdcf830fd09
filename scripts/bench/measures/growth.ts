import { readFileSync } from 'node:fs'
import { brotli } from '../../../tests/e2e/survey/weigh.ts'
import { serveEmpty } from '../bare.ts'
import { type Build, built, serveBuilt } from '../built.ts'
import { copySite } from '../copySite.ts'
import { firstAnswer } from '../firstAnswer.ts'
import { grow } from '../grow.ts'
import { type Bench, median, ratios } from '../line.ts'
import { load } from '../load.ts'
import { inRounds } from '../rounds.ts'

/** Verifies that a page costs no more when the site has ten times as many detail pages and a third language. */
export async function* growth({ defer }: Bench) {
  const copy = copySite()
  defer(copy.remove)
  const { pages } = grow(copy.folder)
  await copy.build('production')
  const grown = copy.built
  const shared = { digits: 2, note: `${pages} pages more` }

  for (const path of ['/us', '/launch-us']) {
    const [before, after] = [await weigh(built, path), await weigh(grown, path)]
    yield {
      what: `growth: ${path}, HTML and CSS`,
      rounds: [after.html / before.html],
      goal: { atMost: 1.004 },
      ...shared,
    }
    yield {
      what: `growth: ${path}, its script before intent`,
      rounds: [after.script / before.script],
      goal: { atMost: 1.004 },
      ...shared,
    }
  }

  const before = await serveBuilt()
  defer(before.stop)
  const after = await serveBuilt(grown)
  defer(after.stop)
  const cpu = (site: typeof before) => async () => (await load(site, '/us', 2)).cpu
  const warm = await inRounds(5, { before: cpu(before), after: cpu(after) }, 1)
  yield {
    what: 'growth: /us, processor time of a request',
    rounds: ratios(warm.after, warm.before),
    goal: { atMost: 1.004 },
    ...shared,
  }

  // A prerendered page and one rendered on request: their cost must not grow with the number of pages.
  for (const path of ['/us', '/payment']) {
    const boot = (build: Build) => () => firstAnswer(() => serveBuilt(build), path)
    const cold = await inRounds(21, {
      empty: () => firstAnswer(serveEmpty, '/'),
      before: boot(built),
      after: boot(grown),
    })
    // Compare medians: the difference of two starts within one round is mostly noise.
    const above = (name: 'before' | 'after') => median(cold[name]) - median(cold.empty)
    yield {
      what: `growth: ${path}, boot and first answer above an empty Worker`,
      rounds: [above('after') / above('before')],
      goal: { atMost: 1.02 },
      ...shared,
    }
  }
}

/** Returns the brotli sizes in bytes of a page and of its entry script. */
async function weigh(build: Build, path: string): Promise<{ html: number; script: number }> {
  const site = await serveBuilt(build)
  try {
    const html = await (await fetch(site.origin + path)).text()
    const entry = html.match(/<script type="module"[^>]*src="([^"]+)"/)?.[1]
    if (!entry) throw new Error(`${path} has no entry`)
    return { html: brotli(html), script: brotli(readFileSync(build.files + entry)) }
  } finally {
    site.stop()
  }
}
