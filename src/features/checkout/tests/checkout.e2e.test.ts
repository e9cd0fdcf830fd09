import { describe, expect, it } from 'vitest'
import { type Money, priceOf } from '~/catalog/prices'
import { readCatalogues } from '~tests/catalogues'
import { fillIn } from '~tests/e2e/journeys/buy'
import { pageHeaders } from '~tests/e2e/journeys/provider'
import { lineFaults } from '~tests/e2e/site/lineFaults'
import { served, textOf } from '~tests/e2e/site/served'
import { axeViolations, hydrated, origin, phone, visit } from '~tests/e2e/site/visit'
import { editionNames, words } from '~tests/e2e/site/words'
import { amountText } from '~tests/prices'

/** Fetches a page, following one redirect: a query with repeated parameters redirects. */
async function arrived(path: string) {
  const page = await served(path)
  const next = page.headers.get('location')
  return next ? served(next.replace(origin, '')) : page
}

const bottomOf = (box: { y: number; height: number } | null | undefined) =>
  box ? box.y + box.height : Number.NaN
describe.each(editionNames)('the checkout of %s', (edition) => {
  const w = words[edition]

  it.each([
    ['', 'essential'],
    ['?plan=pro', 'pro'],
    ['?plan=GLOBAL', 'global'],
    ['?plan=platinum', 'essential'],
    ['?plan=', 'essential'],
    ['?plan=1&plan=2', 'essential'],
  ] as const)(
    'R-COE-01 R-COE-08 R-COB-01 R-COB-09 R-TIM-20 %s shows and charges plan %s',
    async (query, plan) => {
      const { document } = await arrived(w.checkout + query)
      const summary = textOf(document.querySelector('section[aria-labelledby=summary]'))
      expect(summary.replace(/\s+/g, '')).toContain(`$${w.prices[plan]}USD`)
      const form = document.querySelector('form[action="/orders"]')
      expect(textOf(form?.querySelector('button[type=submit]'))).toBe(w.pay(w.prices[plan]))
      const hidden = [...(form?.querySelectorAll('input[type=hidden]') ?? [])].map((field) => [
        field.getAttribute('name') ?? '',
        field.getAttribute('value') ?? '',
      ])
      const body = new URLSearchParams([
        ...hidden,
        ['customerName', 'Ana'],
        ['customerEmail', 'ana@example.com'],
      ])
      const init = { method: 'POST', body, headers: pageHeaders(origin), redirect: 'manual' } as const
      const response = await fetch(`${origin}/orders`, init)
      const provider = response.headers.get('location') ?? ''
      expect(provider).toContain('/__sandbox/checkout/')
      const { document: page } = await served(provider.replace(origin, ''))
      expect(textOf(page.querySelector('dl'))).toMatch(new RegExp(`\\$\\s?${w.prices[plan]}[.,]00`))
    },
  )

  it('R-COE-04 R-COE-09 R-COE-10 R-COB-05 R-COB-10 R-COB-13 R-ERR-08 requires name and email, and shows an error at each field', async () => {
    const page = await hydrated(await visit(w.checkout))
    const button = page.getByRole('button', { name: w.pay(w.prices.essential) })
    const name = page.getByLabel(w.name)
    const email = page.getByLabel(w.email)
    const errorOf = (field: typeof name) =>
      field.evaluate((input) => [
        input.getAttribute('aria-invalid'),
        document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent,
      ])
    expect(await email.getAttribute('type')).toBe('email')
    expect([await name.getAttribute('autocomplete'), await email.getAttribute('autocomplete')]).toEqual([
      'name',
      'email',
    ])
    await expect.poll(() => button.isDisabled()).toBe(true)
    await name.fill('   ')
    await email.fill('ana@example.com')
    expect(await button.isDisabled()).toBe(true)
    await email.press('Enter')
    await page.getByRole('alert').filter({ hasText: w.fillIn }).waitFor()
    const toast = page.locator('[data-sonner-toast]').filter({ hasText: w.fillIn })
    await toast.waitFor()
    // On a phone the toast is above the pay bar and does not cover it.
    await page.setViewportSize({ width: 390, height: 844 })
    await expect
      .poll(async () => bottomOf(await toast.boundingBox()))
      .toBeLessThanOrEqual((await page.locator('.pay').boundingBox())?.y ?? 0)
    await page.setViewportSize({ width: 1280, height: 900 })
    await name.fill('Ana')
    expect(await button.isDisabled()).toBe(false)

    // An invalid address is not reported as empty.
    await email.fill('no address')
    await button.click()
    await page.getByText(w.addressWrong).waitFor()
    expect(await errorOf(email)).toEqual(['true', w.addressWrong])
    // The error border stays on hover.
    const edge = () => email.evaluate((field) => getComputedStyle(field).borderColor)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const marked = await edge()
    await email.hover()
    expect(await edge()).toBe(marked)
    expect(await email.evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await page.getByRole('alert').filter({ hasText: w.fillIn }).count()).toBe(0)
    if (edition === 'us') expect(await axeViolations(page)).toEqual([])
    await name.fill('')
    // An Enter that ends the composition of a character asks for nothing.
    await name.evaluate((field) => {
      for (const composed of [{ isComposing: true }, { keyCode: 229 }])
        field.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', bubbles: true, ...composed }))
    })
    expect(await page.getByRole('alert').filter({ hasText: w.fillIn }).count()).toBe(0)
    await name.press('Enter')
    await page.getByRole('alert').filter({ hasText: w.fillIn }).waitFor()
    expect([await errorOf(name), await errorOf(email)]).toEqual([
      ['true', w.nameEmpty],
      ['true', w.addressWrong],
    ])
    await name.fill('Ana')
    await email.fill('ana@example.com')
    expect(await page.locator('[aria-invalid]').count()).toBe(0)
    expect(await page.getByRole('alert').count()).toBe(0)
    expect(page.context().pages()).toHaveLength(1)
  })

  it('R-COE-03 R-COB-03 on a phone the form is visible without scrolling, its button is at the bottom, and summary and packs expand on demand', async () => {
    const page = await visit(`${w.checkout}?plan=pro`, { ...phone, javaScriptEnabled: false })
    const button = page.getByRole('button', { name: w.pay(w.prices.pro) })
    // Both fields, above the bar of the button.
    const bar = (await page.locator('.pay').boundingBox())?.y ?? 0
    for (const label of [w.name, w.email]) {
      const field = await page.getByLabel(label).boundingBox()
      expect(field && field.y + field.height).toBeLessThanOrEqual(bar)
    }
    const atTheBottom = async () => {
      const bar = await button.boundingBox()
      return bar && [bar.y > 700, bar.y + bar.height <= 844]
    }
    expect(await atTheBottom()).toEqual([true, true])
    // The price is visible; the contents are one click away.
    const summary = page.locator('section[aria-labelledby=summary]')
    expect((await summary.innerText()).replace(/\s+/g, '')).toContain(`$${w.prices.pro}USD`)
    expect(await summary.locator('dl').isVisible()).toBe(false)
    await summary.locator('summary').click()
    expect(await summary.locator('dl').isVisible()).toBe(true)
    const packs = page.locator('nav[aria-labelledby=package]')
    expect(await packs.getByRole('link').count()).toBe(0)
    await packs.locator('summary').press('Enter')
    expect(await packs.getByRole('link').count()).toBe(3)
    // The button stays at the bottom with both sections expanded.
    await page.evaluate(() => scrollTo(0, 0))
    expect(await atTheBottom()).toEqual([true, true])
    // Without script, too, the button looks disabled until the form is filled in.
    const ground = () => button.evaluate((element) => getComputedStyle(element).backgroundColor)
    await page.emulateMedia({ reducedMotion: 'reduce' })
    const idle = await ground()
    await fillIn(page, w)
    expect(await ground()).not.toBe(idle)

    // On desktop everything is expanded, and the toggles are hidden.
    await page.setViewportSize({ width: 1280, height: 900 })
    await page.reload()
    expect(await summary.locator('dl').isVisible()).toBe(true)
    expect(await packs.getByRole('link').count()).toBe(3)
    expect(await page.locator('.fold > summary').first().isVisible()).toBe(false)
    for (const width of [1024, 1440, 1920]) {
      await page.setViewportSize({ width, height: 900 })
      expect([width, ...(await lineFaults(page))]).toEqual([width])
      const [title, name] = await Promise.all(
        ['h2', '.checkout-name'].map((part) => summary.locator(part).boundingBox()),
      )
      expect(bottomOf(title)).toBeLessThanOrEqual(name?.y ?? 0)
    }
  })

  it('R-COE-06 R-COB-07 R-COB-08 has the guarantee beside the pay button, and the names of the cards beside their method', async () => {
    const { document } = await served(w.checkout)
    const us = edition === 'us'
    expect(textOf(document.querySelector('.pay + ul'))).toContain(
      us ? '30-day money-back guarantee' : 'Garantia de reembolso de 30 dias',
    )
    const card = document.querySelector('input[value=card]')?.closest('label')
    expect(textOf(card)).toContain(us ? 'Visa, Mastercard, Amex' : 'Visa, Mastercard, American Express')
  })

  it('R-COE-02 R-COB-02 links back to the service page', async () => {
    const { document } = await served(w.checkout)
    const label = edition === 'us' ? 'Back to Service' : 'Voltar ao Serviço'
    const back = [...document.querySelectorAll('header a')].filter((link) => textOf(link) === label)
    const href = edition === 'us' ? '/ai-photo-service' : '/ai-photo-service-br'
    expect(back.map((link) => link.getAttribute('href'))).toEqual([href])
    expect(new URL((await fetch(origin + href)).url).pathname).toBe(w.service)
  })

  it('R-PAY-09 the plan cards have a message for a buyer who did not pay', async () => {
    const { document } = await served(w.service)
    expect(textOf(document.getElementById('not-charged'))).toMatch(w.leftUncharged)
  })

  it('R-SEO-02 marks the guide with a session as noindex', async () => {
    const robots = async (path: string) =>
      /<meta name="robots" content="noindex"/.test((await served(path)).html)
    expect(await robots(`${w.guide}?session_id=cs_test_1`)).toBe(true)
    expect(await robots(w.guide)).toBe(false)
  })
})
it.each(['redirecting', 'elsewhere', 'nothingCharged', 'arrived'] as const)(
  'R-COB-13 R-PAY-05 R-ERR-07 says “%s” in Portuguese with the same meaning',
  async (what) => {
    const entries = await readCatalogues('pt-BR')
    const found = entries.filter(
      ({ file, message }) => /checkout/.test(file) && message.match(words.us[what]),
    )
    expect(found).not.toEqual([])
    for (const { translation } of found) expect(translation).toMatch(words.br[what])
  },
)
it('R-COE-03 R-COE-06 R-DAT-10 R-TIM-15 P-48 P-49 P-50 the English checkout shows name, contents, guarantee and turnaround of each plan', async () => {
  for (const [plan, texts] of [
    ['essential', ['AI Photo Pack Essential', '15 AI photos', '4 scenes']],
    ['pro', ['AI Photo Pack Pro', '30 AI photos', '10 custom scenes']],
    ['global', ['AI Photo Pack Global', '40 AI photos', '20 travel-inspired scenes']],
  ] as const) {
    const { document } = await served(`/payment?plan=${plan}`)
    // Check the summary alone: the pack selector next to it names every pack.
    const summary = textOf(document.querySelector('[aria-labelledby=summary]'))
    for (const part of texts) expect(summary).toContain(part)
    const text = textOf(document.querySelector('main'))
    for (const part of ['30-day money-back guarantee', '24–48 hours', 'Credit/Debit Card'])
      expect(text).toContain(part)
  }
})
it('R-COB-02 R-COB-03 R-DAT-11 R-COB-06 R-COB-07 R-COB-08 R-COB-11 R-COB-14 P-51 P-52 P-53 X-05 X-21 the Portuguese checkout shows name, prices, security and guarantee of each plan', async () => {
  for (const [plan, name] of [
    ['essential', 'Pacote de Fotos IA Essencial'],
    ['pro', 'Pacote de Fotos IA Pro'],
    ['global', 'Pacote de Fotos IA Global'],
  ] as const) {
    const { document } = await served(`/payment-br?plan=${plan}`)
    expect(textOf(document.querySelector('h1'))).toBe('Complete Sua Compra')
    expect(textOf(document.querySelector('[aria-labelledby=summary]'))).toContain(name)
    const text = textOf(document.querySelector('main'))
    for (const part of ['Visa, Mastercard, American Express', 'Cobrança em dólares americanos (USD)'])
      expect(text).toContain(part)
    for (const part of [
      /SSL de 256 bits/i,
      /PCI/,
      /Stripe/,
      /30 dias/,
      /para a página de pagamento segura/,
      /preço original/,
    ])
      expect(text).toMatch(part)
    const crossed = [...document.querySelectorAll('main :is(s, del)')].map(textOf)
    const { crossedOut } = priceOf('br', 'checkout', 'ai-photos', plan)
    expect(crossedOut).toBeDefined()
    const original = amountText(crossedOut as Money)
    expect(crossed.filter((price) => price.includes(original))).toHaveLength(1)
    expect([...document.querySelectorAll('input[type=radio]')]).toHaveLength(1)
  }
})
it.each([true, false])(
  'R-COE-10 the gray button names the fields it waits for, with script: %s',
  async (script) => {
    for (const edition of editionNames) {
      const page = await visit(words[edition].checkout, {
        ...phone,
        javaScriptEnabled: script,
        reducedMotion: 'reduce',
      })
      const needs = page.locator('.pay-needs')
      const labels = await page.locator('label[for^=customer]').allInnerTexts()
      const [name, email] = labels.map((label) => label.toLowerCase())
      const [said] = (await needs.innerText()).split(':')
      const and = edition === 'us' ? 'and' : 'e'
      expect(await needs.innerText()).toBe(`${said}: ${name} ${and} ${email}`)
      await page.locator('#customerName').fill('Ana')
      await expect.poll(() => needs.innerText()).toBe(`${said}: ${email}`)
      await page.locator('#customerName').fill('')
      await page.locator('#customerEmail').fill('ana@example.com')
      await expect.poll(() => needs.innerText()).toBe(`${said}: ${name}`)
      await page.locator('#customerName').fill('Ana')
      await expect.poll(() => needs.isVisible()).toBe(false)
      if (!script || edition === 'br') continue
      // The wallet has a notice of its own.
      await page.locator('#customerEmail').fill('')
      await page.getByRole('radio', { name: 'PayPal' }).check()
      await page.locator('[data-notice=wallet]').waitFor()
      expect(await needs.isVisible()).toBe(false)
    }
  },
)
it('a protocol-relative path does not redirect to another site', async () => {
  const response = await fetch(`${origin}//evil.example/payment`, { redirect: 'manual' })
  expect([response.status, response.headers.get('location')]).toEqual([404, null])
})
