import type { Locator } from 'playwright'
import { expect, it } from 'vitest'
import { faces } from '~/catalog/owner/faces'
import { readCatalogues } from '~tests/catalogues'
import { phone } from '~tests/e2e/site/visit'
import { words } from '~tests/e2e/site/words'
import { underToasts } from '~tests/e2e/survey/measure'
import { smallPhotos, textFile } from '~tests/fixtures/photos'
import { alerted, atUpload, toast } from './uploadPage'

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
  const chooser = page.locator('label .rounded-full.w-full')
  await chooser.scrollIntoViewIfNeeded()
  expect(await hidden(chooser)).toEqual([])
  await page.getByLabel(w.choose).setInputFiles(textFile)
  await toast(page, w.notImage)
  const alert = page.getByRole('alert').filter({ hasText: w.notImage })
  await expect.poll(async () => [await hidden(chooser), await hidden(alert)]).toEqual([[], []])
})
it.each([
  ['us', 390, 844],
  ['br', 390, 844],
  ['us', 1440, 900],
  ['br', 1440, 900],
] as const)(
  'R-UPL-05 the first chosen photos are in view, above the bar: %s, %i × %i',
  async (edition, width, height) => {
    const w = words[edition]
    const small = width < 500 ? phone : {}
    const { page } = await atUpload(edition, {
      ...small,
      viewport: { width, height },
      reducedMotion: 'reduce',
    })
    await page.getByLabel(w.choose).setInputFiles(await smallPhotos(7))
    const photo = page.locator('img[src^="blob:"]')
    await photo.nth(6).waitFor()
    // The note on the photos' format stays, and the whole row opens the file chooser.
    expect(await page.getByText('JPG, PNG').isVisible()).toBe(true)
    await page.getByText({ us: 'Add more photos', br: 'Adicionar mais fotos' }[edition]).waitFor()
    const [first, bar] = [await photo.first().boundingBox(), await page.locator('.upload-bar').boundingBox()]
    // The box that an owner can ask for takes lines above them; then most of the first photo is in view.
    const part = faces.consentBox ? 0.6 : 1
    expect((first?.y ?? height) + (first?.height ?? 0) * part).toBeLessThanOrEqual(bar?.y ?? 0)
  },
)
it('R-UPL-26 on a phone the bar leads to the consent, which is below it, and back', async () => {
  const { page } = await atUpload('us', { ...phone, reducedMotion: 'reduce' })
  await page.getByLabel(words.us.choose).setInputFiles(await smallPhotos(2))
  await page.locator('img[src^="blob:"]').nth(1).waitFor()
  const consent = page.getByRole('link', { name: 'how we use your photos' })
  await consent.click()
  const text = page.getByText('By uploading, you agree that')
  await expect
    .poll(async () => {
      const [shown, bar] = [await text.boundingBox(), await page.locator('.upload-bar').boundingBox()]
      const bottom = (shown?.y ?? 0) + (shown?.height ?? 0)
      return (shown?.y ?? -1) >= 0 && bottom <= 844 && ((bar?.y ?? 0) >= bottom || (bar?.y ?? 0) <= 0)
    })
    .toBe(true)
  // The choice stays.
  expect(await page.locator('img[src^="blob:"]').count()).toBe(2)
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
  // The first action is the widest part of the zone, and the sun leaves room for it.
  const [choose, sky, zone] = await Promise.all(
    [
      page.locator('label .rounded-full.w-full'),
      page.locator('.upload-sky'),
      page.locator('label:has(.upload-sky)'),
    ].map((part) => part.boundingBox()),
  )
  expect([choose?.width, sky?.height]).toEqual([(zone?.width ?? 0) - 42, 64])
  await page.route('**/photos', () => {})
  await page.getByLabel('Escolher fotos').setInputFiles(await smallPhotos(2))
  await page.locator('img[src^="blob:"]').nth(1).waitFor()
  const tiles = page.getByRole('list', { name: 'Fotos escolhidas' })
  const button = page.locator('button[aria-busy]')
  await tiles.getByText('Pequena: use a original.').nth(1).waitFor()
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
  const entries = (await readCatalogues('pt-BR')).filter(({ file }) => file.startsWith('photos/'))
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
