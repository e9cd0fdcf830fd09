import { expect, it } from 'vitest'
import { addresses } from '~/addresses'
import { damagedPhoto, smallPhotos, textFile } from '../fixtures/photos'
import { paidSession } from './buy'
import { setTextSize } from './measure'
import { barriers, hydrated, phone, visit } from './visit'

const refused = /Failed to load resource/
const paths = [
  ...addresses.map(({ path }) => path),
  '/upload?session_id=cs_test_nobody',
  '/upload-br?session_id=cs_test_nobody',
  '/nowhere',
]

it.each(paths)('R-A11-01 R-A11-02 axe finds nothing on %s, narrow and wide', async (path) => {
  const narrow = { width: 390, height: 844 }
  const page = await visit(path, { viewport: narrow, allow: refused, reducedMotion: 'reduce' })
  if (path !== '/nowhere') await hydrated(page)
  expect(await barriers(page)).toEqual([])
  await page.setViewportSize({ width: 1280, height: 900 })
  expect(await barriers(page)).toEqual([])
  expect(await page.locator('h1').count()).toBe(1)
  expect(await page.locator('main#main').count()).toBe(1)
})

it.each(paths)(
  'R-A11-01 axe finds nothing on %s in motion, in own colours and in large text',
  async (path) => {
    const page = await visit(path, { viewport: { width: 390, height: 844 }, allow: refused })
    // Halfway and at the end, as somebody leaves it who stops scrolling.
    for (const part of [0.45, 1]) {
      await page.evaluate((share) => {
        scrollTo({ top: share * document.documentElement.scrollHeight, behavior: 'instant' })
      }, part)
      expect(await barriers(page)).toEqual([])
    }
    await page.emulateMedia({ reducedMotion: 'reduce' })
    await setTextSize(page, 32)
    expect(await barriers(page)).toEqual([])
    await setTextSize(page, 16)
    // The contrast is the reader's own there, and axe reads the colours that were asked for, not those drawn.
    await page.emulateMedia({ forcedColors: 'active' })
    expect(await barriers(page, ['color-contrast'])).toEqual([])
  },
)

it('R-A11-01 axe finds nothing while photos are chosen, refused, sent and failed', async () => {
  const { page } = await paidSession('br', { ...phone, allow: refused, reducedMotion: 'reduce' })
  await page.getByLabel('Escolher fotos').setInputFiles([...(await smallPhotos(2)), await damagedPhoto()])
  await page.getByText('O arquivo está danificado ou incompleto').waitFor()
  expect(await barriers(page)).toEqual([])
  await page.getByLabel('Escolher fotos').setInputFiles(textFile)
  await page.getByRole('alert').filter({ hasText: 'apenas arquivos de imagem' }).waitFor()
  expect(await barriers(page)).toEqual([])
  let held: (() => void) | undefined
  await page.route('**/photos', async (route) => {
    await new Promise<void>((resolve) => {
      held = resolve
    })
    await route.abort().catch(() => {})
  })
  await page.getByRole('button', { name: 'Enviar fotos' }).click()
  await page.getByText('Enviando', { exact: true }).waitFor()
  expect(await barriers(page)).toEqual([])
  await page.unroute('**/photos')
  await page.route('**/photos', (route) => route.abort())
  held?.()
  await page.getByRole('button', { name: 'Tentar novamente' }).waitFor()
  expect(await barriers(page)).toEqual([])
})

it('R-A11-01 axe finds nothing when the checkout complains', async () => {
  const page = await hydrated(await visit('/payment-br', { ...phone, reducedMotion: 'reduce' }))
  await page.getByLabel('Nome completo').press('Enter')
  await page.getByRole('alert').first().waitFor()
  await page.locator('[data-sonner-toast]').waitFor()
  await page.waitForTimeout(600)
  expect(await barriers(page)).toEqual([])
})

it('R-A11-12 R-A11-03 photos can be chosen, removed and sent with the keyboard alone', async () => {
  const { page } = await paidSession('us')
  await page.getByLabel('Choose photos').focus()
  await page.getByLabel('Choose photos').setInputFiles(await smallPhotos(2))
  await page.getByText('photo-1.png').waitFor()
  await page.keyboard.press('Tab')
  const focused = () =>
    page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
    )
  expect(await focused()).toBe('Remove photo-0.png')
  await page.keyboard.press('Enter')
  await page.getByText('photo-0.png').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Upload photos' }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/thank-you')
})

it.each(addresses.map(({ path }) => path))(
  'R-A11-15 %s fits a window of 320 px and has targets of 24 px',
  async (path) => {
    const page = await visit(path, { viewport: { width: 320, height: 640 } })
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wide).toBeLessThanOrEqual(0)
    const small = await page.locator('a, button, input:not([type=hidden]), summary').evaluateAll((targets) =>
      targets
        .filter((target) => target.getClientRects().length && getComputedStyle(target).display !== 'inline')
        .map((target) => [target.textContent, target.getBoundingClientRect()] as const)
        .filter(([, box]) => (box.height < 24 || box.width < 24) && box.top > 0)
        .map(([text, box]) => `${text}: ${box.width}×${box.height}`),
    )
    expect(small).toEqual([])
  },
)

it.each([
  ['en-US', '/ai-photo-service-us'],
  ['pt-BR', '/ai-photo-service-br'],
])('R-GEN-02 R-GEN-18 the address alone decides the language: %s', async (lang, path) => {
  const page = await visit(path, { locale: lang === 'en-US' ? 'pt-BR' : 'en-US' })
  expect(await page.locator('html').getAttribute('lang')).toBe(lang)
})
