import { parseHTML } from 'linkedom'
import pRetry from 'p-retry'
import type { Page } from 'playwright'
import { describe, expect, it } from 'vitest'
import { site } from '~/catalog/site'
import { pageHeaders } from '~tests/e2e/journeys/provider'
import { served, textOf } from '~tests/e2e/site/served'
import { settled } from '~tests/e2e/site/settled'
import { siteStores } from '~tests/e2e/site/stores'
import { axeViolations, hydrated, islandsReady, origin } from '~tests/e2e/site/visit'
import {
  broken,
  confirmed,
  contactForm,
  failed,
  fill,
  focused,
  forms,
  labeled,
  open,
  toast,
  unique,
  values,
} from './contactForms'

const stores = siteStores()
/** Retries while the server is writing to the same database file. */
const stored = (text: string) =>
  pRetry(() => stores.rows('SELECT * FROM contacts WHERE message = ?', text), { retries: 3, minTimeout: 300 })
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter)
/** Names of invalid fields that show the browser's validation message, linked by `aria-describedby`. */
const wrong = (page: Page) =>
  page.locator(`${contactForm} [aria-invalid=true]`).evaluateAll((fields) =>
    (fields as HTMLInputElement[]).map((field) => {
      const note = document.getElementById(field.getAttribute('aria-describedby') ?? '')
      const text = field.validationMessage && note?.checkVisibility() && note.textContent
      return text === field.validationMessage ? field.name : `${field.name} shows “${text}”`
    }),
  )
/** Top of the toasts in pixels, after their animations. */
const topOfToasts = async (page: Page) => {
  await expect.poll(() => page.locator('[data-sonner-toast][data-removed=true]').count()).toBe(0)
  await settled(page)
  return page
    .locator('[data-sonner-toast]')
    .evaluateAll((toasts) => Math.min(...toasts.map((toast) => toast.getBoundingClientRect().top)))
}
it('removes invisible characters from a pasted email address before validation and storage', async () => {
  const [form] = forms
  const page = await open(form)
  const text = unique('Copied from a chat.')
  await fill(page, form, text, '\u200bana@example.com\u202c')
  await page.locator(contactForm).getByRole('button', { name: form.send }).click()
  await confirmed(page, form.sent[0])
  expect(await stored(text)).toMatchObject([{ email: 'ana@example.com' }])
})
describe.each(forms)('the contact form $source, $options.locale', (form) => {
  it('R-A11-11 keeps all input on Back through the browser’s form restoration, and the honeypot empty', async () => {
    const page = await open(form)
    const fields = page.locator(`${contactForm} :is(input:not([type=hidden]), textarea):not([name=website])`)
    const written = () => fields.evaluateAll((all) => all.map((one) => (one as HTMLInputElement).value))
    for (const field of await fields.all())
      await field.fill(
        (await field.getAttribute('type')) === 'email' ? 'ana@example.com' : 'Two lines\nof it',
      )
    const before = await written()
    expect(before.length).toBeGreaterThanOrEqual(3)
    expect(before).not.toContain('')
    await page.goto(origin + (form.options.locale === 'en-US' ? '/privacy-policy' : '/privacy-policy-br'))
    await page.goBack()
    await expect.poll(written).toEqual(before)
    // Still there after hydration.
    await labeled(page, form.name).focus()
    await islandsReady(page, '[data-island=contact-form]')
    expect(await written()).toEqual(before)
    expect(await page.locator(`${contactForm} [name=website]`).inputValue()).toBe('')
  })

  it('R-FRM-01 R-FRM-02 R-FRM-03 R-FRM-04 R-FRM-08 R-FRM-13 R-FRM-16 R-FRM-18 has its fields, native validation, a hidden honeypot and a privacy line', async () => {
    const { document } = await served(form.path, form.options.locale)
    const element = document.querySelector(contactForm)
    const fields = [...(element?.querySelectorAll('input:not([type=hidden]), textarea') ?? [])]
    const facts = fields.map((field) => [
      field.getAttribute('name'),
      field.getAttribute('type') ?? 'text',
      field.hasAttribute('required'),
      field.getAttribute('autocomplete'),
      field.getAttribute('maxlength'),
    ])
    const more = {
      'us-home': [
        ['business', 'text', false, 'organization', null],
        ['instagram', 'text', false, null, null],
      ],
      'br-home': [['company', 'text', false, 'organization', null]],
      landing: [],
    }
    expect(facts).toEqual([
      ['name', 'text', true, 'name', null],
      ['email', 'email', true, 'email', null],
      ...more[form.source],
      ['message', 'text', true, null, null],
      ['website', 'text', false, 'off', null],
    ])
    expect(element?.hasAttribute('novalidate')).toBe(false)
    expect(textOf(element?.querySelector('button[type=submit]'))).toBe(form.send)
    if (form.source === 'us-home')
      expect(element?.querySelector('[name=instagram]')?.getAttribute('placeholder')).toBe(
        '@yourbrand (optional)',
      )
    const honeypot = element?.querySelector('[aria-hidden=true] input[name=website]')
    expect(honeypot?.getAttribute('tabindex')).toBe('-1')
    expect(element?.querySelectorAll(`a[href="${form.privacy}"]`)).toHaveLength(1)
  })

  it('R-ERR-02 R-ERR-03 R-ERR-04 R-LND-14 has the confirmation texts for a sent message', async () => {
    const { document } = await served(form.path, form.options.locale)
    const paragraphs = [...(document.getElementById('message-sent')?.querySelectorAll('p') ?? [])]
    expect(paragraphs.slice(0, 2).map(textOf)).toEqual(form.sent)
  })

  it('R-FRM-15 a made-up `sent` parameter shows no confirmation', async () => {
    for (const query of ['', '?sent=', `?sent=${crypto.randomUUID()}`]) {
      const { document } = await served(form.path + query, form.options.locale)
      expect(document.documentElement?.hasAttribute('data-message-sent'), query).toBe(false)
      expect(document.querySelector(contactForm)?.hasAttribute('data-sent'), query).toBe(false)
    }
  })

  it('R-FRM-15 R-A11-11 without script a failure returns the form with all input', async () => {
    const message = unique('Line "one" & <two>')
    const fields = { source: form.source, edition: form.options.locale === 'en-US' ? 'us' : 'br' }
    const body = new URLSearchParams({ ...fields, name: '   ', email: 'ana@example.com', message })
    const response = await fetch(`${origin}/contact`, { method: 'POST', body, headers: pageHeaders(origin) })
    const html = await response.text()
    const { document } = parseHTML(html)
    expect(textOf(document.querySelector('small'))).toBe(form.empty)
    expect(html).toContain(escapeHtml(message))
    expect(document.querySelector('[name=name]')?.getAttribute('aria-invalid')).toBe('true')
    expect(await stored(message)).toEqual([])
  })
})
// The fourth form differs from the third only in language, which other tests cover.
describe.each(forms.slice(0, 3))('the contact form $source, $options.locale, with script', (form) => {
  it('R-ERR-02 R-ERR-03 R-ERR-04 R-ERR-05 R-ERR-19 R-FRM-05 R-FRM-06 R-FRM-07 R-FRM-09 R-FRM-11 R-FRM-12 R-FRM-14 R-LND-14 R-API-01 R-API-02 R-API-03 R-A11-01 R-A11-11 R-A11-15 R-TIM-09 X-15 X-24 reports the result: empty fields, a failure, a lost response, and success', async () => {
    const text = unique('Please keep this.')
    // A unique address, because each one receives at most three emails per hour.
    const email = `ana-${crypto.randomUUID().slice(0, 8)}@example.com`
    const page = await hydrated(await open(form, { allow: broken, viewport: { width: 390, height: 844 } }))
    const button = page.getByRole('button', { name: form.send })
    let calls = 0
    page.on('request', (request) => request.url().includes('/_serverFn/contact') && calls++)

    // Native validation messages appear at their fields, and the first invalid field is focused.
    await button.click()
    expect(await wrong(page)).toEqual(['name', 'email', 'message'])
    await expect.poll(() => focused(page)).toBe('name')
    // White space counts as empty.
    await fill(page, form, '   ', email)
    expect(await wrong(page)).toEqual([])
    await button.click()
    expect(await wrong(page)).toEqual(['message'])
    await expect.poll(() => focused(page)).toBe('message')
    expect(await axeViolations(page, ['color-contrast', 'aria-valid-attr-value'])).toEqual([])
    expect(calls).toBe(0)

    const { promise: released, resolve: release } = Promise.withResolvers<void>()
    await page.route('**/_serverFn/contact', async (route) => {
      await released
      return route.abort()
    })
    await fill(page, form, text, email)
    if (form.company) await labeled(page, form.company).fill('Sol')
    await button.focus()
    await page.keyboard.press('Enter')
    const busy = page.getByRole('button', { name: form.busy })
    await busy.waitFor()
    expect(await busy.isDisabled()).toBe(true)
    // What is typed now would be lost when the form is cleared.
    const editable = () =>
      Promise.all([form.name, form.email, form.message].map((label) => labeled(page, label).isEditable()))
    expect(await editable()).toEqual([false, false, false])
    release()
    expect((await toast(page, form.failed[0])).texts).toEqual(form.failed)
    // The toast does not cover the notice or its email link.
    const notice = await page.getByRole('alert').filter({ hasText: form.failed[0] }).boundingBox()
    expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThanOrEqual(await topOfToasts(page))
    for (const part of form.failed) await page.getByRole('alert').getByText(part, { exact: true }).waitFor()
    expect(await values(page, form)).toEqual(['Ana Lima', email, text])
    expect(await editable()).toEqual([true, true, true])
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
    const href = await page.getByRole('alert').getByRole('link', { name: form.byMail }).getAttribute('href')
    expect(href).toContain(form.mailto)
    expect(href).toContain(encodeURIComponent(text))
    if (form.path !== '/br') expect(await axeViolations(page)).toEqual([])
    expect(await stored(text)).toEqual([])

    // The server stores the message, but its response is lost; a double click sends it once.
    await page.unroute('**/_serverFn/contact')
    await page.route('**/_serverFn/contact', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await button.evaluate((element: HTMLButtonElement) => {
      element.click()
      element.click()
    })
    await busy.waitFor({ state: 'detached' })
    await failed(page, form.failed[0])
    expect([calls, await stored(text)]).toEqual([2, [expect.anything()]])

    await page.unroute('**/_serverFn/contact')
    await button.click()
    // R-TIM-09: position and name of the toaster as specified.
    expect(await toast(page, form.sent[0])).toEqual({
      texts: form.sent,
      place: ['bottom', 'right'],
      region: 'Notifications alt+T',
    })
    for (const part of form.sent) await confirmed(page, part)
    // The confirmation replaces the form, is not covered by the toast, and causes no scroll.
    const box = page.getByRole('status').filter({ hasText: form.sent[1] })
    expect(await box.innerText()).toContain(email)
    // What the toast says is only read out here.
    const title = await box.getByText(form.sent[0], { exact: true }).boundingBox()
    expect(title?.width).toBeLessThanOrEqual(1)
    expect(await box.evaluate((element) => element === document.activeElement)).toBe(true)
    const [place, toasts] = [await box.boundingBox(), await topOfToasts(page)]
    expect(place?.y).toBeGreaterThanOrEqual(0)
    expect((place?.y ?? 0) + (place?.height ?? 0)).toBeLessThanOrEqual(toasts)
    expect(await button.isVisible()).toBe(false)
    expect(await page.getByRole('alert').filter({ hasText: form.failed[0] }).count()).toBe(0)
    expect(await values(page, form)).toEqual(['', '', ''])
    expect(await wrong(page)).toEqual([])
    expect(new URL(page.url()).hash).toBe('')
    expect(await stored(text)).toMatchObject([
      { source: form.source, company: form.company ? 'Sol' : null, instagram: null, flagged: null },
    ])
    const mails = stores.rows(
      'SELECT o.kind FROM outbox o JOIN contacts c ON c.id = o.subject_id WHERE c.message = ?',
      text,
    )
    expect(mails.map(({ kind }) => kind).sort()).toEqual([
      ...(site.confirmsMessages ? ['message_received'] : []),
      'owner_message',
    ])
    if (form.path !== '/br') expect(await axeViolations(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wider).toBeLessThanOrEqual(0)
    // The decorative sun below the line is hidden while the confirmation shows its own.
    await page.setViewportSize({ width: 1440, height: 900 })
    expect(await page.locator('.sun-below').filter({ visible: true }).count()).toBe(0)
  })
})
