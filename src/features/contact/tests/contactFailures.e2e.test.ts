import pRetry from 'p-retry'
import type { Request } from 'playwright'
import { describe, expect, it } from 'vitest'
import { openingHours } from '~/catalog/owner/openingHours'
import { site } from '~/catalog/site'
import { served, textOf } from '~tests/e2e/site/served'
import { siteStores } from '~tests/e2e/site/stores'
import { desktop, hydrated, origin, visit } from '~tests/e2e/site/visit'
import {
  br,
  broken,
  confirmed,
  failed,
  fill,
  focused,
  labeled,
  open,
  toast,
  unique,
  us,
  values,
} from './contactForms'

const stores = siteStores()
/** Retries while the server is writing to the same database file. */
const stored = (text: string) =>
  pRetry(() => stores.rows('SELECT * FROM contacts WHERE message = ?', text), { retries: 3, minTimeout: 300 })
it('R-FRM-14 R-FRM-16 the honeypot is hidden, an error response is a failure, and the same text in the cleared form is a new message', async () => {
  const text = unique('Twice.')
  const page = await hydrated(await open(us, { allow: broken }))
  const honeypot = await page.locator('input[name=website]').boundingBox()
  expect(honeypot && honeypot.x + honeypot.width < 0).toBe(true)
  expect(await page.locator('form').getByRole('textbox').count()).toBe(5)
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
  await page.getByRole('alert').filter({ hasText: 'Your message is too long for this form.' }).waitFor()
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
        ...openingHours.map(({ opens = '', closes }) =>
          opens ? `${opens.replace(/^0/, '')}–${closes}` : ': fechado',
        ),
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
