import { expect, it } from 'vitest'
import { damagedPhoto, smallPhotos, textFile } from '../../fixtures/photos'
import { paidSession } from '../journeys/buy'
import { axeViolations, hydrated, phone, visit } from '../site/visit'
import { clippedFocusRings } from './measure'

const failedRequest = /Failed to load resource/
it('R-A11-01 axe finds no violations while photos are chosen, rejected, sent and failed', async () => {
  const { page } = await paidSession('br', { ...phone, allow: failedRequest, reducedMotion: 'reduce' })
  await page.getByLabel('Escolher fotos').setInputFiles([...(await smallPhotos(2)), await damagedPhoto()])
  await page.getByText('O arquivo está danificado ou incompleto').waitFor()
  expect(await axeViolations(page)).toEqual([])
  expect(await clippedFocusRings(page)).toEqual([])
  await page.getByLabel('Escolher fotos').setInputFiles(textFile)
  await page.getByRole('alert').filter({ hasText: 'apenas arquivos de imagem' }).waitFor()
  expect(await axeViolations(page)).toEqual([])
  // Hold all requests: each photo has its own.
  const { promise: released, resolve: release } = Promise.withResolvers<void>()
  await page.route('**/photos', async (route) => {
    await released
    await route.abort()
  })
  await page.getByRole('button', { name: 'Enviar fotos' }).click()
  await page.getByText('Enviando', { exact: true }).waitFor()
  expect(await axeViolations(page)).toEqual([])
  release()
  await page.getByRole('button', { name: 'Tentar novamente' }).waitFor()
  expect(await axeViolations(page)).toEqual([])
  expect(await clippedFocusRings(page)).toEqual([])
})

it('R-A11-01 axe finds no violations when the checkout shows errors', async () => {
  const page = await hydrated(await visit('/payment-br', { ...phone, reducedMotion: 'reduce' }))
  await page.getByLabel('Nome completo').press('Enter')
  await page.getByRole('alert').first().waitFor()
  await page.locator('[data-sonner-toast]').waitFor()
  expect(await axeViolations(page)).toEqual([])
  expect(await clippedFocusRings(page)).toEqual([])
  // A repeated toast replaces the previous one.
  const toasts = page.locator('[data-sonner-toast]')
  await toasts.evaluate((toast) => toast.setAttribute('data-before', ''))
  await page.getByLabel('Nome completo').press('Enter')
  await page.locator('[data-sonner-toast]:not([data-before])').waitFor()
  await expect.poll(() => toasts.and(page.locator('[data-removed=false]')).count(), { timeout: 1500 }).toBe(1)
})

it('R-A11-12 R-A11-03 photos can be chosen, removed and sent with the keyboard alone', async () => {
  const { page } = await paidSession('us')
  await page.getByLabel('Choose photos').focus()
  await page.getByLabel('Choose photos').setInputFiles(await smallPhotos(2))
  await page.getByText('photo-1.png').waitFor()
  const focused = () =>
    page.evaluate(
      () => document.activeElement?.getAttribute('aria-label') ?? document.activeElement?.textContent,
    )
  await page.keyboard.press('Tab')
  // Small photos have hints with this link once they have been looked at, which may be after the key.
  if ((await focused()) === 'See how to take better ones') await page.keyboard.press('Tab')
  expect(await focused()).toBe('Remove photo-0.png')
  await page.keyboard.press('Enter')
  await page.getByText('photo-0.png').waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Upload photos' }).focus()
  await page.keyboard.press('Enter')
  await page.waitForURL('**/thank-you?session_id=*')
})
