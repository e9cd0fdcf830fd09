import type { Locator } from 'playwright'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { agree } from '~tests/e2e/journeys/agree'
import { confirmed, sendAndConfirm, sendPhotos } from '~tests/e2e/journeys/buy'
import { putPhoto } from '~tests/e2e/journeys/putPhoto'
import { siteStores } from '~tests/e2e/site/stores'
import { axeViolations, holdRequests, hydrated, origin, visit } from '~tests/e2e/site/visit'
import { words } from '~tests/e2e/site/words'
import { heifBytes, location } from '~tests/fixtures/photoBytes'
import { damagedPhoto, disguisedPage, phonePhoto, smallPhotos } from '~tests/fixtures/photos'
import { alerted, atUpload, failedRequest, toast } from './uploadPage'

const stores = siteStores()
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
    await sendAndConfirm(page, 'us')
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
    await sendAndConfirm(page, 'us', w.goOn(2))
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
    await sendAndConfirm(page, 'us', w.goOn(30))
  })
})
it('R-UPL-19 an error of the final call is only logged', async () => {
  const { page } = await atUpload('us', { allow: failedRequest })
  await page.route('**/_serverFn/upload-photos*', (route) => route.fulfill({ status: 500, body: 'x' }))
  await sendPhotos(page, 'us', await smallPhotos(1))
  await confirmed(page, 'us')
})
it('R-UPL-23 a buyer who goes back, or opens the page on another device, sees the received photos and can add more', async () => {
  const w = words.us
  const { page, session } = await atUpload('us')
  await sendPhotos(page, 'us', await smallPhotos(2))
  await confirmed(page, 'us')
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
  await confirmed(other, 'us')
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
  await agree(page)
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
async function statusOf(session: string): Promise<unknown> {
  const [order] = stores.rows('SELECT status FROM orders WHERE provider_session_id = ?', session)
  return order?.status
}
