import { describe, expect, it } from 'vitest'
import { sendAndConfirm } from '~tests/e2e/journeys/buy'
import { served, textOf } from '~tests/e2e/site/served'
import { siteStores } from '~tests/e2e/site/stores'
import { editionNames, words } from '~tests/e2e/site/words'
import { damagedPhoto, phonePhoto, smallPhotos, textFile } from '~tests/fixtures/photos'
import { alerted, atUpload, failedRequest, toast } from './uploadPage'

const stores = siteStores()
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
      // A buyer whose link has lost its end gets it again.
      const resend = document.querySelector('main form[action="/orders/link"]')
      expect(resend?.querySelector('[name=edition]')?.getAttribute('value')).toBe(edition)
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
    // Phones take HEIC, which the given sentence does not name: the next one does, within the same field.
    expect(
      await page
        .locator('label')
        .filter({ has: page.getByText('JPG, PNG') })
        .innerText(),
    ).toMatch(/ (each|cada)\n.*HEIC/)
    // The photo guidelines are on the page, and the count says the same as they do: a recommendation.
    for (const advice of {
      us: [
        /We recommend at least 20 high-quality photos, 30 at most/,
        /soft daylight/,
        /Different days, angles/,
        /No sunglasses/,
      ],
      br: [/Recomendamos pelo menos 20/, /luz/i, /ângulos/i, /óculos/i],
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
    const guide = page.locator(`aside [href*="${w.guide}"]`)
    expect(await guide.getAttribute('href')).toBe(`${w.guide}?session_id=${session}`)
    // Each change puts the focus on the new headline.
    const atHeadline = () =>
      expect.poll(() => page.evaluate(() => document.activeElement?.localName)).toBe('h1')
    await guide.click()
    await page.waitForURL(`**${w.guide}?session_id=*`)
    await atHeadline()
    await page.locator(`[href*="${w.upload}?session_id="]`).first().click()
    await page.waitForURL(`**${w.upload}?session_id=*`)
    await page.getByText('photo-1.png').waitFor()
    await atHeadline()
    await page.goBack()
    await atHeadline()
    await page.goForward()
    await page.getByText('photo-1.png').waitFor()
    await atHeadline()
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
    await sendAndConfirm(page, edition, w.tryAgain)
    expect(again).toBe(2)
    expect(stores.keys(`${session}/`)).toHaveLength(4)
  })
})
