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
/** Bytes the site reads at a time (`peekStream`). */
const chunkBytes = 262_144

/**
 * Stores photos in the site's bucket, in the site's process, and only logs the request; `/hashed/` also lets the
 * bucket verify their hash, as the site does for buyers' photos. `/counted/` reads each byte once, too, for the
 * checksum of the zip, and counts the photo as the site does: one statement before it and two after it.
 */
const bareLoop = `import { crc32 } from 'node:zlib'
import site from './index.js'
${logsRequest}
async function copy(body, size, writer) {
  const reader = body.getReader({ mode: 'byob' })
  let crc = 0
  for (let left = size; left > 0; ) {
    const min = Math.min(${chunkBytes}, left)
    const { value } = await reader.read(new Uint8Array(min), { min })
    left -= value.byteLength
    crc = crc32(value, crc)
    await writer.write(value)
  }
  await writer.close()
  return crc
}
let tables
async function count({ body, headers }, { AI_PHOTOS, DB }) {
  tables ??= DB.batch([
    DB.prepare('CREATE TABLE bench_photos (id TEXT PRIMARY KEY, sha256 TEXT, size INTEGER, crc32 INTEGER, stored_at INTEGER)'),
    DB.prepare('CREATE TABLE bench_orders (photos_at INTEGER)'),
    DB.prepare('INSERT INTO bench_orders VALUES (0)'),
  ])
  await tables
  const id = crypto.randomUUID()
  const sha256 = headers.get('x-photo-sha256')
  const size = Number(headers.get('content-length'))
  await DB.prepare('INSERT INTO bench_photos (id, sha256, size) VALUES (?, ?, ?) RETURNING *').bind(id, sha256, size).all()
  const exact = new FixedLengthStream(size)
  const put = AI_PHOTOS.put(id, exact.readable, { sha256 })
  const [crc] = await Promise.all([copy(body, size, exact.writable.getWriter()), put])
  await DB.batch([
    DB.prepare('UPDATE bench_photos SET crc32 = ?, stored_at = ? WHERE id = ? RETURNING *').bind(crc, Date.now(), id),
    DB.prepare('UPDATE bench_orders SET photos_at = ?').bind(Date.now()),
  ])
}
export default {
  ...site,
  async fetch(request, env, context) {
    const { pathname } = new URL(request.url)
    if (!/^.(bare|hashed|counted)./.test(pathname)) return site.fetch(request, env, context)
    const started = Date.now()
    if (pathname.startsWith('/counted/')) {
      await count(request, env)
      return log(request, new Response(), started)
    }
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
      counted: () => sendAll('/counted/photo', 'cs_test_of_nobody'),
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
    what: '– against that loop reading each byte once and counting each photo, as the site does',
    rounds: ratios(seen.counted, seen.ours),
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
