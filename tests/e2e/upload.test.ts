import type { Locator, Page } from 'playwright'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { Edition } from '~/catalog/editions'
import { readCatalogues } from '../catalogues'
import { heifBytes, place } from '../fixtures/photoBytes'
import { damagedPhoto, disguisedPage, phonePhoto, smallPhotos, textFile } from '../fixtures/photos'
import { sendPhotos } from './buy'
import { underToasts } from './measure'
import { paidCard } from './provider'
import { putPhoto } from './putPhoto'
import { served, textOf } from './served'
import { openStores } from './stores'
import { barriers, holdBack, hydrated, origin, phone, type VisitOptions, visit } from './visit'
import { editionNames, words } from './words'

let stores: ReturnType<typeof openStores>
beforeAll(() => {
  stores = openStores()
})
afterAll(() => stores.close())

/** The browser says so when a photo is refused; the tests below are about that. */
const refused = /Failed to load resource/

/** The upload page of an order that was paid by card. */
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
    'R-UPL-01 R-UPL-02 R-UPL-03 R-ERR-17 says that the session is invalid: %s',
    async (query) => {
      const { document } = await served(w.upload + query)
      const says = {
        us: ['Invalid Session', 'No valid payment session found.', '/ai-photo-service'],
        br: ['Sessão Inválida', 'Nenhuma sessão de pagamento válida encontrada.', '/ai-photo-service-br'],
      }[edition]
      expect(textOf(document.querySelector('h1'))).toBe(says[0])
      expect(textOf(document.querySelector('main'))).toContain(says[1])
      const links = [...document.querySelectorAll('main a')].map((link) => link.getAttribute('href'))
      expect(links).toEqual([says[2]])
      expect(document.querySelector('input[type=file]')).toBeNull()
    },
  )

  it('R-A11-16 says that it needs script', async () => {
    const { html } = await served(`${w.upload}?session_id=cs_test_x`)
    expect(html).toMatch(/<noscript><p[^>]*>[^<]*JavaScript/)
  })

  it('R-UPL-04 R-UPL-05 R-UPL-07 R-UPL-08 R-UPL-09 R-UPL-12 R-UPL-14 R-UPL-22 R-ERR-14 collects photos, shows them and lets them go', async () => {
    const { page, session } = await atUpload(edition)
    // The first thing that somebody who has just paid reads.
    await page.getByRole('heading', { name: w.paymentArrived }).waitFor()
    const [order] = stores.rows('SELECT number FROM orders WHERE provider_session_id = ?', session)
    expect(await page.locator('dl').getByRole('definition').allInnerTexts()).toEqual([
      w.essential,
      // A bare dollar sign would be the reader's own money in one edition alone.
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
    // What to send is written beside it.
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
    // A size that would read 0.00 MB is told in kB.
    const small = ((await smallPhotos(1))[0]?.buffer.length ?? 0) / 1024
    expect(small).toBeLessThan(5)
    const kilobytes = small.toFixed(2)
    await list
      .getByText(`${edition === 'us' ? kilobytes : kilobytes.replace('.', ',')} kB`)
      .first()
      .waitFor()
    expect(await list.getByText(/^0[.,]00 MB$/).count()).toBe(0)
    await list.locator('img').nth(2).waitFor()
    // An order's number may have these digits too.
    expect(
      await page
        .getByRole('status')
        .filter({ hasText: /^\d+ \w+ 20 / })
        .innerText(),
    ).toMatch(/^3 /)
    expect(await send.isDisabled()).toBe(false)

    // Over the photos the sun has less room, and rises only so far.
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

    // The selection is still there after a look at the guide.
    const guide = page.locator(`[href*="${w.guide}"]`)
    expect(await guide.getAttribute('href')).toBe(`${w.guide}?session_id=${session}`)
    await guide.click()
    await page.waitForURL(`**${w.guide}?session_id=*`)
    await page.locator(`[href*="${w.upload}?session_id="]`).first().click()
    await page.waitForURL(`**${w.upload}?session_id=*`)
    await page.getByText('photo-1.png').waitFor()
    expect(stores.keys(`${session}/`)).toEqual([])
  })

  it('R-UPL-10 R-UPL-11 R-ERR-12 R-ERR-13 R-UPL-27 refuses a whole selection: past 30, chosen or dropped, and with a file that is no image', async () => {
    const { page } = await atUpload(edition)
    const input = page.getByLabel(w.choose)
    await input.setInputFiles([...(await smallPhotos(1)), textFile])
    await alerted(page, w.notImage)
    // It says which, for the photos beside it were fine.
    await page.getByText(`${w.notAnImage}${textFile.name}`).waitFor()
    const others = Array.from({ length: 6 }, (_, place) => ({ ...textFile, name: `note-${place}.txt` }))
    await input.setInputFiles(others)
    await page.getByText(edition === 'us' ? 'note-3.txt, and 2 more' : 'note-3.txt e mais 2').waitFor()
    expect(await page.getByText('note-4.txt').count()).toBe(0)
    await input.setInputFiles({ name: 'IMG_7.HEIC', mimeType: '', buffer: Buffer.from('x') })
    await page.getByText(w.notAPhoto).waitFor()
    await page.getByRole('button', { name: `${w.remove} IMG_7.HEIC` }).click()
    // A system that knows nothing of a file: its bytes say that it is a photo.
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

  it('R-UPL-06 R-UPL-24 R-ERR-15 a photo that fails in the middle keeps the others, and “Try again” sends the rest', async () => {
    const { page, session } = await atUpload(edition, { allow: refused })
    let sent = 0
    await page.route('**/photos', (route) => (++sent > 2 ? route.abort() : route.continue()))
    await page.getByLabel(w.choose).setInputFiles([...(await smallPhotos(4)), await damagedPhoto()])
    // Until then the notice of the last may come between pressing the button and letting it go.
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
    // One message says it all, and the bar breaks between its parts, never within one.
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

  it('R-UPL-26 R-UPL-27 that cannot be sent says what is the matter, is left out, and the others go', async () => {
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
    const said = (name: string) =>
      page.getByRole('listitem').filter({ hasText: name }).getByRole('paragraph').last()
    await page.getByText(w.leftOut(4)).waitFor()
    expect(await said('page.jpg').innerText()).toBe(w.notAPhoto)
    expect(await said('damaged.jpg').innerText()).toBe(w.damaged)
    expect(await said('scan.tif').innerText()).toBe(w.locatable)
    expect(await said('IMG_1.HEIC').innerText()).toBe(w.damaged)
    await page.getByRole('listitem').filter({ hasText: 'IMG_2.HEIC' }).getByText(w.noPreview).waitFor()
    // Who presses the count is led to the first of them, and goes on from there with the keyboard.
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
          (await bottom(said('page.jpg'))) < (await bottom(bar)) - ((await bar.boundingBox())?.height ?? 0),
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
    expect(Buffer.from(heic).includes(place)).toBe(false)
  })

  it('R-UPL-13 R-ERR-15 that the server refuses holds up nobody: what arrived is submitted', async () => {
    const { page, session } = await atUpload('us', { allow: refused })
    let sent = 0
    await page.route('**/photos', (route) =>
      ++sent === 2 ? route.fulfill({ status: 413, json: { code: 'too_large' } }) : route.continue(),
    )
    await sendPhotos(page, 'us', await smallPhotos(3))
    await toast(page, w.sendFailed)
    await page.getByRole('listitem').filter({ hasText: 'photo-1.png' }).getByText(w.tooLarge).waitFor()
    // Another try would end the same, so the page offers none.
    expect(await page.getByRole('button', { name: w.tryAgain }).count()).toBe(0)
    expect(await page.getByText(w.sendFailed).count()).toBe(1)
    await page.getByRole('button', { name: w.goOn(2) }).click()
    await page.waitForURL(`**${w.thanks}?session_id=*`)
    expect(await statusOf(session)).toBe('photos_received')
  })

  it('R-UPL-10 R-UPL-23 counts by its bytes, and one that a full order did not take is named', async () => {
    const { page, session } = await atUpload('us', { allow: refused })
    const images = (await smallPhotos(4)).map((photo) => ({ ...photo, name: 'image.png' }))
    await page.getByLabel(w.choose).setInputFiles(images)
    await page.getByText(/^4 /).waitFor()
    // Another tab, or another device, is faster.
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

it('R-UPL-19 an error of the last call is only logged', async () => {
  const { page } = await atUpload('us', { allow: refused })
  await page.route('**/_serverFn/upload-photos*', (route) => route.fulfill({ status: 500, body: 'x' }))
  await sendPhotos(page, 'us', await smallPhotos(1))
  await page.waitForURL(`**${words.us.thanks}?session_id=*`)
})

it('R-UPL-23 whoever goes back at once, or comes with another device, sees what arrived and adds to it', async () => {
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
  // What takes more photos comes before those that are there.
  const zone = await other.locator('label:has([type=file])').boundingBox()
  expect(zone?.y).toBeLessThan((await other.getByText(w.received).first().boundingBox())?.y ?? 0)
  // Nothing is chosen, so there is nothing to send, whatever is there already.
  const send = other.getByRole('button', { name: w.send })
  expect(await send.isDisabled()).toBe(true)
  await send.click({ force: true })
  await alerted(other, w.noneChosen)
  expect(await other.getByText(w.sent).count()).toBe(0)
  // Thirty others of the same names are too many; all of them anew, with those that are there, are not.
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

it('R-UPL-21 a session that nobody paid is refused with ways to get help, before and after a photo was chosen', async () => {
  const w = words.us
  const release: { now?: () => void } = {}
  const page = await hydrated(
    await visit(`${w.upload}?session_id=cs_test_somebody_elses`, {
      allow: refused,
      before: async (page) => {
        release.now = await holdBack(page, '**/_serverFn/upload-session*')
      },
    }),
  )
  // Chosen while nothing was known yet: what the page offers then, the server refuses.
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
  // The way back to the order stands open; advice for photos that nobody takes does not.
  await page.getByRole('heading', { name: 'Lost the link to your order?' }).waitFor()
  await page.getByLabel('The address you ordered with').waitFor()
  expect(await page.locator('main aside').isVisible()).toBe(false)
  expect(await barriers(page)).toEqual([])
})

it('R-ERR-13 says what is wrong where it is seen: in the bar, over the button, under the toast', async () => {
  const w = words.br
  const { page } = await atUpload('br', { ...phone, reducedMotion: 'reduce' })
  await page.getByLabel(w.choose).setInputFiles(await smallPhotos(1))
  await page.getByText('photo-0.png').waitFor()
  await page.getByLabel(w.choose).setInputFiles(textFile)
  await alerted(page, w.notImage)
  await toast(page, w.notImage)
  const alert = page.getByRole('alert').filter({ hasText: w.notImage })
  const parts = [page.locator('[data-sonner-toast]'), alert, page.getByRole('button', { name: w.send })]
  // The toast comes up to its place.
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
  // They follow a bar that has come to its place above the lower edge.
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
])(
  'R-ERR-13 before there is a photo nothing lies over what chooses one, nor over what was wrong: %i × %i',
  async (width, height) => {
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
          // A press anywhere in the zone chooses.
          return !(element.closest('label') ?? element).contains(hit)
        })
      })
    // The part of the zone that looks as the whole of it works.
    const chooser = page.locator('label span.border-edge').filter({ visible: true })
    await chooser.scrollIntoViewIfNeeded()
    expect(await hidden(chooser)).toEqual([])
    await page.getByLabel(w.choose).setInputFiles(textFile)
    await toast(page, w.notImage)
    const alert = page.getByRole('alert').filter({ hasText: w.notImage })
    await expect.poll(async () => [await hidden(chooser), await hidden(alert)]).toEqual([[], []])
  },
)

it('R-UPL-22 nothing on a wide page moves when photos begin to be sent, and nothing can be pressed twice', async () => {
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
  // Meanwhile nothing can be sent again, added or taken away.
  expect(await send.isDisabled()).toBe(true)
  expect(await page.locator('input[type=file]').isDisabled()).toBe(true)
  expect(await tiles.getByRole('button').count()).toBe(0)
  expect(await top()).toBe(before)
})

it('R-UPL-25 warns before leaving while photos are on their way, and nothing on the page has moved', async () => {
  const { page } = await atUpload('br', { ...phone, reducedMotion: 'reduce' })
  await page.getByText('Escolha suas fotos').waitFor()
  expect(await page.getByText(/Arraste/).isVisible()).toBe(false)
  await page.route('**/photos', () => {})
  await page.getByLabel('Escolher fotos').setInputFiles(await smallPhotos(2))
  await page.locator('img[src^="blob:"]').nth(1).waitFor()
  const tiles = page.getByRole('list', { name: 'Fotos escolhidas' })
  const button = page.locator('button[aria-busy]')
  const before = [await tiles.boundingBox(), await button.boundingBox()]
  // Without the mouse of the test, which scrolls first.
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

it('R-UPL-04 takes a drop anywhere on the screen, so that no photo opens in place of the page', async () => {
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

it('R-UPL-10 R-UPL-13 R-UPL-23 R-UPL-26 R-UPL-27 says in Portuguese what is the matter with a photo', async () => {
  const entries = await readCatalogues('pt-BR')
  const said = (english: string) => entries.find(({ message }) => message === english)?.translation
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
    expect(said(us[name]), name).toBe(br[name])
  expect(said('The order is full: {photosPerOrder} photos')?.replace('{photosPerOrder}', '30')).toBe(br.full)
  expect(said('{leftOut} left out')?.replace('{leftOut}', '4')).toBe(br.leftOut(4))
  const plurals = entries.filter(({ message }) => /# photos? received|Continue with #/.test(message))
  expect(plurals.map(({ translation }) => translation).join('\n')).toMatch(/Continuar com # fotos/)
  expect(plurals.map(({ translation }) => translation.replace('#', '1')).join('\n')).toMatch(br.received)
})

async function statusOf(session: string): Promise<unknown> {
  const [order] = stores.rows('SELECT status FROM orders WHERE provider_session_id = ?', session)
  return order?.status
}
