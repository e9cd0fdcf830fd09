import { readdirSync, readFileSync } from 'node:fs'
import sharp from 'sharp'
import type { AnalysisAnswer } from '../../../src/features/photos/hints/hintWorker.ts'
import { brotliFile } from '../../../tests/e2e/survey/weigh.ts'
import { built } from '../built.ts'
import { serveFront } from '../front.ts'
import { type Analyze, openInPage, openWorker } from '../hintWorker.ts'
import type { Bench } from '../line.ts'
import { openBrowser, withPhone } from '../phone.ts'
import { photoFiles } from '../photoSet/photoFiles.ts'
import { type Labelled, originals, photoSet, readPhotos } from '../photoSet/photoSet.ts'

/** What the hint of each kind of bad photograph is called. */
const hintOfKind: Record<string, string> = { 'out of focus': 'blurred', shaken: 'blurred', twin: 'alike' }

const percent = (part: number, whole: number) => (100 * part) / whole

/**
 * The hints before an upload, by the built worker in a browser: how many of 200 bad photographs they name, how many of
 * 200 good ones they are wrong about, and what a photograph costs. The photographs are made from real ones: those in
 * the folder that `PHOTOS` names, or else those of a few packages.
 */
export async function* hints(bench: Bench) {
  const [file] = readdirSync(`${built.files}/assets/workers`).filter((name) => name.startsWith('hintWorker-'))
  const worker = `/assets/workers/${file}`
  const code = readFileSync(`${built.files}${worker}`, 'utf8')
  yield {
    what: 'hints, the worker, brotli',
    rounds: [brotliFile(worker) / 1000],
    unit: 'kB',
    digits: 1,
    goal: { atMost: 15 },
  }

  const front = await serveFront()
  bench.defer(front.stop)
  const browser = await openBrowser(bench)
  const page = await browser.newPage()
  const analyze = await openWorker(page, front.origin, worker)
  const photos = await readPhotos(photoFiles())
  const firsts = await originals(photos)
  for (const [source, bytes] of firsts.entries()) await analyze(`first-${source}`, bytes)

  const results = new Map<string, { bad: boolean; count: number; named: number }>()
  let index = 0
  for await (const photo of photoSet(photos)) {
    const { answer } = await analyze(`${photo.source}-${index++}`, photo.file)
    const result = results.get(photo.kind) ?? { bad: photo.bad, count: 0, named: 0 }
    result.count++
    if (isNamed(photo, answer)) result.named++
    results.set(photo.kind, result)
  }
  const note = (bad: boolean) =>
    [...results]
      .filter(([, result]) => result.bad === bad)
      .map(([kind, { named, count }]) => `${kind} ${named}/${count}`)
      .join(', ')
  const share = (bad: boolean) => {
    const all = [...results.values()].filter((result) => result.bad === bad)
    const sum = (key: 'named' | 'count') => all.reduce((total, result) => total + result[key], 0)
    return percent(sum('named'), sum('count'))
  }
  const shared = { unit: '%', digits: 1 }
  yield {
    what: 'hints, bad photographs named',
    rounds: [share(true)],
    ...shared,
    goal: { atLeast: 90 },
    note: note(true),
  }
  yield {
    what: 'hints, good photographs named',
    rounds: [share(false)],
    ...shared,
    goal: { atMost: 5 },
    note: note(false),
  }

  // Twelve million pixels, as a phone takes them, after thirty others.
  const large = await sharp(firsts[0]).resize(4000, 3000, { fit: 'cover' }).jpeg().toBuffer()
  const times = async (send: Analyze) => {
    const rounds = []
    for (const [at, bytes] of firsts.slice(0, 30).entries()) await send(`other-${at}`, bytes)
    for (let round = 0; round < 12; round++) rounds.push((await send(`large-${round}`, large)).milliseconds)
    return rounds.slice(2)
  }
  yield {
    what: 'hints, a photo of 12 million pixels, in the worker',
    rounds: await times(await openWorker(page, front.origin, worker)),
    unit: 'ms',
  }
  const slow = await withPhone(browser, {}, async ({ page }) => times(await openInPage(page, code)))
  yield {
    what: '– by the same code in a page (÷4)',
    rounds: slow,
    unit: 'ms',
    note: 'workers cannot be slowed',
  }
}

/**
 * Whether a photograph got its hint if it is bad, or any hint if it is good. Other pictures of one source are no twins.
 */
function isNamed({ kind, bad, source }: Labelled, { analysis }: AnalysisAnswer): boolean {
  const own = analysis?.alike.some((id) => id === `first-${source}`)
  if (kind === 'twin') return !analysis?.hint && own === true
  const strangers = analysis?.alike.filter((id) => !id.startsWith(`${source}-`) && id !== `first-${source}`)
  return bad ? analysis?.hint === (hintOfKind[kind] ?? kind) : !!analysis?.hint || !!strangers?.length
}
