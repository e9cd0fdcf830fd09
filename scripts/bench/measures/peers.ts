import { join } from 'node:path'
import { modulesOf, type Served } from '../../workerd.ts'
import { serveBare, serveEmpty, serveEmptyPeer } from '../bare.ts'
import { buildPeer } from '../buildPeer.ts'
import { serveBuilt } from '../built.ts'
import { gzipWeight } from '../closure.ts'
import { copySite } from '../copySite.ts'
import { firstAnswer } from '../firstAnswer.ts'
import { type Bench, ratios, reasonOf } from '../line.ts'
import { load } from '../load.ts'
import { cellsOf, scriptOfVisit } from '../peerPage.ts'
import { peerStacks } from '../peerStacks.ts'
import { openBrowser } from '../phone.ts'
import { inRounds } from '../rounds.ts'
import { readRows } from '../rows.ts'
import { addRowsPage } from '../rowsPage.ts'

/** A stack that answers with the page. */
type Stack = {
  path: string
  start: () => Promise<Served>
  /** An empty Worker with the same bindings. */
  empty: 'withoutStores' | 'withStores'
  /** Folders of the uploaded modules and of the static files. */
  worker?: string
  files?: string
}

/** With a session in its address, a content page is rendered for the request. */
const personal = '/rows?session_id=cs_test_nobody'

/** What a browser sends with a reload: SvelteKit then leaves out the platform's cache, which workerd alone lacks. */
const headers = { 'cache-control': 'no-cache' }

const constant = 'constant answer of our bytes'
const prerendered = 'ours, prerendered'
const rendered = 'ours, rendered for each request'

/**
 * The same page by other stacks, each as its own starter makes it, and by ours: a heading and framework-tracker's table
 * of a thousand rows. A stack that cannot be built or does not answer with the page is reported, and the others go on.
 */
export async function* peers(bench: Bench) {
  const stacks = new Map<string, Stack>()
  const copy = copySite()
  bench.defer(copy.remove)
  addRowsPage(copy.folder)
  await copy.build('production')
  const ours = {
    start: () => serveBuilt(copy.built),
    empty: 'withStores',
    worker: copy.built.worker,
    files: copy.built.files,
  } as const
  const page = await answerOf(ours.start, '/rows')
  const fixed = `import page from './page.bin'
export default { fetch: () => new Response(page, { headers: { 'content-type': 'text/html' } }) }`
  stacks.set(constant, { path: '/', start: () => serveBare(fixed, page), empty: 'withStores' })
  stacks.set(prerendered, { path: '/rows', ...ours })
  stacks.set(rendered, { path: personal, ...ours })

  const browser = await openBrowser(bench)
  const expected = (await readRows()).flatMap(({ id, name }) => [id, name])
  const check = async function* (name: string, { path, start, worker, files }: Stack) {
    const html = String(Buffer.from(await answerOf(start, path)))
    if (cellsOf(html).join() !== expected.join()) throw new Error('the page has other rows')
    yield { subject: name, what: 'HTML', rounds: [Buffer.byteLength(html) / 1000], unit: 'kB', digits: 1 }
    if (!worker || !files) return
    const site = await start()
    try {
      const script = await scriptOfVisit(browser, site.origin + path, files, headers)
      yield { subject: name, what: 'script of a visit (br)', rounds: [script / 1000], unit: 'kB', digits: 1 }
    } finally {
      site.stop()
    }
    const modules = modulesOf(worker).map((file) => join(worker, file))
    yield {
      subject: name,
      what: 'Worker (gzip)',
      rounds: [gzipWeight(modules) / 1000],
      unit: 'kB',
      digits: 1,
    }
  }
  for (const [name, stack] of stacks) yield* check(name, stack)
  for (const [label, folder, named] of peerStacks) {
    try {
      const { version, ...built } = await buildPeer(folder, named)
      const name = `${label} ${version}`
      const stack = { path: '/', empty: 'withoutStores', ...built } as const
      yield* check(name, stack)
      stacks.set(name, stack)
    } catch (error) {
      yield { failed: `${label}: ${reasonOf(error)}` }
    }
  }

  const each = (measure: (stack: Stack, name: string) => Promise<number>) =>
    Object.fromEntries([...stacks].map(([name, stack]) => [name, () => measure(stack, name)]))
  const cold: Record<string, number[]> = await inRounds(7, {
    ...each(({ start, path }) => firstAnswer(start, path, { headers })),
    withStores: () => firstAnswer(serveEmpty, '/'),
    withoutStores: () => firstAnswer(serveEmptyPeer, '/'),
  })
  for (const [name, { empty }] of stacks) {
    const above = (cold[name] ?? []).map((ms, round) => ms - (cold[empty]?.[round] ?? 0))
    yield {
      subject: name,
      what: 'boot and first answer above an empty Worker',
      rounds: above,
      unit: 'ms',
      digits: 1,
    }
  }

  const sites = new Map<string, Served>()
  for (const [name, { start }] of stacks) {
    const site = await start()
    bench.defer(site.stop)
    sites.set(name, site)
  }
  const cpuOf = async ({ path }: Stack, name: string) =>
    (await load(sites.get(name) as Served, path, 2, headers)).cpu
  const warm = await inRounds(5, each(cpuOf), 1)
  for (const [name, rounds] of Object.entries(warm)) {
    yield { subject: name, what: 'processor time of a warm request', rounds, unit: 'ms', digits: 2 }
    const against = ratios(rounds, warm[constant] ?? [])
    yield { subject: name, what: 'against the constant answer', rounds: against, digits: 1 }
  }
}

async function answerOf(start: () => Promise<Served>, path: string): Promise<Uint8Array> {
  const site = await start()
  try {
    const answer = await fetch(site.origin + path, { headers })
    if (answer.status !== 200) throw new Error(`${path} was answered with status ${answer.status}`)
    return await answer.bytes()
  } finally {
    site.stop()
  }
}
