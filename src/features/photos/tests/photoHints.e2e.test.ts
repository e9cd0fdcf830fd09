import { expect, it } from 'vitest'
import { editions } from '~/catalog/editions'
import { readCatalogues } from '~tests/catalogues'
import { sampledEditions } from '~tests/depth'
import { sendAndConfirm } from '~tests/e2e/journeys/buy'
import { axeViolations, hydrated, phone } from '~tests/e2e/site/visit'
import { words } from '~tests/e2e/site/words'
import { translator } from '~tests/e2e/strangers/strangers'
import { brotliFile } from '~tests/e2e/survey/weigh'
import { fourPhotos, hintWords, previewed, tile } from './hintedPhotos'
import { atUpload } from './uploadPage'

it.each(sampledEditions(1))(
  'R-UPL-26 hints appear on the photos they are about, move nothing and leave with them: %s',
  async (edition) => {
    const [t, w] = [hintWords[edition], words[edition]]
    const { page } = await atUpload(edition, { reducedMotion: 'reduce' })
    await page.getByLabel(w.choose).setInputFiles(await fourPhotos())
    await previewed(page, 4)
    const box = () => page.getByRole('button', { name: w.send }).boundingBox()
    const before = await box()
    await tile(page, 'dark.jpg').getByText(t.dark).waitFor()
    await tile(page, 'small.jpg').getByText(t.small).waitFor()
    await tile(page, 'again.jpg').getByText(t.alike).waitFor()
    const count = page.getByRole('status').filter({ hasText: t.hinted(3) })
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
      .filter({ hasText: t.hinted(2) })
      .waitFor()
    expect(await page.getByText(t.alike).count()).toBe(0)
    await page.getByRole('button', { name: `${w.remove} dark.jpg` }).click()
    expect(await page.getByText(t.dark).count()).toBe(0)
    // After a reload nothing is selected; the photos are analyzed anew.
    await page.reload()
    await hydrated(page)
    await page.getByLabel(w.choose).setInputFiles((await fourPhotos()).slice(1))
    await tile(page, 'dark.jpg').getByText(t.dark).waitFor()
    await page
      .getByRole('status')
      .filter({ hasText: t.hinted(2) })
      .waitFor()
  },
)

it.each([phone, { viewport: { width: 1440, height: 900 } }])(
  'R-UPL-26 a single photo has its name, size and hint in order beside it, above the bar: %#',
  async (options) => {
    const { page } = await atUpload('us', { ...options, reducedMotion: 'reduce' })
    await page.getByLabel(words.us.choose).setInputFiles((await fourPhotos()).slice(2, 3))
    const photo = tile(page, 'small.jpg')
    const parts = [
      photo.locator('.file-name'),
      photo.getByText(/ [kM]B$/),
      photo.getByText(hintWords.us.small),
    ]
    await parts[2]?.waitFor()
    const tops: number[] = []
    for (const part of [...parts, page.locator('.upload-bar')])
      tops.push((await part.boundingBox())?.y ?? Number.NaN)
    expect(tops).toEqual(tops.toSorted((one, other) => one - other))
    expect(tops[3]).toBeGreaterThan((tops[2] ?? Number.NaN) + 14)
  },
)

it.each(['us', 'br'] as const)('a hint takes at most two lines of a small picture: %s', async (edition) => {
  const w = words[edition]
  const { page } = await atUpload(edition, { ...phone, reducedMotion: 'reduce' })
  await page.getByLabel(w.choose).setInputFiles((await fourPhotos()).slice(0, 2))
  const hint = await tile(page, 'dark.jpg').getByText(hintWords[edition].dark).elementHandle()
  const entries = await readCatalogues(editions[edition].locale)
  const hints = entries.filter(({ comments }) =>
    comments.some((comment) => comment.startsWith('Hint on a small')),
  )
  expect(hints).toHaveLength(6)
  for (const { translation: text } of hints) {
    const lines = await hint?.evaluate((element, shown) => {
      element.textContent = shown
      const range = document.createRange()
      range.selectNodeContents(element)
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size
    }, text)
    expect([text, Number(lines) <= 2]).toEqual([text, true])
  }
})

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
  await page.getByText(hintWords.us.hinted(3)).waitFor()
  const before = sent.length
  expect(bodies.join()).not.toMatch(/blurred|alike|analysis/)
  await sendAndConfirm(page, 'us')
  const kinds = sent.slice(before).map((line) => line.replace(/[\da-f]{8}-[\da-f-]+/, 'id'))
  expect(kinds.filter((line) => line === 'PUT /photos')).toHaveLength(photos.length)
  const expected = /^PUT \/photos(\/id\/preview)?$|^POST \/_serverFn\/upload-photos$/
  expect(kinds.filter((line) => !expected.test(line))).toEqual([])
  expect(bodies.join()).not.toMatch(/"hint|blurred|alike/)
})

it('R-UPL-26 hints survive the translation of the page: they go, come and are counted anew', async () => {
  const [t, w] = [hintWords.us, words.us]
  const { page } = await atUpload('us')
  await page.evaluate(translator, { delays: [0, 100], mark: '' })
  const [good, ...rest] = await fourPhotos()
  await page.getByLabel(w.choose).setInputFiles(rest)
  await page.getByText(t.hinted(2)).waitFor()
  await page.getByLabel(w.choose).setInputFiles(good ?? [])
  await page.getByText(t.hinted(3)).waitFor()
  await page.getByRole('button', { name: `${w.remove} dark.jpg` }).click()
  await page.getByText(t.hinted(2)).waitFor()
  expect(await page.getByText(t.dark).count()).toBe(0)
  for (const name of ['small.jpg', 'again.jpg'])
    await page.getByRole('button', { name: `${w.remove} ${name}` }).click()
  await page.getByText(t.fine).waitFor()
  expect(await page.getByText(t.guide).count()).toBe(0)
})

it('R-UPL-26 hints cost nothing before the first photo, and then at most 5 kB', async () => {
  const { page } = await atUpload('us')
  const scripts: string[] = []
  page.on('request', (request) => scripts.push(new URL(request.url()).pathname))
  const before = await page.evaluate(() => performance.getEntriesByType('resource').map(({ name }) => name))
  expect(before.filter((name) => /hint/i.test(name))).toEqual([])
  await page.getByLabel(words.us.choose).setInputFiles((await fourPhotos()).slice(0, 1))
  await page.getByText(hintWords.us.fine).waitFor()
  const loaded = scripts.filter((path) => path.endsWith('.js'))
  expect(loaded).toHaveLength(2)
  expect(loaded.reduce((sum, path) => sum + brotliFile(path), 0)).toBeLessThan(5000)
})
