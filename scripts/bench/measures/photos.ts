import { createHash } from 'node:crypto'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { startServer } from '../../../tests/e2e/site/server.ts'
import { jpegBytes } from '../../../tests/fixtures/photoBytes.ts'
import { freePort } from '../../freePort.ts'
import { logsRequest } from '../bare.ts'
import { copySite } from '../copySite.ts'
import { importSource } from '../importSource.ts'
import { type Bench, median, ratios } from '../line.ts'
import { inRounds } from '../rounds.ts'

const size = 3_000_000
const atOnce = 2

/**
 * Stores photos in the site's bucket, in the site's process, and only logs the request; `/hashed/` also lets the
 * bucket verify their hash, as the site does for buyers' photos.
 */
const bareLoop = `import site from './index.js'
${logsRequest}
export default {
  ...site,
  async fetch(request, env, context) {
    const { pathname } = new URL(request.url)
    if (!/^.(bare|hashed)./.test(pathname)) return site.fetch(request, env, context)
    const started = Date.now()
    const sha256 = pathname.startsWith('/hashed/') ? request.headers.get('x-photo-sha256') : undefined
    await env.AI_PHOTOS.put(crypto.randomUUID(), request.body, { sha256 })
    return log(request, new Response(), started)
  },
}`

/** Uploads 30 photos of one buyer, compared with a bare loop of R2 puts in the same workerd. */
export async function* photos({ defer }: Bench) {
  const copy = copySite()
  defer(copy.remove)
  // Build with the sandbox, because an upload needs a paid order.
  await copy.build()
  const { worker } = copy.built
  const config = join(worker, 'wrangler.json')
  writeFileSync(join(worker, 'bench.js'), bareLoop)
  writeFileSync(config, JSON.stringify({ ...JSON.parse(readFileSync(config, 'utf8')), main: 'bench.js' }))
  const storage = mkdtempSync(join(tmpdir(), 'photos-'))
  defer(() => rmSync(storage, { recursive: true, force: true }))
  const server = await startServer(storage, await freePort(), { config, said: 'ignore' })
  defer(() => server.stop('SIGTERM'))
  const { pageHeaders, paidCard } = await importSource<
    typeof import('../../../tests/e2e/journeys/provider.ts')
  >('tests/e2e/journeys/provider.ts')

  const pictures = Array.from({ length: 30 }, (_, seed) => {
    const bytes = jpegBytes(seed, size)
    return { bytes, sha256: createHash('sha256').update(bytes).digest('hex') }
  })
  /** Uploads all pictures to a path. */
  const sendAll = (path: string, session: string) => {
    const buyer = { ...pageHeaders(server.origin), 'content-type': 'image/jpeg', 'x-session-id': session }
    return secondsOf(pictures, async ({ bytes, sha256 }, index) => {
      const headers = {
        ...buyer,
        'x-photo-index': String(index),
        'x-photo-name': `photo-${index}.jpg`,
        'x-photo-sha256': sha256,
      }
      const answer = await fetch(server.origin + path, { method: 'PUT', body: bytes, headers })
      if (!answer.ok) throw new Error(`${path}: ${answer.status} ${await answer.text()}`)
      await answer.body?.cancel()
    })
  }
  const seen = await inRounds(
    5,
    {
      ours: async () => sendAll('/photos', await paidCard(server.origin, 'us')),
      bare: () => sendAll('/bare/photo', 'cs_test_of_nobody'),
      hashed: () => sendAll('/hashed/photo', 'cs_test_of_nobody'),
    },
    1,
  )
  yield {
    what: '30 photos of 3 MB against a bare loop of puts',
    rounds: ratios(seen.bare, seen.ours),
    digits: 2,
    note: `${median(seen.ours).toFixed(1)} s of ours`,
  }
  yield {
    what: '30 photos of 3 MB against that loop with the hash of each photo checked',
    rounds: ratios(seen.hashed, seen.ours),
    digits: 2,
    goal: { atLeast: 0.9 },
  }
  yield {
    what: '– that loop with the hash of each photo checked, against it without',
    rounds: ratios(seen.bare, seen.hashed),
    digits: 2,
    note: 'the share that no upload of ours can win',
  }
}

/** Sends all items, two at a time as the page does. @returns the elapsed seconds */
async function secondsOf<Item>(
  items: readonly Item[],
  send: (item: Item, index: number) => Promise<void>,
): Promise<number> {
  const began = performance.now()
  const left = items.entries()
  const lane = async () => {
    for (const [index, item] of left) await send(item, index)
  }
  await Promise.all(Array.from({ length: atOnce }, lane))
  return (performance.now() - began) / 1000
}
