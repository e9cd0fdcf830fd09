import type { Locator, Page } from 'playwright'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Edition } from '~/catalog/editions'
import { readCatalogues } from '~tests/catalogues'
import { sendPhotos } from '~tests/e2e/journeys/buy'
import { paidCard } from '~tests/e2e/journeys/provider'
import { putPhoto } from '~tests/e2e/journeys/putPhoto'
import { served, textOf } from '~tests/e2e/site/served'
import { openStores } from '~tests/e2e/site/stores'
import {
  axeViolations,
  holdRequests,
  hydrated,
  origin,
  phone,
  type VisitOptions,
  visit,
} from '~tests/e2e/site/visit'
import { editionNames, words } from '~tests/e2e/site/words'
import { underToasts } from '~tests/e2e/survey/measure'
import { heifBytes, location } from '~tests/fixtures/photoBytes'
import { damagedPhoto, disguisedPage, phonePhoto, smallPhotos, textFile } from '~tests/fixtures/photos'

let stores: ReturnType<typeof openStores>
beforeAll(() => {
  stores = openStores()
})
afterAll(() => stores.close())

/** The browser logs rejected photos, which these tests expect. */
const failedRequest = /Failed to load resource/

/** Opens the upload page of an order paid by card. */
async function atUpload(edition: Edition, options: VisitOptions = {}) {
  const session = await paidCard(origin, edition)
  const page = await hydrated(await visit(`${words[edition].upload}?session_id=${session}`, options))
  return { page, session }
}

const toast = (page: Page, text: string) =>
  page.locator('[data-sonner-toast]').filter({ hasText: text }).first().waitFor()
const alerted = (page: Page, text: string) =>
  page.getByRole('alert').filter({ hasText: text }).first().waitFor()

describe.each(editionNames)('the upload page of %s', (edition) => {
  const w = words[edition]

  it.each(['', '?session_id=', '?session_id=%20', '?session_id=%7BCHECKOUT_SESSION_ID%7D'])(
    'R-UPL-01 R-UPL-02 R-UPL-03 R-ERR-17 reports an invalid session: %s',
    async (query) => {
      const { document } = await served(w.upload + query)
      const texts = {
        us: ['Invalid Session', 'No valid payment session found.', '/ai-photo-service'],
        br: ['Sessão Inválida', 'Nenhuma sessão de pagamento válida encontrada.', '/ai-photo-service-br'],
      }[edition]
      expect(textOf(document.querySelector('h1'))).toBe(texts[0])
      expect(textOf(document.querySelector('main'))).toContain(texts[1])
      const links = [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'))
      expect(links).toEqual([texts[2]])
      expect(document.querySelector('input[type=file]')).toBeNull()
    },
  )

  it('R-A11-16 states that it needs script', async () => {
    const { html } = await served(`${w.upload}?session_id=cs_test_x`)
    expect(html).toMatch(/<noscript><p[^>]*>[^<]*JavaScript/)
  })

  it('R-UPL-04 R-UPL-05 R-UPL-07 R-UPL-08 R-UPL-09 R-UPL-12 R-UPL-14 R-UPL-22 R-ERR-14 collects photos, shows them and removes them', async () => {
    const { page, session } = await atUpload(edition)
    // A buyer who has just paid sees this first.
    await page.getByRole('heading', { name: w.paymentArrived }).waitFor()
    const [order] = stores.rows('SELECT number FROM orders WHERE provider_session_id = ?', session)
    expect(await page.locator('dl').getByRole('definition').allInnerTexts()).toEqual([
      w.essential,
      // Only the US edition can omit the currency code.
      edition === 'us' ? `$${w.prices.essential}` : `$${w.prices.essential} USD`,
      String(order?.number).replace(/^.{4}/, '$&-'),
    ])
    const input = page.getByLabel(w.choose)
    expect([await input.getAttribute('multiple'), await input.getAttribute('accept')]).toEqual([
      '',
      'image/*',
    ])
    expect(await page.getByText('JPG, PNG').innerText()).toBe(
      edition === 'us' ? 'JPG, PNG and GIF up to 10MB each' : 'JPG, PNG e GIF até 10MB cada',
    )
    // The photo guidelines are on the page.
    for (const advice of {
      us: [
        /At least 20 high-quality photos, 30 at most/,
        /soft daylight/,
        /Different days, angles/,
        /No sunglasses/,
      ],
      br: [/pelo menos 20|no mínimo 20/i, /luz/i, /ângulos/i, /óculos/i],
    }[edition])
      await page.getByRole('main').getByText(advice).first().waitFor()
    const send = page.getByRole('button', { name: w.send })
    expect(await send.isDisabled()).toBe(true)
    await send.click({ force: true })
    await alerted(page, w.noneChosen)
    await toast(page, w.noneChosen)

    const photo = await phonePhoto(1)
    await input.setInputFiles(photo)
    await input.setInputFiles(await smallPhotos(2))
    const list = page.getByRole('list').filter({ hasText: 'photo-1.png' })
    await list.getByText('photo-1.png').waitFor()
    expect(await list.getByRole('listitem').count()).toBe(3)
    const size = (photo.buffer.length / 1024 / 1024).toFixed(2)
    await list
      .getByText(`${edition === 'us' ? size : size.replace('.', ',')} MB`)
      .first()
      .waitFor()
    // Sizes that would round to 0.00 MB are shown in kB.
    const small = ((await smallPhotos(1))[0]?.buffer.length ?? 0) / 1024
    expect(small).toBeLessThan(5)
    const kilobytes = small.toFixed(2)
    await list
      .getByText(`${edition === 'us' ? kilobytes : kilobytes.replace('.', ',')} kB`)
      .first()
      .waitFor()
    expect(await list.getByText(/^0[.,]00 MB$/).count()).toBe(0)
    await list.locator('img').nth(2).waitFor()
    // Match the whole status, because the order number can contain the same digits.
    expect(
      await page
        .getByRole('status')
        .filter({ hasText: /^\d+ \w+ 20 / })
        .innerText(),
    ).toMatch(/^3 /)
    expect(await send.isDisabled()).toBe(false)

    // The sun stays below the top edge of the drop zone.
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await page.locator('label:has([type=file])').hover()
    const [sky, disc] = await page
      .locator('label:has([type=file]) > [aria-hidden], label:has([type=file]) > [aria-hidden] > span')
      .evaluateAll((parts) => parts.map((part) => part.getBoundingClientRect().top))
    expect(disc).toBeGreaterThan(sky ?? Number.NaN)

    await page.getByRole('button', { name: `${w.remove} IMG_1.jpg` }).click()
    await page.getByText('IMG_1.jpg').waitFor({ state: 'detached' })
    expect(await list.getByRole('listitem').count()).toBe(2)
    await input.setInputFiles(photo)
    await page.getByText('IMG_1.jpg').waitFor()

    // The selection survives a visit to the guide.
    const guide = page.locator(`[href*="${w.guide}"]`)
    expect(await guide.getAttribute('href')).toBe(`${w.guide}?session_id=${session}`)
    await guide.click()
    await page.waitForURL(`**${w.guide}?session_id=*`)
    await page.locator(`[href*="${w.upload}?session_id="]`).first().click()
    await page.waitForURL(`**${w.upload}?session_id=*`)
    await page.getByText('photo-1.png').waitFor()
    expect(stores.keys(`${session}/`)).toEqual([])
  })

  it('R-UPL-10 R-UPL-11 R-ERR-12 R-ERR-13 R-UPL-27 rejects a whole selection: past 30, chosen or dropped, and with a file that is not an image', async () => {
    const { page } = await atUpload(edition)
    const input = page.getByLabel(w.choose)
    await input.setInputFiles([...(await smallPhotos(1)), textFile])
    await alerted(page, w.notImage)
    // It names the file, because the other photos are valid.
    await page.getByText(`${w.notAnImage}${textFile.name}`).waitFor()
    const others = Array.from({ length: 6 }, (_, place) => ({ ...textFile, name: `note-${place}.txt` }))
    await input.setInputFiles(others)
    await page.getByText(edition === 'us' ? 'note-3.txt, and 2 more' : 'note-3.txt e mais 2').waitFor()
    expect(await page.getByText('note-4.txt').count()).toBe(0)
    await input.setInputFiles({ name: 'IMG_7.HEIC', mimeType: '', buffer: Buffer.from('x') })
    await page.getByText(w.notAPhoto).waitFor()
    await page.getByRole('button', { name: `${w.remove} IMG_7.HEIC` }).click()
    // Without a MIME type from the system, photos are recognized by their bytes.
    for (const mimeType of ['', 'application/octet-stream']) {
      const [photo] = await smallPhotos(1)
      await input.setInputFiles({ name: 'from a cloud', mimeType, buffer: photo?.buffer ?? Buffer.alloc(0) })
      await page.getByRole('button', { name: `${w.remove} from a cloud` }).click()
    }
    await input.setInputFiles(await smallPhotos(31))
    await alerted(page, w.tooMany)
    expect(await page.getByText('photo-0.png').count()).toBe(0)
    await input.setInputFiles((await smallPhotos(30)).slice(0, 29))
    await page.getByText('photo-28.png').waitFor()
    await page.getByText(edition === 'us' ? '29 photos, 30 at most' : '29 fotos, no máximo 30').waitFor()
    expect(await page.getByRole('alert').filter({ hasText: w.tooMany }).count()).toBe(0)
    const dropped = await page.evaluateHandle(() => {
      const data = new DataTransfer()
      for (const name of ['a.png', 'b.png']) data.items.add(new File([name], name, { type: 'image/png' }))
      return data
    })
    await page.locator('h1').dispatchEvent('drop', { dataTransfer: dropped })
    await alerted(page, w.tooMany)
    expect(await page.getByText('a.png').count()).toBe(0)
  })

  it('R-UPL-06 R-UPL-24 R-ERR-15 after a failed photo the others are kept, and “Try again” sends the rest', async () => {
    const { page, session } = await atUpload(edition, { allow: failedRequest })
    let sent = 0
    await page.route('**/photos', (route) => (++sent > 2 ? route.abort() : route.continue()))
    await page.getByLabel(w.choose).setInputFiles([...(await smallPhotos(4)), await damagedPhoto()])
    // Wait for the notice, which could otherwise move the button during the click.
    await page.getByRole('button', { name: w.leaveOut }).waitFor()
    // Three attempts, a second and two seconds apart.
    await page.clock.install()
    await page.getByRole('button', { name: w.send }).click()
    for (const tries of [3, 4]) {
      await expect.poll(() => sent).toBe(tries)
      await page.clock.runFor(2000)
    }
    await alerted(page, w.sendFailed)
    expect(sent).toBe(5)
    // There is a single message, and the bar wraps between its parts, not within one.
    expect(await page.getByRole('alert').getByRole('button', { name: w.leaveOut }).count()).toBe(1)
    expect(await page.getByRole('alert').count()).toBe(1)
    const parts = await page
      .locator('.upload-bar [role=status] > *, .upload-bar button.rounded-full')
      .evaluateAll((all) =>
        all.map((part) => {
          const { paddingTop, paddingBottom } = getComputedStyle(part)
          const { height } = part.getBoundingClientRect()
          return height - Number.parseFloat(paddingTop) - Number.parseFloat(paddingBottom)
        }),
      )
    expect(parts).toHaveLength(5)
    expect(Math.max(...parts)).toBeLessThan(30)
    const progress = page.getByRole('progressbar')
    expect(await progress.getAttribute('aria-valuenow')).toBe('50')
    expect(stores.keys(`${session}/`)).toHaveLength(2)
    await page.unroute('**/photos')
    let again = 0
    page.on('request', (request) => request.url().endsWith('/photos') && again++)
    await page.getByRole('button', { name: w.tryAgain }).click()
    await page.waitForURL(`**${w.thanks}?session_id=*`)
    expect(again).toBe(2)
    expect(stores.keys(`${session}/`)).toHaveLength(4)
  })
})

describe('a photo', () => {
  const w = words.us

  it('R-UPL-26 R-UPL-27 that cannot be sent shows the reason and is left out, and the others are sent', async () => {
    const { page, session } = await atUpload('us')
    const [good] = await smallPhotos(1)
    if (!good) throw new Error('no photo')
    const tiff = await sharp(good.buffer).tiff().toBuffer()
    await page
      .getByLabel(w.choose)
      .setInputFiles([
        disguisedPage,
        await damagedPhoto(),
        { name: 'scan.tif', mimeType: 'image/tiff', buffer: tiff },
        { name: 'IMG_1.HEIC', mimeType: 'image/heic', buffer: Buffer.from(heifBytes().slice(0, -120)) },
        { name: 'IMG_2.HEIC', mimeType: 'image/heic', buffer: Buffer.from(heifBytes()) },
        { name: 'Praia.avif', mimeType: 'image/avif', buffer: await sharp(good.buffer).avif().toBuffer() },
        good,
      ])
    const reason = (name: string) =>
      page.getByRole('listitem').filter({ hasText: name }).getByRole('paragraph').last()
    await page.getByText(w.leftOut(4)).waitFor()
    expect(await reason('page.jpg').innerText()).toBe(w.notAPhoto)
    expect(await reason('damaged.jpg').innerText()).toBe(w.damaged)
    expect(await reason('scan.tif').innerText()).toBe(w.locatable)
    expect(await reason('IMG_1.HEIC').innerText()).toBe(w.damaged)
    await page.getByRole('listitem').filter({ hasText: 'IMG_2.HEIC' }).getByText(w.noPreview).waitFor()
    // Clicking the count scrolls to the first of them and moves focus there.
    await page.setViewportSize({ width: 390, height: 664 })
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
    await page.getByRole('button', { name: w.leftOut(4) }).click()
    const bar = page.locator('.upload-bar')
    const bottom = async (part: Locator) => {
      const box = await part.boundingBox()
      return (box?.y ?? 0) + (box?.height ?? 0)
    }
    await expect
      .poll(
        async () =>
          (await bottom(reason('page.jpg'))) < (await bottom(bar)) - ((await bar.boundingBox())?.height ?? 0),
      )
      .toBe(true)
    await page.keyboard.press('Tab')
    expect(await page.evaluate(() => document.activeElement?.ariaLabel)).toBe(`${w.remove} page.jpg`)
    await page.keyboard.press('Enter')
    await page.getByText(w.leftOut(3)).waitFor()
    await page.getByRole('button', { name: w.leaveOut }).click()
    expect(
      await page
        .getByRole('listitem')
        .filter({ hasText: /\d [kM]B/ })
        .count(),
    ).toBe(3)
    await page.getByLabel(w.choose).setInputFiles(await damagedPhoto())
    await page.getByText(w.leftOut(1)).waitFor()
    await page.getByRole('button', { name: w.send }).click()
    await page.waitForURL(`**${w.thanks}?session_id=*`)
    const keys = stores.keys(`${session}/`)
    expect(keys.map((key) => key.replace(/^.*?_\d+_/, '')).sort()).toEqual([
      'IMG_2.HEIC',
      'Praia.jpg',
      'photo-0.jpg',
    ])
    const heic = stores.bytes(keys.find((key) => key.endsWith('HEIC')) ?? '')
    expect(heic).toHaveLength(heifBytes().length)
    expect(Buffer.from(heic).includes(location)).toBe(false)
  })

  it('R-UPL-13 R-ERR-15 that the server rejects does not block the others: received photos are submitted', async () => {
    const { page, session } = await atUpload('us', { allow: failedRequest })
    let sent = 0
    await page.route('**/photos', (route) =>
      ++sent === 2 ? route.fulfill({ status: 413, json: { code: 'too_large' } }) : route.continue(),
    )
    await sendPhotos(page, 'us', await smallPhotos(3))
    await toast(page, w.sendFailed)
    await page.getByRole('listitem').filter({ hasText: 'photo-1.png' }).getByText(w.tooLarge).waitFor()
    // A retry would fail again, so the page offers none.
    expect(await page.getByRole('button', { name: w.tryAgain }).count()).toBe(0)
    expect(await page.getByText(w.sendFailed).count()).toBe(1)
    await page.getByRole('button', { name: w.goOn(2) }).click()
    await page.waitForURL(`**${w.thanks}?session_id=*`)
    expect(await statusOf(session)).toBe('photos_received')
  })

  it('R-UPL-10 R-UPL-23 is counted by its bytes, and is named when a full order rejects it', async () => {
    const { page, session } = await atUpload('us', { allow: failedRequest })
    const images = (await smallPhotos(4)).map((photo) => ({ ...photo, name: 'image.png' }))
    await page.getByLabel(w.choose).setInputFiles(images)
    await page.getByText(/^4 /).waitFor()
    // Another tab or device uploads first.
    await Promise.all(Array.from({ length: 28 }, (_, seed) => putPhoto(origin, session, seed)))
    await page.getByRole('button', { name: w.send }).click()
    await toast(page, w.tooMany)
    expect(await page.getByRole('listitem').getByText(w.full, { exact: true }).count()).toBe(2)
    expect(await page.getByRole('listitem').getByText(w.arrivedPhoto, { exact: true }).count()).toBe(2)
    expect(await statusOf(session)).toBe('photos_received')
    expect(await page.getByRole('button', { name: w.tryAgain }).count()).toBe(0)
    await page.getByRole('button', { name: w.goOn(30) }).click()
    await page.waitForURL(`**${w.thanks}?session_id=*`)
  })
})

it('R-UPL-19 an error of the final call is only logged', async () => {
  const { page } = await atUpload('us', { allow: failedRequest })
  await page.route('**/_serverFn/upload-photos*', (route) => route.fulfill({ status: 500, body: 'x' }))
  await sendPhotos(page, 'us', await smallPhotos(1))
  await page.waitForURL(`**${words.us.thanks}?session_id=*`)
})

it('R-UPL-23 a buyer who goes back, or opens the page on another device, sees the received photos and can add more', async () => {
  const w = words.us
  const { page, session } = await atUpload('us')
  await sendPhotos(page, 'us', await smallPhotos(2))
  await page.waitForURL(`**${w.thanks}?session_id=*`)
  await page.goBack()
  await page.getByText('2 photos received').waitFor()
  await page.getByText('Checking your payment…').waitFor({ state: 'detached' })

  const other = await hydrated(await visit(`${w.upload}?session_id=${session}`))
  await other.getByText(w.received).first().waitFor()
  expect(await other.getByText(w.received).first().innerText()).toMatch(/^2 /)
  // The drop zone comes before the received photos.
  const zone = await other.locator('label:has([type=file])').boundingBox()
  expect(zone?.y).toBeLessThan((await other.getByText(w.received).first().boundingBox())?.y ?? 0)
  // Without a selection the button is disabled, even with received photos.
  const send = other.getByRole('button', { name: w.send })
  expect(await send.isDisabled()).toBe(true)
  await send.click({ force: true })
  await alerted(other, w.noneChosen)
  expect(await other.getByText(w.sent).count()).toBe(0)
  // 30 other photos with the same name exceed the limit; the same 30 including the received ones do not.
  const all = await smallPhotos(31)
  const others = all.slice(1).map((photo) => ({ ...photo, name: 'photo-0.png' }))
  await other.getByLabel(w.choose).setInputFiles(others)
  await alerted(other, w.tooMany)
  await other.getByLabel(w.choose).setInputFiles(all.slice(0, 30))
  await other.getByText('photo-29.png').waitFor()
  expect(await other.getByRole('listitem').getByText(w.arrivedPhoto, { exact: true }).count()).toBe(2)
  await other.reload()
  await hydrated(other)
  await sendPhotos(other, 'us', [await phonePhoto(5, 400, 300)])
  await other.waitForURL(`**${w.thanks}?session_id=*`)
  expect(stores.keys(`${session}/`)).toHaveLength(3)
})

it('R-UPL-21 an unpaid session is rejected with links for help, before and after a photo is chosen', async () => {
  const w = words.us
  const release: { now?: () => void } = {}
  const page = await hydrated(
    await visit(`${w.upload}?session_id=cs_test_somebody_elses`, {
      allow: failedRequest,
      before: async (page) => {
        release.now = await holdRequests(page, '**/_serverFn/upload-session*')
      },
    }),
  )
  // Photos chosen before the status is known can be submitted, but the server rejects them.
  await page.getByLabel(w.choose).setInputFiles(await smallPhotos(1))
  release.now?.()
  await page.getByRole('alert').getByRole('link').waitFor()
  await page.getByRole('button', { name: w.send }).click()
  await alerted(page, w.sendFailed)
  expect(stores.keys('cs_test_somebody_elses/')).toEqual([])

  await page.reload()
  await page.getByRole('alert').getByRole('link').waitFor()
  expect(await page.getByLabel(w.choose).isDisabled()).toBe(true)
  expect(await page.getByRole('button', { name: w.send }).count()).toBe(0)
  // The lost-link form is shown; the photo guidelines are not.
  await page.getByRole('heading', { name: 'Lost the link to your order?' }).waitFor()
  await page.getByLabel('The address you ordered with').waitFor()
  expect(await page.locator('main aside').isVisible()).toBe(false)
  expect(await axeViolations(page)).toEqual([])
})

it('R-ERR-13 shows errors in view: in the bar, above the button, below the toast', async () => {
  const w = words.br
  const { page } = await atUpload('br', { ...phone, reducedMotion: 'reduce' })
  await page.getByLabel(w.choose).setInputFiles(await smallPhotos(1))
  await page.getByText('photo-0.png').waitFor()
  await page.getByLabel(w.choose).setInputFiles(textFile)
  await alerted(page, w.notImage)
  await toast(page, w.notImage)
  const alert = page.getByRole('alert').filter({ hasText: w.notImage })
  const parts = [page.locator('[data-sonner-toast]'), alert, page.getByRole('button', { name: w.send })]
  // Wait for the toast to slide in.
  await expect
    .poll(async () => {
      const boxes = await Promise.all(parts.map((part) => part.boundingBox()))
      return boxes.map(
        (box, at) =>
          (box?.y ?? -1) >= (boxes[at - 1] ? (boxes[at - 1]?.y ?? 0) + (boxes[at - 1]?.height ?? 0) : 0) &&
          (box?.y ?? 0) + (box?.height ?? 0) <= 844,
      )
    })
    .toEqual([true, true, true])
  // Toasts stay above the bar when it is in flow at the end of the page.
  await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: 'instant' }))
  await page.getByLabel(w.choose).setInputFiles(textFile)
  await page.locator('[data-sonner-toast]').first().waitFor()
  await expect.poll(() => underToasts(page.locator('.upload-bar'))).toBe(0)
})

it.each([
  [390, 844],
  [390, 664],
  [768, 1024],
  [1024, 768],
])('R-ERR-13 without photos nothing covers the file chooser or the error: %i × %i', async (width, height) => {
  const w = words.br
  const { page } = await atUpload('br', { ...phone, viewport: { width, height }, reducedMotion: 'reduce' })
  const hidden = (part: Locator) =>
    part.evaluate((element) => {
      const { left, right, top, bottom } = element.getBoundingClientRect()
      const points = [top + 2, (top + bottom) / 2, bottom - 2].flatMap((y) =>
        [left + 8, (left + right) / 2, right - 8].map((x) => [x, y] as const),
      )
      return points.filter(([x, y]) => {
        const hit = document.elementFromPoint(x, y)
        // A click anywhere in the zone opens the file chooser.
        return !(element.closest('label') ?? element).contains(hit)
      })
    })
  // The part of the drop zone that looks like a button.
  const chooser = page.locator('label span.border-edge').filter({ visible: true })
  await chooser.scrollIntoViewIfNeeded()
  expect(await hidden(chooser)).toEqual([])
  await page.getByLabel(w.choose).setInputFiles(textFile)
  await toast(page, w.notImage)
  const alert = page.getByRole('alert').filter({ hasText: w.notImage })
  await expect.poll(async () => [await hidden(chooser), await hidden(alert)]).toEqual([[], []])
})

it('R-UPL-22 nothing on a wide page moves when the upload starts, and nothing can be submitted twice', async () => {
  const { page } = await atUpload('br', { viewport: { width: 1440, height: 900 }, reducedMotion: 'reduce' })
  await page.route('**/photos', () => {})
  await page.getByLabel('Escolher fotos').setInputFiles(await smallPhotos(2))
  await page.locator('img[src^="blob:"]').nth(1).waitFor()
  const tiles = page.getByRole('list', { name: 'Fotos escolhidas' })
  const top = () => tiles.evaluate((list) => Math.round(list.getBoundingClientRect().top + scrollY))
  const before = await top()
  const send = page.locator('button[aria-busy]')
  await send.evaluate((element: HTMLElement) => element.click())
  await page.getByText('Não feche esta página.').waitFor()
  // During the upload nothing can be sent, added or removed.
  expect(await send.isDisabled()).toBe(true)
  expect(await page.locator('input[type=file]').isDisabled()).toBe(true)
  expect(await tiles.getByRole('button').count()).toBe(0)
  expect(await top()).toBe(before)
})

it('R-UPL-25 warns before leaving during an upload, and nothing on the page moves', async () => {
  const { page } = await atUpload('br', { ...phone, reducedMotion: 'reduce' })
  await page.getByText('Escolha suas fotos').waitFor()
  expect(await page.getByText(/Arraste/).isVisible()).toBe(false)
  await page.route('**/photos', () => {})
  await page.getByLabel('Escolher fotos').setInputFiles(await smallPhotos(2))
  await page.locator('img[src^="blob:"]').nth(1).waitFor()
  const tiles = page.getByRole('list', { name: 'Fotos escolhidas' })
  const button = page.locator('button[aria-busy]')
  const before = [await tiles.boundingBox(), await button.boundingBox()]
  // Click by script, because the mouse click would scroll first.
  await button.evaluate((element: HTMLElement) => element.click())
  await page.getByText('Enviando', { exact: true }).waitFor()
  expect([await tiles.boundingBox(), await button.boundingBox()]).toEqual(before)
  const warned = page.waitForEvent('dialog')
  void page.close({ runBeforeUnload: true })
  const dialog = await warned
  expect(dialog.type()).toBe('beforeunload')
  const closed = page.waitForEvent('close')
  await dialog.accept()
  await closed
})

it('R-UPL-04 accepts a drop anywhere on the page, so that no photo replaces the page', async () => {
  const { page } = await atUpload('us')
  const [photo] = await smallPhotos(1)
  const drop = await page.evaluateHandle(
    (bytes) => {
      const data = new DataTransfer()
      data.items.add(new File([Uint8Array.from(bytes)], 'dropped.png', { type: 'image/png' }))
      return data
    },
    [...(photo?.buffer ?? [])],
  )
  const prevented = await page
    .locator('footer')
    .evaluate(
      (place, dataTransfer) =>
        ['dragover', 'drop'].map(
          (type) =>
            !place.dispatchEvent(new DragEvent(type, { dataTransfer, bubbles: true, cancelable: true })),
        ),
      drop,
    )
  expect(prevented).toEqual([true, true])
  await page.getByText('dropped.png').waitFor()
})

it('R-UPL-10 R-UPL-13 R-UPL-23 R-UPL-26 R-UPL-27 has Portuguese texts for each problem with a photo', async () => {
  const entries = await readCatalogues('pt-BR')
  const translationOf = (english: string) => entries.find(({ message }) => message === english)?.translation
  const { us, br } = words
  for (const name of [
    'notAPhoto',
    'damaged',
    'locatable',
    'tooLarge',
    'noPreview',
    'arrivedPhoto',
    'leaveOut',
  ] as const)
    expect(translationOf(us[name]), name).toBe(br[name])
  expect(translationOf('The order is full: {photosPerOrder} photos')?.replace('{photosPerOrder}', '30')).toBe(
    br.full,
  )
  expect(translationOf('{leftOut} left out')?.replace('{leftOut}', '4')).toBe(br.leftOut(4))
  const plurals = entries.filter(({ message }) => /# photos? received|Continue with #/.test(message))
  expect(plurals.map(({ translation }) => translation).join('\n')).toMatch(/Continuar com # fotos/)
  expect(plurals.map(({ translation }) => translation.replace('#', '1')).join('\n')).toMatch(br.received)
})

async function statusOf(session: string): Promise<unknown> {
  const [order] = stores.rows('SELECT status FROM orders WHERE provider_session_id = ?', session)
  return order?.status
}
