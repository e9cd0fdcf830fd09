import type { Page } from 'playwright'
import { expect, it } from 'vitest'
import type { Edition } from '~/catalog/editions'
import { axeViolations, hydrated } from '~tests/e2e/site/visit'
import { words } from '~tests/e2e/site/words'
import { type Photo, sceneryPhoto } from '~tests/fixtures/photos'
import { atUpload } from './uploadPage'

const texts = {
  us: {
    dark: 'Quite dark: try one in daylight.',
    small: 'Very small: choose the original.',
    alike: 'Much like another: keep the better one.',
    count: (fine: number, seen: number) => `Checked on your device: ${fine} of ${seen} look good.`,
    guide: 'See how to take better ones',
  },
  br: {
    dark: 'Escura: prefira uma à luz do dia.',
    small: 'Muito pequena: escolha a original.',
    alike: 'Quase igual a outra: fique com a melhor.',
    count: (fine: number, seen: number) => `Conferidas no seu aparelho: ${fine} de ${seen} estão boas.`,
    guide: 'Veja como fazer fotos melhores',
  },
} satisfies Record<Edition, unknown>

/** A good photograph, a dark and a small one, and the first again: cropped, smaller and compressed more. */
async function fourPhotos(): Promise<Photo[]> {
  const [scene, other, third] = await Promise.all([11, 222, 3333].map((seed) => sceneryPhoto(seed)))
  if (!scene || !other || !third) throw new Error('no photo')
  const files: Record<string, Buffer> = {
    'good.jpg': await scene.clone().jpeg().toBuffer(),
    'dark.jpg': await other.linear(0.25).jpeg().toBuffer(),
    'small.jpg': await third.resize(300).jpeg().toBuffer(),
    'again.jpg': await scene
      .extract({ left: 40, top: 30, width: 1120, height: 840 })
      .resize(1000)
      .jpeg({ quality: 50 })
      .toBuffer(),
  }
  return Object.entries(files).map(([name, buffer]) => ({ name, mimeType: 'image/jpeg', buffer }))
}

const tile = (page: Page, name: string) => page.getByRole('listitem').filter({ hasText: name })

it.each(['us', 'br'] as const)(
  'R-UPL-26 hints appear on the photos they are about, move nothing and leave with them: %s',
  async (edition) => {
    const [t, w] = [texts[edition], words[edition]]
    const { page } = await atUpload(edition, { reducedMotion: 'reduce' })
    await page.getByLabel(w.choose).setInputFiles(await fourPhotos())
    await page.locator('img[src^="blob:"]').nth(3).waitFor()
    const box = () => page.getByRole('button', { name: w.send }).boundingBox()
    const before = await box()
    await tile(page, 'dark.jpg').getByText(t.dark).waitFor()
    await tile(page, 'small.jpg').getByText(t.small).waitFor()
    await tile(page, 'again.jpg').getByText(t.alike).waitFor()
    const count = page.getByRole('status').filter({ hasText: t.count(1, 4) })
    await count.waitFor()
    expect(await box()).toEqual(before)
    expect(await tile(page, 'good.jpg').innerText()).not.toContain(':')
    expect(await axeViolations(page)).toEqual([])
    // The guide opens with the session, and the hints are still there on the way back.
    await count.getByRole('link', { name: t.guide }).click()
    await page.waitForURL(`**${w.guide}?session_id=*`)
    await page.goBack()
    await tile(page, 'dark.jpg').getByText(t.dark).waitFor()
    // Without the photo that another one resembles, that one is fine.
    await page.getByRole('button', { name: `${w.remove} good.jpg` }).click()
    await page
      .getByRole('status')
      .filter({ hasText: t.count(1, 3) })
      .waitFor()
    expect(await page.getByText(t.alike).count()).toBe(0)
    await page.getByRole('button', { name: `${w.remove} dark.jpg` }).click()
    expect(await page.getByText(t.dark).count()).toBe(0)
    // After a reload nothing is selected; the photos are looked at anew.
    await page.reload()
    await hydrated(page)
    await page.getByLabel(w.choose).setInputFiles((await fourPhotos()).slice(1))
    await tile(page, 'dark.jpg').getByText(t.dark).waitFor()
    await page
      .getByRole('status')
      .filter({ hasText: t.count(1, 3) })
      .waitFor()
  },
)

it('R-UPL-14 hints block nothing, and only the photos are sent', async () => {
  const w = words.us
  const sent: string[] = []
  const { page } = await atUpload('us', {
    onRequest: (request) => {
      if (request.method() !== 'GET') sent.push(`${request.method()} ${new URL(request.url()).pathname}`)
    },
  })
  const photos = await fourPhotos()
  const bodies: string[] = []
  page.on('request', (request) => bodies.push(request.postData() ?? '', JSON.stringify(request.headers())))
  await page.getByLabel(w.choose).setInputFiles(photos)
  await page.getByText(texts.us.count(1, 4)).waitFor()
  const before = sent.length
  expect(bodies.join()).not.toMatch(/blurred|alike|look/)
  await page.getByRole('button', { name: w.send }).click()
  await page.waitForURL(`**${w.thanks}?session_id=*`)
  const kinds = sent.slice(before).map((line) => line.replace(/[\da-f]{8}-[\da-f-]+/, 'id'))
  expect(kinds.filter((line) => line === 'PUT /photos')).toHaveLength(photos.length)
  const expected = /^PUT \/photos(\/id\/preview)?$|^POST \/_serverFn\/upload-photos$/
  expect(kinds.filter((line) => !expected.test(line))).toEqual([])
  expect(bodies.join()).not.toMatch(/"hint|blurred|alike/)
})

it.each(['Worker', 'OffscreenCanvas'] as const)(
  'R-UPL-26 without %s there are no hints, no errors, and photos are sent',
  async (missing) => {
    const w = words.us
    const { page } = await atUpload('us', {
      before: (page) => page.addInitScript((name) => Reflect.deleteProperty(globalThis, name), missing),
    })
    await page.getByLabel(w.choose).setInputFiles(await fourPhotos())
    await page.locator('img[src^="blob:"]').nth(3).waitFor()
    await page.getByRole('button', { name: w.send }).click()
    await page.waitForURL(`**${w.thanks}?session_id=*`)
    expect(await page.getByText(texts.us.dark).count()).toBe(0)
  },
)

it('R-UPL-26 a worker that does not arrive leaves photos without hints, and may not connect to anything', async () => {
  const w = words.us
  const { page } = await atUpload('us', { allow: /hintWorker|Creating a worker from|Failed to load/ })
  const workers: string[] = []
  page.on('worker', (worker) => workers.push(new URL(worker.url()).pathname))
  const [first, ...rest] = await fourPhotos()
  await page.getByLabel(w.choose).setInputFiles(first ?? [])
  await page.getByText(texts.us.count(1, 1)).waitFor()
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
  await page.getByLabel(w.choose).setInputFiles(rest)
  await page.locator('img[src^="blob:"]').nth(2).waitFor()
  await page.getByRole('button', { name: w.send }).click()
  await page.waitForURL(`**${w.thanks}?session_id=*`)
})
