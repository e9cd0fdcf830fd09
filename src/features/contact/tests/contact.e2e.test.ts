import { parseHTML } from 'linkedom'
import pRetry from 'p-retry'
import type { Page, Request } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { site } from '~/catalog/site'
import { pageHeaders } from '~tests/e2e/journeys/provider'
import { served, textOf } from '~tests/e2e/site/served'
import { settled } from '~tests/e2e/site/settled'
import { openStores } from '~tests/e2e/site/stores'
import {
  axeViolations,
  desktop,
  hydrated,
  islandsReady,
  origin,
  type VisitOptions,
  visit,
} from '~tests/e2e/site/visit'

const english = {
  name: 'Name',
  email: 'Email',
  message: 'Message',
  send: 'Send Message',
  busy: 'Sending...',
  failed: ['Message could not be sent', 'Please try again or contact us directly by email.'],
  byMail: 'Send it by email instead',
  mailto: `mailto:${site.contact.us.email}?`,
  privacy: '/privacy-policy',
  empty: 'Please fill in this field.',
} as const
const portuguese = {
  name: 'Nome',
  email: 'E-mail',
  message: 'Mensagem',
  send: 'Enviar Mensagem',
  busy: 'Enviando...',
  failed: ['Erro ao enviar mensagem', 'Tente novamente ou entre em contato diretamente por email.'],
  byMail: 'Enviar por e-mail',
  mailto: `mailto:${site.contact.br.email}?`,
  privacy: '/privacy-policy-br',
  empty: 'Preencha este campo.',
} as const

const forms = [
  {
    ...english,
    source: 'us-home',
    path: '/us',
    options: { locale: 'en-US' },
    company: 'Business (optional)',
    sent: ['Message sent successfully!', "We'll get back to you as soon as possible."],
  },
  {
    ...portuguese,
    source: 'br-home',
    path: '/br',
    options: { locale: 'pt-BR' },
    company: 'Empresa (opcional)',
    sent: ['Mensagem enviada!', 'Obrigado pelo contato. Retornaremos em breve.'],
  },
  {
    ...english,
    source: 'landing',
    path: '/',
    options: { locale: 'en-US' },
    company: undefined,
    sent: ['Message sent!', "We'll get back to you within 24 hours."],
  },
  {
    ...portuguese,
    source: 'landing',
    path: '/',
    options: { locale: 'pt-BR' },
    company: undefined,
    sent: ['Mensagem enviada!', 'Retornaremos em até 24 horas.'],
  },
] as const
type Form = (typeof forms)[number]

/** Browser messages about failed calls, expected by the tests that allow them. */
const broken = /Failed to load resource|net::ERR/

let stores: ReturnType<typeof openStores>
beforeAll(() => {
  stores = openStores()
})
afterAll(() => stores.close())

const contactForm = 'form[action="/contact"]'
/** Retries while the server is writing to the same database file. */
const stored = (text: string) =>
  pRetry(() => stores.rows('SELECT * FROM contacts WHERE message = ?', text), { retries: 3, minTimeout: 300 })
const unique = (text: string) => `${text} ${crypto.randomUUID()}`
const labeled = (page: Page, label: string) => page.locator(contactForm).getByLabel(label, { exact: true })
const confirmed = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).waitFor()
const failed = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text }).waitFor()

/** Reads the toast with this title in one call, because it disappears after four seconds. */
async function toast(page: Page, title: string) {
  const shown = page.locator('[data-sonner-toast]').filter({ hasText: title }).first()
  return shown.evaluate((toast) => {
    const list = toast.closest('ol')
    return {
      texts: ['title', 'description'].map((part) => toast.querySelector(`[data-${part}]`)?.textContent),
      place: [list?.dataset.yPosition, list?.dataset.xPosition],
      region: toast.closest('section')?.getAttribute('aria-label'),
    }
  })
}

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' }
const escapeHtml = (text: string) => text.replace(/[&<>"]/g, (letter) => entities[letter] ?? letter)

async function open(form: Form, options: VisitOptions = {}): Promise<Page> {
  return visit(form.path, { reducedMotion: 'reduce', ...form.options, ...options })
}

async function fill(page: Page, form: Form, text: string, email = 'ana@example.com'): Promise<void> {
  await labeled(page, form.name).fill('Ana Lima')
  await labeled(page, form.email).fill(email)
  await labeled(page, form.message).fill(text)
}

const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'))

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

const values = (page: Page, form: Form) =>
  Promise.all([form.name, form.email, form.message].map((label) => labeled(page, label).inputValue()))

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
    release()
    expect((await toast(page, form.failed[0])).texts).toEqual(form.failed)
    // The toast does not cover the notice or its email link.
    const notice = await page.getByRole('alert').filter({ hasText: form.failed[0] }).boundingBox()
    expect((notice?.y ?? 0) + (notice?.height ?? 0)).toBeLessThanOrEqual(await topOfToasts(page))
    for (const part of form.failed) await page.getByRole('alert').getByText(part, { exact: true }).waitFor()
    expect(await values(page, form)).toEqual(['Ana Lima', email, text])
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
    expect(mails.map(({ kind }) => kind).sort()).toEqual(['message_received', 'owner_message'])
    if (form.path !== '/br') expect(await axeViolations(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)
    expect(wider).toBeLessThanOrEqual(0)
    // The decorative sun below the line is hidden while the confirmation shows its own.
    await page.setViewportSize({ width: 1440, height: 900 })
    expect(await page.locator('.sun-below').filter({ visible: true }).count()).toBe(0)
  })
})

const [us, br] = forms

it('R-FRM-14 R-FRM-16 the honeypot is hidden, an error response is a failure, and the same text in the cleared form is a new message', async () => {
  const text = unique('Twice.')
  const page = await hydrated(await open(us, { allow: broken }))
  const honeypot = await page.locator('input[name=website]').boundingBox()
  expect(honeypot && honeypot.x + honeypot.width < 0).toBe(true)
  expect(await page.getByRole('textbox').count()).toBe(5)
  const button = page.getByRole('button', { name: us.send })
  await page.route('**/_serverFn/contact', (route) =>
    route.fulfill({ status: 500, contentType: 'text/html', body: 'down' }),
  )
  await fill(page, us, text)
  await button.click()
  await failed(page, us.failed[0])
  expect(await stored(text)).toEqual([])
  await page.unroute('**/_serverFn/contact')
  for (const times of [1, 2]) {
    if (times === 2) {
      await page.getByRole('link', { name: 'Write another message' }).click()
      await expect.poll(() => focused(page)).toBe('name')
    }
    await fill(page, us, text)
    await button.click()
    await expect.poll(() => values(page, us)).toEqual(['', '', ''])
    expect(await stored(text)).toHaveLength(times)
  }
})

it('R-FRM-15 R-A11-16 works without script and returns with a confirmation', async () => {
  const text = unique('Without script.')
  const page = await open(us, { javaScriptEnabled: false })
  await fill(page, us, text)
  expect(await page.locator('#message-sent').isVisible()).toBe(false)
  const button = page.getByRole('button', { name: us.send })
  await button.click()
  await page.waitForURL(`${origin}${us.path}?sent=*#message-sent`)
  const status = page.getByRole('status').filter({ hasText: us.sent[0] })
  for (const part of us.sent) expect(await status.innerText()).toContain(part)
  const box = await status.boundingBox()
  expect(box && box.y > 0 && box.y + box.height < 900).toBe(true)
  expect(await button.isVisible()).toBe(false)
  expect(await stored(text)).toMatchObject([{ source: us.source }])
  await status.getByRole('link', { name: 'Write another message' }).click()
  await button.waitFor()
  expect(await labeled(page, us.name).isVisible()).toBe(true)
})

it('R-FRM-15 R-A11-11 without script an invalid form can be corrected on the error page', async () => {
  const page = await open(br, { javaScriptEnabled: false, allow: broken })
  const text = unique('Line "one" & <two>\nLine two')
  await fill(page, br, text)
  await labeled(page, br.name).fill('   ')
  await page.getByRole('button', { name: br.send }).click()
  await page.waitForURL(`${origin}/contact`)
  expect(await labeled(page, br.message).inputValue()).toBe(text)
  await labeled(page, br.name).fill('Ana')
  await page.getByRole('button', { name: br.send }).click()
  await page.waitForURL(`${origin}${br.path}?sent=*#message-sent`)
  expect(await stored(text)).toMatchObject([{ name: 'Ana', source: br.source }])
})

it('R-ERR-02 R-ERR-03 R-ERR-04 R-FRM-15 a message sent before hydration is confirmed in the page and in a toast, once', async () => {
  const text = unique('Faster than script.')
  const page = await open(us)
  await fill(page, us, text)
  // Submit natively, as before the script has loaded.
  await page.locator(contactForm).evaluate((element: HTMLFormElement) => element.submit())
  await page.waitForURL('**/*#message-sent')
  expect((await toast(page, us.sent[0])).texts).toEqual(us.sent)
  for (const part of us.sent) await confirmed(page, part)
  expect(await stored(text)).toHaveLength(1)
  // The `sent` parameter is removed, and a reload does not repeat the confirmation.
  expect(page.url()).toBe(`${origin}${us.path}#message-sent`)
  await page.reload()
  expect(await page.locator('#message-sent').isVisible()).toBe(false)
  await page.goto(`${origin}${us.path}?sent=${crypto.randomUUID()}#message-sent`)
  expect(await page.locator('#message-sent').isVisible()).toBe(false)
  expect(await page.locator('body').innerText()).not.toContain(us.sent[1])
})

it('keeps and sends input from before hydration', async () => {
  const text = unique('Typed early.')
  const page = await visit('/us', { javaScriptEnabled: true, reducedMotion: 'reduce' })
  await page.evaluate((typed) => {
    const field = (name: string) => document.querySelector<HTMLInputElement>(`form [name=${name}]`)
    for (const [name, value] of [
      ['name', 'Ana'],
      ['email', 'ana@example.com'],
      ['message', typed],
    ] as const) {
      const control = field(name)
      if (control) control.value = value
    }
  }, text)
  await hydrated(page)
  await page.getByRole('button', { name: us.send }).click()
  await confirmed(page, us.sent[0])
  expect(await stored(text)).toHaveLength(1)
})

it('fails while offline, and works once the network is back', async () => {
  const text = unique('From the train.')
  const page = await open(br, { allow: broken })
  // The form loads the toast script, in several files, on first interaction.
  const pending = new Set<Request>()
  page.on('request', (request) => pending.add(request))
  page.on('requestfinished', (request) => pending.delete(request))
  const fetched = page.waitForEvent('requestfinished', (request) => request.url().includes('/Toasts'))
  await hydrated(page)
  await fill(page, br, text)
  await fetched
  await expect.poll(() => pending.size).toBe(0)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: br.send }).click()
  await failed(page, br.failed[0])
  expect((await toast(page, br.failed[0])).texts).toEqual(br.failed)
  await page.context().setOffline(false)
  await page.getByRole('button', { name: br.send }).click()
  await confirmed(page, br.sent[0])
  expect(await stored(text)).toHaveLength(1)
  // A quote request shows the form again.
  await page.locator('[name=power-up]').first().check()
  await page.getByRole('link', { name: 'Enviar pelo formulário' }).click()
  await expect.poll(() => focused(page)).toBe('name')
  expect(await labeled(page, br.message).inputValue()).toContain('R$')
})

it('a failure is shown in the page even when the toast script fails to load', async () => {
  const page = await hydrated(await open(us, { allow: broken }))
  await page.route('**/assets/*', (route) => route.abort())
  await page.route('**/_serverFn/contact', (route) => route.abort())
  await fill(page, us, 'Everything is gone.')
  await page.getByRole('button', { name: us.send }).click()
  await failed(page, us.failed[0])
  expect(await values(page, us)).toEqual(['Ana Lima', 'ana@example.com', 'Everything is gone.'])
})

it('keeps a message that is too long for a request, and shows the reason', async () => {
  const page = await hydrated(await open(us, { allow: broken }))
  await fill(page, us, 'to be replaced')
  await labeled(page, us.message).evaluate((field: HTMLTextAreaElement) => {
    field.value = 'long '.repeat(24_000)
  })
  await page.getByRole('button', { name: us.send }).click()
  await page.getByRole('alert').filter({ hasText: 'The message is too long for this form.' }).waitFor()
  expect((await labeled(page, us.message).inputValue()).length).toBe(120_000)
})

describe.each([
  ['us', '/us', 'contact'],
  ['br', '/br', 'contato'],
] as const)('the contact section of %s', (edition, path, id) => {
  it('R-USH-24 R-USH-25 R-BRH-28 R-BRH-29 R-BRH-30 R-NAV-22 R-GEN-05 R-GEN-09 R-TIM-16 has every contact channel', async () => {
    const section = (await served(path)).document.getElementById(id)
    // Replace tags with spaces so that texts on two lines do not join into one word.
    const text = textOf({ textContent: section?.innerHTML.replace(/<[^>]*>/g, ' ') ?? null })
    const promises = {
      us: ['free 30-minute strategy consultation', 'We reply within 24 hours'],
      br: [
        'consultoria estratégica gratuita de 30 minutos',
        'Respondemos em até 24 horas',
        'Segunda a sexta: 9:00–18:00',
        'Sábado: 10:00–14:00',
        'Domingo: fechado',
        'São Paulo, Brasil',
      ],
    }[edition]
    for (const part of promises) expect(text).toContain(part)
    if (edition === 'us') expect(text).not.toMatch(/São Paulo|9:00/)
    const { email, phone, whatsapp } = site.contact[edition]
    const hrefs = [...(section?.querySelectorAll('a') ?? [])].map((link) => link.getAttribute('href') ?? '')
    const channels = [`mailto:${email}`, `tel:${phone}`, `sms:${phone}`, `https://wa.me/${whatsapp}`]
    for (const channel of [...channels, ...Object.values(site.social)])
      expect(
        hrefs.filter((href) => href.startsWith(channel)),
        channel,
      ).not.toEqual([])
  })

  it('R-NAV-22 R-TIM-06 R-TIM-07 shows all of them, and scrolls to 150 px below the top, its form to 80 px', async () => {
    const page = await visit(`${path}#${id}`, { ...desktop, reducedMotion: 'reduce' })
    const top = (target: string) =>
      page.locator(`#${target}`).evaluate((element) => Math.round(element.getBoundingClientRect().top))
    await expect.poll(() => top(id)).toBe(150)
    if (edition === 'us') {
      await page.goto(`${origin}${path}#contact-form`)
      await expect.poll(() => top('contact-form')).toBe(80)
    }
    const shown = async (start: string) =>
      (await page.locator(`#${id} a[href^="${start}"]:visible`).count()) > 0
    for (const start of ['mailto:', 'https://wa.me/', ...Object.values(site.social)])
      expect(await shown(start), start).toBe(true)
    for (const [width, expected] of [
      [768, [true, false]],
      [767, [false, true]],
    ] as const) {
      await page.setViewportSize({ width, height: 900 })
      expect(await Promise.all(['tel:', 'sms:'].map(shown)), `${width}`).toEqual(expected)
    }
  })
})
