import type { Page } from 'playwright'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { pathOf } from '~/catalog/addresses'
import { editions } from '~/catalog/editions'
import { faces } from '~/catalog/owner/faces'
import { sampledEditions } from '~tests/depth'
import { confirmed, sendAndConfirm } from '~tests/e2e/journeys/buy'
import { paidCard } from '~tests/e2e/journeys/provider'
import { served, textOf } from '~tests/e2e/site/served'
import { siteStores } from '~tests/e2e/site/stores'
import { hydrated, origin, visit } from '~tests/e2e/site/visit'
import { words } from '~tests/e2e/site/words'
import { smallPhotos } from '~tests/fixtures/photos'
import { consentLines, currentConsent, currentValues, valuesTag } from '../content/consent'
import { UploadConsentField } from '../UploadConsentField'
import { atUpload } from './uploadPage'

const stores = siteStores()
const recordOf = (session: string) =>
  stores.rows('SELECT consent, consented_at FROM orders WHERE provider_session_id = ?', session)[0]

async function sendOne(page: Page, edition: 'us' | 'br') {
  const w = words[edition]
  await page.getByLabel(w.choose).setInputFiles(await smallPhotos(1))
  await page.locator('img[src^="blob:"]').waitFor()
  await page.getByRole('button', { name: w.send }).click()
}

describe.each(sampledEditions(1))('R-UPL-26 the consent on the upload page of %s', (edition) => {
  const { upload, lang } = words[edition]

  it('is shown before the first photo, with a link to the policy, and is no script', async () => {
    const { document } = await served(`${upload}?session_id=cs_test_x`)
    const text = document.querySelector('#consent-text')
    const lines = consentLines({ version: currentConsent, ...currentValues() }, lang as 'en-US')
    expect(textOf(text)).toContain(lines.join(' '))
    expect(text?.querySelector('a')?.getAttribute('href')).toBe(pathOf('privacy', edition))
    expect(text?.querySelector('#consent')?.getAttribute('type')).toBe(
      faces.consentBox ? 'checkbox' : 'hidden',
    )
  })

  it('is on record as it was shown once the first photo is stored, and on the page of the order', async () => {
    const { page, session } = await atUpload(edition)
    const shown = await page.locator('#consent-text').innerText()
    await sendOne(page, edition)
    await confirmed(page, edition)
    expect(JSON.parse(String(recordOf(session)?.consent))).toEqual({
      version: currentConsent,
      locale: lang,
      ...currentValues(),
    })
    const agreed = page.locator(`blockquote[lang=${lang}]`)
    await page.locator('summary', { hasText: /agreed|aceitou/ }).click()
    expect(shown).toContain(await agreed.innerText())
    // Back on the upload page, which the browser renders now, the text is there again.
    await page.goBack()
    await page.locator('#consent-text').waitFor()
    expect(await page.locator('#consent-text').innerText()).toBe(shown)
  })

  it('has to be given by a tick if the owner wants that: until then nothing is sent, and the box says why', async () => {
    const { page, session } = await atUpload(edition)
    const field = createElement(UploadConsentField, { locale: editions[edition].locale, box: true })
    const markup = renderToStaticMarkup(field)
    await page.locator('#consent-text').evaluate((element, html) => (element.innerHTML = html), markup)
    const sent: string[] = []
    page.on('request', (request) => request.method() === 'PUT' && sent.push(request.url()))
    const missing = page.locator('#consent-missing')
    expect(await missing.isVisible()).toBe(false)
    await sendOne(page, edition)
    await missing.waitFor()
    const box = page.getByRole('checkbox')
    expect(await box.evaluate((element) => element === document.activeElement)).toBe(true)
    expect(await box.evaluate((element) => element.getAttribute('aria-describedby'))).toBe('consent-missing')
    expect(sent).toEqual([])
    await box.check()
    expect(await missing.isVisible()).toBe(false)
    expect(await box.getAttribute('aria-invalid')).toBeNull()
    await sendAndConfirm(page, edition)
    expect(recordOf(session)?.consented_at).toBeGreaterThan(0)
  })
})

it('R-UPL-26 the consent goes with every photo, also with those that are sent while the photo guide is read', async () => {
  const { page } = await atUpload('us')
  const consents: (string | undefined)[] = []
  const guide = Promise.withResolvers<void>()
  await page.route('**/photos', async (route) => {
    consents.push(route.request().headers()['x-consent'])
    await guide.promise
    await route.continue()
  })
  await page.getByLabel(words.us.choose).setInputFiles(await smallPhotos(2))
  await page.locator('img[src^="blob:"]').nth(1).waitFor()
  await page.getByRole('button', { name: words.us.send }).click()
  await expect.poll(() => consents.length).toBe(1)
  await page.getByRole('link', { name: 'Read the photo guide' }).click()
  await page.locator('#consent-text').waitFor({ state: 'detached' })
  guide.resolve()
  const consent = `${currentConsent}.en-US.${valuesTag()}`
  await expect.poll(() => consents).toEqual([consent, consent])
})

it('R-UPL-26 a tick outlives a visit to the photo guide', async () => {
  const session = await paidCard(origin, 'us')
  const box = renderToStaticMarkup(createElement(UploadConsentField, { locale: 'en-US', box: true }))
  const page = await visit(`${words.us.upload}?session_id=${session}`, {
    before: (page) =>
      page.route('**/upload?*', async (route) => {
        const response = await route.fetch()
        const body = (await response.text()).replace(/<input[^>]*id="consent"[^>]*>/, box)
        await route.fulfill({ response, body })
      }),
  })
  await hydrated(page)
  await page.getByRole('checkbox').check()
  await page.getByRole('link', { name: 'Read the photo guide' }).click()
  await page.locator('#consent-text').waitFor({ state: 'detached' })
  await page.goBack()
  await page.locator('#consent-text').waitFor()
  expect(await page.getByRole('checkbox').isChecked()).toBe(true)
})
