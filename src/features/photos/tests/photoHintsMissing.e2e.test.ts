import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import { expect, it, onTestFinished } from 'vitest'
import { agree } from '~tests/e2e/journeys/agree'
import { sendAndConfirm } from '~tests/e2e/journeys/buy'
import { hydrated } from '~tests/e2e/site/visit'
import { words } from '~tests/e2e/site/words'
import { heifBytes } from '~tests/fixtures/photoBytes'
import { sceneryPhoto } from '~tests/fixtures/photos'
import { fourPhotos, hintWords, previewed, tile } from './hintedPhotos'
import { atUpload } from './uploadPage'

it.each(['Worker', 'OffscreenCanvas'] as const)(
  'R-UPL-26 without %s there are no hints, no errors, and photos are sent',
  async (missing) => {
    const w = words.us
    const { page } = await atUpload('us', {
      before: (page) => page.addInitScript((name) => Reflect.deleteProperty(globalThis, name), missing),
    })
    await page.getByLabel(w.choose).setInputFiles(await fourPhotos())
    await previewed(page, 4)
    await sendAndConfirm(page, 'us')
    expect(await page.getByText(hintWords.us.dark).count()).toBe(0)
  },
)

it('R-UPL-26 a worker that does not arrive leaves photos without hints, and may not connect to anything', async () => {
  const w = words.us
  const { page } = await atUpload('us', { allow: /hintWorker|Creating a worker from|Failed to load/ })
  const workers: string[] = []
  page.on('worker', (worker) => workers.push(new URL(worker.url()).pathname))
  const [first, ...rest] = await fourPhotos()
  await page.getByLabel(w.choose).setInputFiles(first ?? [])
  await page.getByText(hintWords.us.fine).waitFor()
  expect(workers).toHaveLength(1)
  expect(workers[0]).toMatch(/^\/assets\/workers\/hintWorker-/)
  const [worker] = page.workers()
  const reached = await worker?.evaluate(() =>
    fetch('/robots.txt').then(
      () => 'connected',
      () => 'refused',
    ),
  )
  expect(reached).toBe('refused')
  // Elsewhere on the site lies no script that the page could run as a worker.
  const refused = await page.evaluate(
    () =>
      new Promise((resolve) => {
        addEventListener('securitypolicyviolation', ({ effectiveDirective }) => resolve(effectiveDirective))
        try {
          new Worker('/robots.txt')
        } catch {}
      }),
  )
  expect(refused).toBe('worker-src')
  await page.reload()
  await page.route('**/hintWorker-*', (route) => route.abort())
  await hydrated(page)
  await agree(page)
  await page.getByLabel(w.choose).setInputFiles(rest)
  await previewed(page, 3)
  await sendAndConfirm(page, 'us')
})

it('R-UPL-26 without the chunk of the hints, photos are sent and the page is not loaded again', async () => {
  const w = words.us
  const { page } = await atUpload('us', { allow: /Failed to load/ })
  await page.route('**/assets/hints-*', (route) => route.abort())
  await page.evaluate(() => document.body.setAttribute('data-first', ''))
  await page.getByLabel(w.choose).setInputFiles(await fourPhotos())
  await previewed(page, 4)
  expect(await page.locator('[data-first]').count()).toBe(1)
  expect(await page.getByText(hintWords.us.dark).count()).toBe(0)
  await sendAndConfirm(page, 'us')
})

it('R-UPL-26 a worker that fails late leaves the hints that it gave, and the other photos without', async () => {
  const [t, w] = [hintWords.us, words.us]
  const { page } = await atUpload('us')
  const [good, dark, ...rest] = await fourPhotos()
  if (!good || !dark) throw new Error('no photo')
  await page.getByLabel(w.choose).setInputFiles([good, dark])
  await page.getByText(t.hinted(1)).waitFor()
  // As when the memory is used up: outside of everything that is caught.
  await page.workers()[0]?.evaluate(
    () =>
      void setTimeout(() => {
        throw new RangeError('Array buffer allocation failed')
      }),
  )
  await expect.poll(() => page.workers().length).toBe(0)
  await page.getByLabel(w.choose).setInputFiles(rest)
  await previewed(page, 4)
  await page.getByText(t.hinted(1)).waitFor()
  await tile(page, 'dark.jpg').getByText(t.dark).waitFor()
  expect(await page.getByText(t.small).count()).toBe(0)
  await sendAndConfirm(page, 'us')
})

it('R-UPL-26 a worker that never answers delays nothing', async () => {
  const w = words.us
  const { page } = await atUpload('us', {
    before: (page) =>
      page.route('**/hintWorker-*', (route) =>
        route.fulfill({ contentType: 'text/javascript', body: 'onmessage = () => {}' }),
      ),
  })
  await page.getByLabel(w.choose).setInputFiles(await fourPhotos())
  await sendAndConfirm(page, 'us')
})

it('R-UPL-26 pictures that are no plain photos have no hint and are sent', async () => {
  const [t, w] = [hintWords.us, words.us]
  const { page } = await atUpload('us')
  const scene = await sceneryPhoto(5)
  const small = scene.clone().resize(300)
  const alpha = Buffer.from(
    '<svg xmlns="http://www.w3.org/2000/svg"><circle cx="150" cy="110" r="100"/></svg>',
  )
  const images: Record<string, Promise<Buffer> | Buffer> = {
    'dot.png': sharp({ create: { width: 1, height: 1, channels: 3, background: '#000' } })
      .png()
      .toBuffer(),
    'cut-out.png': small
      .clone()
      .ensureAlpha()
      .composite([{ input: alpha, blend: 'dest-in' }])
      .png()
      .toBuffer(),
    'moving.gif': small.clone().gif().toBuffer(),
    'undecodable.heic': Buffer.from(heifBytes()),
  }
  const photos = await Promise.all(
    Object.entries(images).map(async ([name, buffer]) => ({
      name,
      mimeType: `image/${name.split('.')[1]}`,
      buffer: await buffer,
    })),
  )
  const control = { name: 'small.jpg', mimeType: 'image/jpeg', buffer: await small.clone().jpeg().toBuffer() }
  await page.getByLabel(w.choose).setInputFiles([...photos, control])
  await page.getByText(t.hinted(1)).waitFor()
  await tile(page, 'small.jpg').getByText(t.small).waitFor()
  expect(await page.getByText(t.small).count()).toBe(1)
  await sendAndConfirm(page, 'us')
})

it('R-UPL-10 a photo of 25 MB has hints like any other', async () => {
  const [t, w] = [hintWords.us, words.us]
  const { page } = await atUpload('us')
  const dark = (await sceneryPhoto(7, 3000, 2250)).linear(0.25)
  const buffer = Buffer.concat([await dark.jpeg({ quality: 98 }).toBuffer(), Buffer.alloc(25e6)]).subarray(
    0,
    25e6,
  )
  const folder = await mkdtemp(join(tmpdir(), 'hints-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  // As a file: the driver takes seconds to send so many bytes.
  await writeFile(join(folder, 'large.jpg'), buffer)
  await page.getByLabel(w.choose).setInputFiles(join(folder, 'large.jpg'))
  // Decoding so many pixels takes a busy machine more than the usual ten seconds.
  await tile(page, 'large.jpg').getByText(t.dark).waitFor({ timeout: 30_000 })
})
