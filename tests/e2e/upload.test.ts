import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { damagedPhoto, disguisedPage, phonePhoto, smallPhotos, textFile } from '../fixtures/photos'
import { paidSession } from './buy'
import { openStores } from './stores'
import { hydrated, visit } from './visit'
import { editionNames, words } from './words'

let stores: Awaited<ReturnType<typeof openStores>>
beforeAll(async () => {
  stores = await openStores()
})
afterAll(() => stores.close())

/** The browser says so when a photo is refused; the tests below are about that. */
const refused = /Failed to load resource/

describe.each(editionNames)('the upload page of %s', (edition) => {
  const w = words[edition]

  it.each(['', '?session_id=', '?session_id=%20', '?session_id=%7BCHECKOUT_SESSION_ID%7D'])(
    'R-UPL-01 R-UPL-02 R-UPL-03 R-ERR-17 says that the session is invalid: %s',
    async (query) => {
      const page = await hydrated(await visit(w.upload + query))
      await page
        .getByRole('heading', { name: edition === 'us' ? 'Invalid Session' : 'Sessão Inválida', level: 1 })
        .waitFor()
      const said =
        edition === 'us'
          ? 'No valid payment session found.'
          : 'Nenhuma sessão de pagamento válida encontrada.'
      await page.getByText(said).waitFor()
      const button = page.locator('main').getByRole('link')
      expect(await button.getAttribute('href')).toBe(
        edition === 'us' ? '/ai-photo-service' : '/ai-photo-service-br',
      )
      expect(await page.locator('input[type=file]').count()).toBe(0)
    },
  )

  it('R-UPL-04 R-UPL-05 R-UPL-07 R-UPL-08 R-UPL-09 R-UPL-14 R-UPL-22 collects photos, shows them and lets them go', async () => {
    const { page, session } = await paidSession(edition)
    const input = page.getByLabel(w.choose)
    expect([await input.getAttribute('multiple'), await input.getAttribute('accept')]).toEqual([
      '',
      'image/*',
    ])
    const send = page.getByRole('button', { name: w.send })
    expect(await send.isDisabled()).toBe(true)
    await page.getByText('JPG, PNG').waitFor()
    expect(await page.getByText('JPG, PNG').innerText()).toBe(
      edition === 'us' ? 'JPG, PNG and GIF up to 10MB each' : 'JPG, PNG e GIF até 10MB cada',
    )

    const photo = await phonePhoto(1)
    await input.setInputFiles(photo)
    await input.setInputFiles(await smallPhotos(2))
    const list = page.getByRole('list').filter({ hasText: 'IMG_1.jpg' })
    expect(await list.getByRole('listitem').count()).toBe(3)
    const size = (photo.buffer.length / 1024 / 1024).toFixed(2)
    await list
      .getByText(`${edition === 'us' ? size : size.replace('.', ',')} MB`)
      .first()
      .waitFor()
    await list.getByRole('img').or(list.locator('img')).nth(2).waitFor()
    expect(await page.getByRole('status').filter({ hasText: '20' }).innerText()).toMatch(/^3 .* 20/)
    expect(await send.isDisabled()).toBe(false)

    await page.getByRole('button', { name: `${w.remove} IMG_1.jpg` }).click()
    expect(
      await list
        .or(page.getByRole('list').filter({ hasText: 'photo-0' }))
        .getByRole('listitem')
        .count(),
    ).toBe(2)
    await input.setInputFiles(photo)
    await page.getByText('IMG_1.jpg').waitFor()
    const guide = page.getByRole('link').and(page.locator(`[href*="${w.guide}"]`))
    expect(await guide.getAttribute('href')).toBe(`${w.guide}?session_id=${session}`)
  })

  it('R-UPL-12 R-UPL-22 R-ERR-14 wants at least one photo', async () => {
    const { page, session } = await paidSession(edition)
    const send = page.getByRole('button', { name: w.send })
    expect(await send.isDisabled()).toBe(true)
    await send.click({ force: true })
    await page.getByRole('alert').filter({ hasText: w.noneChosen }).waitFor()
    await page.locator('[data-sonner-toast]').filter({ hasText: w.noneChosen }).waitFor()
    expect(await stores.keys(`${session}/`)).toEqual([])
  })

  it('R-UPL-09 keeps the selection while the buyer reads the guide', async () => {
    const { page } = await paidSession(edition)
    await page.getByLabel(w.choose).setInputFiles(await smallPhotos(2))
    await page.locator(`[href*="${w.guide}"]`).click()
    await page.waitForURL(`**${w.guide}?session_id=*`)
    await page.locator(`[href*="${w.upload}?session_id="]`).first().click()
    await page.waitForURL(`**${w.upload}?session_id=*`)
    await page.getByText('photo-1.png').waitFor()
  })

  it('R-UPL-10 R-ERR-12 refuses the whole selection past 30, chosen or dropped', async () => {
    const { page } = await paidSession(edition)
    const input = page.getByLabel(w.choose)
    await input.setInputFiles(await smallPhotos(31))
    await page.getByRole('alert').filter({ hasText: w.tooMany }).waitFor()
    await page.locator('[data-sonner-toast]').filter({ hasText: w.tooMany }).waitFor()
    expect(await page.getByText('photo-0.png').count()).toBe(0)
    await input.setInputFiles((await smallPhotos(30)).slice(0, 29))
    await page.getByText('photo-28.png').waitFor()
    const dropped = await page.evaluateHandle(() => {
      const data = new DataTransfer()
      for (const name of ['a.png', 'b.png']) data.items.add(new File([name], name, { type: 'image/png' }))
      return data
    })
    await page
      .locator('label', { has: page.locator('input[type=file]') })
      .dispatchEvent('drop', { dataTransfer: dropped })
    await page.getByRole('alert').filter({ hasText: w.tooMany }).waitFor()
    expect(await page.getByText('a.png').count()).toBe(0)
  })

  it('R-UPL-11 R-ERR-13 one file that is no image refuses the whole selection', async () => {
    const { page } = await paidSession(edition)
    await page.getByLabel(w.choose).setInputFiles([...(await smallPhotos(1)), textFile])
    await page.getByRole('alert').filter({ hasText: w.notImage }).waitFor()
    expect(await page.getByText('photo-0.png').count()).toBe(0)
    await page
      .getByLabel(w.choose)
      .setInputFiles({ name: 'IMG_7.HEIC', mimeType: '', buffer: Buffer.from('x') })
    await page.getByText('IMG_7.HEIC').waitFor()
  })

  it('R-UPL-06 R-UPL-24 R-ERR-15 a photo that fails in the middle keeps the others, and “Try again” sends the rest', async () => {
    const { page, session } = await paidSession(edition, { allow: refused })
    let sent = 0
    await page.route('**/photos', (route) => (++sent > 2 ? route.abort() : route.continue()))
    await page.getByLabel(w.choose).setInputFiles(await smallPhotos(4))
    await page.getByRole('button', { name: w.send }).click()
    await page.getByRole('alert').filter({ hasText: w.sendFailed }).waitFor()
    const progress = page.getByRole('progressbar')
    expect(await progress.getAttribute('aria-valuenow')).toBe('50')
    expect(await stores.keys(`${session}/`)).toHaveLength(2)
    await page.unroute('**/photos')
    let again = 0
    page.on('request', (request) => request.url().endsWith('/photos') && again++)
    await page.getByRole('button', { name: w.tryAgain }).click()
    await page.waitForURL(`**${w.thanks}`)
    expect(again).toBe(2)
    expect(await stores.keys(`${session}/`)).toHaveLength(4)
  })

  it('R-UPL-13 R-UPL-27 names the photo that the server refuses, and sends the others', async () => {
    const { page, session } = await paidSession(edition, { allow: refused })
    await page
      .getByLabel(w.choose)
      .setInputFiles([disguisedPage, await damagedPhoto(), ...(await smallPhotos(1))])
    await page.getByRole('button', { name: w.send }).click()
    await page.getByRole('alert').filter({ hasText: w.sendFailed }).waitFor()
    const keys = await stores.keys(`${session}/`)
    expect(keys.map((key) => key.replace(/^.*_/, '')).sort()).toEqual(['damaged.jpg', 'photo-0.png'])
    await page.getByRole('button', { name: `${w.remove} page.jpg` }).click()
    await page.getByRole('button', { name: w.send }).click()
    await page.waitForURL(`**${w.thanks}`)
  })

  it('R-UPL-19 an error of the last call is only logged', async () => {
    const { page } = await paidSession(edition, { allow: refused })
    await page.route('**/_serverFn/upload-photos*', (route) => route.fulfill({ status: 500, body: 'x' }))
    await page.getByLabel(w.choose).setInputFiles(await smallPhotos(1))
    await page.getByRole('button', { name: w.send }).click()
    await page.waitForURL(`**${w.thanks}`)
  })

  it('R-UPL-23 another device sees what arrived and adds to it', async () => {
    const { page, session } = await paidSession(edition)
    await page.getByLabel(w.choose).setInputFiles(await smallPhotos(2))
    await page.getByRole('button', { name: w.send }).click()
    await page.waitForURL(`**${w.thanks}`)
    const other = await hydrated(await visit(`${w.upload}?session_id=${session}`))
    await other.getByText(w.received).first().waitFor()
    expect(await other.getByText(w.received).first().innerText()).toMatch(/^2 /)
    // Choosing all of them anew is the natural thing to do: those that are there take their own places again.
    await other.getByLabel(w.choose).setInputFiles(await smallPhotos(30))
    await other.getByText('photo-29.png').waitFor()
    await other.reload()
    await hydrated(other)
    await other.getByLabel(w.choose).setInputFiles(await phonePhoto(5, 400, 300))
    await other.getByRole('button', { name: w.send }).click()
    await other.waitForURL(`**${w.thanks}`)
    expect(await stores.keys(`${session}/`)).toHaveLength(3)
  })

  it('R-UPL-21 a session that nobody paid is refused with a way to get help', async () => {
    const page = await hydrated(
      await visit(`${w.upload}?session_id=cs_test_somebody_elses`, { allow: refused }),
    )
    await page.getByRole('alert').getByRole('link').waitFor()
    await page.getByLabel(w.choose).setInputFiles(await smallPhotos(1))
    await page.getByRole('button', { name: w.send }).click()
    await page.getByRole('alert').filter({ hasText: w.sendFailed }).waitFor()
    expect(await stores.keys('cs_test_somebody_elses/')).toEqual([])
  })

  it('R-A11-16 says that it needs script', async () => {
    const page = await visit(`${w.upload}?session_id=cs_test_x`, { javaScriptEnabled: false })
    await page.getByText(/JavaScript/).waitFor()
  })
})

it('shows what arrived to somebody who goes back at once', async () => {
  const { page } = await paidSession('us')
  await page.getByLabel('Choose photos').setInputFiles(await smallPhotos(2))
  await page.getByRole('button', { name: 'Upload photos' }).click()
  await page.waitForURL('**/thank-you')
  await page.goBack()
  await page.getByText('2 photos received').waitFor()
  await page.getByText('Checking your payment…').waitFor({ state: 'detached' })
})

it('R-UPL-25 warns before leaving while photos are on their way', async () => {
  const { page } = await paidSession('us')
  await page.route('**/photos', () => {})
  await page.getByLabel('Choose photos').setInputFiles(await smallPhotos(1))
  await page.getByRole('button', { name: 'Upload photos' }).click()
  await page.getByText('Sending').waitFor()
  const warned = page.waitForEvent('dialog')
  void page.close({ runBeforeUnload: true })
  const dialog = await warned
  expect(dialog.type()).toBe('beforeunload')
  await dialog.accept()
})
