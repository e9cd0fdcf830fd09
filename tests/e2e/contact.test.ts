import pRetry from 'p-retry'
import type { Page } from 'playwright'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { openStores } from './stores'
import { barriers, desktop, hydrated, origin, phone, type VisitOptions, visit } from './visit'

const english = {
  name: 'Name',
  email: 'Email',
  message: 'Message',
  send: 'Send Message',
  busy: 'Sending...',
  failed: ['Message could not be sent', 'Please try again or contact us directly by email.'],
  byMail: 'Send it by email instead',
  mailto: 'mailto:hello@alvora.example?',
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
  mailto: 'mailto:ola@alvora.example?',
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

/** What the browser says when a call cannot be made; the tests with it are about just that. */
const broken = /Failed to load resource|net::ERR/

let stores: Awaited<ReturnType<typeof openStores>>
beforeAll(async () => {
  stores = await openStores()
})
afterAll(() => stores.close())

/** Read again when the server is just writing to the same file. */
const contactForm = 'form[action="/contact"]'
const stored = (text: string) =>
  pRetry(() => stores.rows('SELECT * FROM contacts WHERE message = ?', text), { retries: 3, minTimeout: 300 })
const unique = (text: string) => `${text} ${crypto.randomUUID()}`
const labelled = (page: Page, label: string) => page.locator(contactForm).getByLabel(label, { exact: true })
const said = (page: Page, text: string) => page.getByRole('status').filter({ hasText: text }).waitFor()
const failed = (page: Page, text: string) => page.getByRole('alert').filter({ hasText: text }).waitFor()

/** Read at once, because it goes after four seconds. */
async function firstToast(page: Page) {
  await page.waitForSelector('[data-sonner-toast] [data-description]')
  return page.evaluate(() => {
    const toast = document.querySelector('[data-sonner-toast]')
    const list = toast?.closest('ol')
    return {
      says: ['title', 'description'].map((part) => toast?.querySelector(`[data-${part}]`)?.textContent),
      place: [list?.dataset.yPosition, list?.dataset.xPosition],
      region: toast?.closest('section')?.getAttribute('aria-label'),
    }
  })
}

async function open(form: Form, options: VisitOptions = {}): Promise<Page> {
  return visit(form.path, { reducedMotion: 'reduce', ...form.options, ...options })
}

async function fill(page: Page, form: Form, text: string): Promise<void> {
  await labelled(page, form.name).fill('Ana Lima')
  await labelled(page, form.email).fill('ana@example.com')
  await labelled(page, form.message).fill(text)
}

const values = (page: Page, form: Form) =>
  Promise.all([form.name, form.email, form.message].map((label) => labelled(page, label).inputValue()))

describe.each(forms)('the contact form $source, $options.locale', (form) => {
  it('R-ERR-02 R-ERR-03 R-ERR-04 R-FRM-06 R-FRM-11 R-FRM-12 R-LND-14 R-API-01 R-API-02 R-API-03 R-FRM-07 X-15 X-24 R-TIM-09 says that the message was sent, clears the form and has stored it', async () => {
    const text = unique('Hello from the browser.')
    const page = await hydrated(await open(form))
    await fill(page, form, text)
    if (form.company) await labelled(page, form.company).fill('Sol')
    await page.getByRole('button', { name: form.send }).click()
    // R-TIM-09: the toaster stands where, and is called what, the specification says.
    expect(await firstToast(page)).toEqual({
      says: form.sent,
      place: ['bottom', 'right'],
      region: 'Notifications alt+T',
    })
    for (const part of form.sent) await said(page, part)
    expect(await values(page, form)).toEqual(['', '', ''])
    expect(await stored(text)).toMatchObject([
      { source: form.source, company: form.company ? 'Sol' : null, instagram: null, flagged: null },
    ])
    expect(new URL(page.url()).hash).toBe('')
    await page.waitForTimeout(600)
    expect(await barriers(page)).toEqual([])
  })

  it('R-ERR-05 R-ERR-19 R-FRM-09 R-FRM-11 R-A11-11 a failure is said, and form and focus stay', async () => {
    const text = unique('Please keep this.')
    const page = await hydrated(await open(form, { allow: broken }))
    let calls = 0
    let release = () => {}
    await page.route('**/_serverFn/contact', async (route) => {
      if (++calls > 1) return route.fulfill({ status: 500, contentType: 'text/html', body: 'down' })
      await new Promise<void>((resolve) => {
        release = resolve
      })
      return route.abort()
    })
    await fill(page, form, text)
    const button = page.getByRole('button', { name: form.send })
    await button.focus()
    await page.keyboard.press('Enter')
    const busy = page.getByRole('button', { name: form.busy })
    await busy.waitFor()
    expect(await busy.isDisabled()).toBe(true)
    release()
    expect((await firstToast(page)).says).toEqual(form.failed)
    for (const part of form.failed) await page.getByRole('alert').getByText(part, { exact: true }).waitFor()
    expect(await values(page, form)).toEqual(['Ana Lima', 'ana@example.com', text])
    expect(await button.evaluate((element) => element === document.activeElement)).toBe(true)
    const href = await page.getByRole('alert').getByRole('link', { name: form.byMail }).getAttribute('href')
    expect(href).toContain(form.mailto)
    expect(href).toContain(encodeURIComponent(text))
    await page.waitForTimeout(600)
    expect(await barriers(page)).toEqual([])
    await button.click()
    await expect.poll(() => calls).toBe(2)
    await failed(page, form.failed[0])
    expect(await stored(text)).toEqual([])
    await page.unroute('**/_serverFn/contact')
    await button.click()
    await said(page, form.sent[0])
    expect(await page.getByRole('alert').filter({ hasText: form.failed[0] }).count()).toBe(0)
    expect(await stored(text)).toHaveLength(1)
  })

  it('R-FRM-14 an answer that got lost, a double click and a second try make one row', async () => {
    const text = unique('Once.')
    const page = await hydrated(await open(form, { allow: broken }))
    await page.route('**/_serverFn/contact', async (route) => {
      await route.fetch()
      await route.abort()
    })
    await fill(page, form, text)
    const button = page.getByRole('button', { name: form.send })
    await button.evaluate((element: HTMLButtonElement) => {
      element.click()
      element.click()
    })
    await failed(page, form.failed[0])
    await page.unroute('**/_serverFn/contact')
    await button.click()
    await said(page, form.sent[0])
    expect(await stored(text)).toHaveLength(1)
    expect(
      await stores.rows(
        'SELECT o.id FROM outbox o JOIN contacts c ON c.id = o.subject_id WHERE c.message = ?',
        text,
      ),
    ).toHaveLength(1)
    // The same words in the cleared form are a new message: its key is new.
    await fill(page, form, text)
    await button.click()
    await expect.poll(() => values(page, form)).toEqual(['', '', ''])
    expect(await stored(text)).toHaveLength(2)
  })

  it('R-FRM-15 R-A11-16 works without script, and comes back with a word about it', async () => {
    const text = unique('Without script.')
    const page = await open(form, { javaScriptEnabled: false })
    await fill(page, form, text)
    expect(await page.locator('#message-sent').isVisible()).toBe(false)
    await page.getByRole('button', { name: form.send }).click()
    await page.waitForURL(`${origin}${form.path}?sent=*#message-sent`)
    const status = page.locator('#message-sent').getByRole('status')
    for (const part of form.sent) expect(await status.innerText()).toContain(part)
    const box = await status.boundingBox()
    expect(box && box.y > 0 && box.y + box.height < 900).toBe(true)
    expect(await stored(text)).toMatchObject([{ source: form.source }])
  })

  it('R-ERR-02 R-ERR-03 R-ERR-04 R-FRM-15 sent before script was there, it is said in the page and in a toast, once', async () => {
    const text = unique('Faster than script.')
    const page = await open(form)
    await fill(page, form, text)
    // As a form is sent whose script is still on its way.
    await page.locator(contactForm).evaluate((element: HTMLFormElement) => element.submit())
    await page.waitForURL('**/*#message-sent')
    expect((await firstToast(page)).says).toEqual(form.sent)
    for (const part of form.sent) await said(page, part)
    expect(await stored(text)).toHaveLength(1)
    // The address forgets, and a reload tells nothing again.
    expect(page.url()).toBe(`${origin}${form.path}#message-sent`)
    await page.reload()
    expect(await page.locator('#message-sent').isVisible()).toBe(false)
  })

  it.each([true, false])(
    'R-FRM-15 an address that anybody can write claims nothing, script: %s',
    async (javaScriptEnabled) => {
      for (const query of ['', '?sent=', `?sent=${crypto.randomUUID()}`]) {
        const page = await visit(`${form.path}${query}#message-sent`, { javaScriptEnabled, ...form.options })
        expect(await page.locator('#message-sent').isVisible()).toBe(false)
        expect(await page.locator('body').innerText()).not.toContain(form.sent[1])
      }
    },
  )

  it('R-FRM-15 R-A11-11 without script a failure comes back with everything that was written', async () => {
    const page = await open(form, { javaScriptEnabled: false, allow: broken })
    const text = unique('Line "one" & <two>\nLine two')
    await fill(page, form, text)
    await labelled(page, form.name).fill('   ')
    await page.getByRole('button', { name: form.send }).click()
    await page.waitForURL(`${origin}/contact`)
    expect(await page.locator('small').innerText()).toBe(form.empty)
    expect(await labelled(page, form.message).inputValue()).toBe(text)
    expect(await labelled(page, form.name).getAttribute('aria-invalid')).toBe('true')
    await labelled(page, form.name).fill('Ana')
    await page.getByRole('button', { name: form.send }).click()
    await page.waitForURL(`${origin}${form.path}?sent=*#message-sent`)
    expect(await stored(text)).toMatchObject([{ name: 'Ana', source: form.source }])
  })

  it('R-FRM-01 R-FRM-02 R-FRM-03 R-FRM-04 R-FRM-05 R-FRM-08 R-FRM-13 R-FRM-18 has its fields, the browser’s own checks and a privacy line', async () => {
    const page = await hydrated(await open(form))
    const controls = await page
      .locator('form[action="/contact"] :is(input, textarea):not([type=hidden]):not([name=website])')
      .evaluateAll((fields) =>
        (fields as HTMLInputElement[]).map((field) => [
          field.name,
          field.type,
          field.required,
          field.autocomplete,
          field.maxLength,
        ]),
      )
    const more = {
      'us-home': [
        ['business', 'text', false, 'organization', -1],
        ['instagram', 'text', false, 'off', -1],
      ],
      'br-home': [['company', 'text', false, 'organization', -1]],
      landing: [],
    }
    expect(controls).toEqual([
      ['name', 'text', true, 'name', -1],
      ['email', 'email', true, 'email', -1],
      ...more[form.source],
      ['message', 'textarea', true, 'off', -1],
    ])
    expect(await page.locator(contactForm).evaluate((element: HTMLFormElement) => element.noValidate)).toBe(
      false,
    )
    if (form.source === 'us-home')
      expect(await page.getByPlaceholder('@yourbrand (optional)').getAttribute('name')).toBe('instagram')
    expect(await page.locator(`form[action="/contact"] a[href="${form.privacy}"]`).count()).toBe(1)
    // White space is nothing written, and the browser says so in its own words.
    let calls = 0
    page.on('request', (request) => request.url().includes('/_serverFn/') && calls++)
    await fill(page, form, '   ')
    await page.getByRole('button', { name: form.send }).click()
    const message = labelled(page, form.message)
    expect(await message.evaluate((field: HTMLTextAreaElement) => field.validity.valueMissing)).toBe(true)
    expect(calls).toBe(0)
  })

  it('R-A11-01 R-A11-15 has no barrier at 390 px and fits 320 px', async () => {
    const page = await hydrated(await open(form, phone))
    expect(await barriers(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    )
  })
})

const [us, br] = forms

it('what was typed before script took over is kept and sent', async () => {
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
  await said(page, us.sent[0])
  expect(await stored(text)).toHaveLength(1)
})

it('offline it fails like any failure, and works once the network is back', async () => {
  const text = unique('From the train.')
  const page = await hydrated(await open(br, { allow: broken }))
  // The first field that is entered fetches what a toast needs.
  const fetched = page.waitForEvent('requestfinished', (request) => request.url().includes('/Toasts'))
  await fill(page, br, text)
  await fetched
  await page.waitForTimeout(1000)
  await page.context().setOffline(true)
  await page.getByRole('button', { name: br.send }).click()
  await failed(page, br.failed[0])
  expect((await firstToast(page)).says).toEqual(br.failed)
  await page.context().setOffline(false)
  await page.getByRole('button', { name: br.send }).click()
  await said(page, br.sent[0])
  expect(await stored(text)).toHaveLength(1)
})

it('a failure is said in the page also when not even the toast can be fetched', async () => {
  const page = await hydrated(await open(us, { allow: broken }))
  await page.route('**/assets/*', (route) => route.abort())
  await page.route('**/_serverFn/contact', (route) => route.abort())
  await fill(page, us, 'Everything is gone.')
  await page.getByRole('button', { name: us.send }).click()
  await failed(page, us.failed[0])
  expect(await values(page, us)).toEqual(['Ana Lima', 'ana@example.com', 'Everything is gone.'])
})

it('a message too long for a request is kept, with the reason', async () => {
  const page = await hydrated(await open(us, { allow: broken }))
  await fill(page, us, 'to be replaced')
  await labelled(page, us.message).evaluate((field: HTMLTextAreaElement) => {
    field.value = 'long '.repeat(24_000)
  })
  await page.getByRole('button', { name: us.send }).click()
  await page.getByRole('alert').filter({ hasText: 'The message is too long for this form.' }).waitFor()
  expect((await labelled(page, us.message).inputValue()).length).toBe(120_000)
})

it('R-FRM-16 nobody meets the trap, with eyes, ears or keyboard', async () => {
  const page = await hydrated(await open(us))
  const trap = page.locator('input[name=website]')
  expect(await trap.getAttribute('tabindex')).toBe('-1')
  expect(await trap.getAttribute('autocomplete')).toBe('off')
  const box = await trap.boundingBox()
  expect(box && box.x + box.width < 0).toBe(true)
  expect(await page.getByRole('textbox').count()).toBe(5)
  expect(await page.locator('[aria-hidden=true] input[name=website]').count()).toBe(1)
})

describe.each([
  ['us', '/us', 'contact', 'hello@alvora.example'],
  ['br', '/br', 'contato', 'ola@alvora.example'],
] as const)('the contact section of %s', (edition, path, id, email) => {
  it('R-USH-24 R-USH-25 R-BRH-28 R-BRH-29 R-BRH-30 R-NAV-22 R-GEN-05 R-GEN-09 R-TIM-16 has every way to reach us', async () => {
    const page = await visit(path)
    const section = page.locator(`#${id}`)
    const shown = async () => (await section.innerText()).replace(/\s+/g, ' ')
    const says = {
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
    for (const part of says) expect(await shown()).toContain(part)
    if (edition === 'us') expect(await shown()).not.toMatch(/São Paulo|9:00/)
    for (const href of [
      `mailto:${email}`,
      'https://wa.me/',
      'https://www.instagram.com/',
      'https://www.facebook.com/',
      'https://www.linkedin.com/',
    ])
      expect(await section.locator(`a[href^="${href}"]`).first().isVisible(), href).toBe(true)
    const calls = async () =>
      Promise.all(['tel:', 'sms:'].map((href) => section.locator(`a[href^="${href}"]`).isVisible()))
    await page.setViewportSize({ width: 768, height: 900 })
    expect(await calls()).toEqual([true, false])
    await page.setViewportSize({ width: 767, height: 900 })
    expect(await calls()).toEqual([false, true])
  })

  it('R-TIM-06 R-TIM-07 stands 150 px below the top when it is gone to, its form 80 px', async () => {
    const page = await visit(`${path}#${id}`, { ...desktop, reducedMotion: 'reduce' })
    const top = (target: string) =>
      page.locator(`#${target}`).evaluate((element) => Math.round(element.getBoundingClientRect().top))
    await expect.poll(() => top(id)).toBe(150)
    if (edition === 'us') {
      await page.goto(`${origin}${path}#contact-form`)
      await expect.poll(() => top('contact-form')).toBe(80)
    }
  })
})
