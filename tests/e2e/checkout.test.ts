import { afterEach, describe, expect, it } from 'vitest'
import { breakProvider, press, toProvider } from './buy'
import { desktop, hydrated, origin, phone, visit } from './visit'
import { editionNames, words } from './words'

afterEach(() => breakProvider(0))

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
      const page = await hydrated(await visit(w.checkout + query))
      const summary = await page.getByRole('region').first().innerText()
      expect(summary.replace(/\s+/g, '')).toContain(`$${w.prices[plan]}USD`)
      await page.getByRole('button', { name: w.pay(w.prices[plan]) }).waitFor()
      await page.getByLabel(w.name).fill('Ana')
      await page.getByLabel(w.email).fill('ana@example.com')
      const [tab] = await Promise.all([
        page.context().waitForEvent('page'),
        page.getByRole('button', { name: w.pay(w.prices[plan]) }).click(),
      ])
      await tab.waitForURL('**/__sandbox/checkout/**')
      expect(await tab.locator('dl').innerText()).toContain(`${w.prices[plan]}`)
    },
  )

  it('R-COE-04 R-COE-09 R-COE-10 R-COB-05 R-COB-10 R-COB-13 R-ERR-08 wants name and e-mail', async () => {
    const page = await hydrated(await visit(w.checkout))
    const button = page.getByRole('button', { name: w.pay(w.prices.essential) })
    const name = page.getByLabel(w.name)
    const email = page.getByLabel(w.email)
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
    await page.locator('[data-sonner-toast]').filter({ hasText: w.fillIn }).waitFor()
    await name.fill('Ana')
    expect(await button.isDisabled()).toBe(false)
    await email.fill('no address')
    await button.click()
    expect(await email.evaluate((field: HTMLInputElement) => field.validity.typeMismatch)).toBe(true)
    expect(page.context().pages()).toHaveLength(1)
  })

  it('R-PAY-02 R-PAY-05 R-ERR-07 opens a new tab inside the click, and says so on the first', async () => {
    const tab = await toProvider(edition)
    const [first] = tab.context().pages()
    if (!first) throw new Error('the first tab is gone')
    await first.getByText(w.elsewhere).waitFor()
    await first.locator('[data-sonner-toast]').filter({ hasText: w.redirecting }).waitFor()
    expect(
      await first
        .getByRole('link', { name: /./ })
        .evaluateAll((links) => links.map((a) => a.getAttribute('href'))),
    ).toContain(tab.url())
    expect(await first.getByRole('button', { name: w.pay(w.prices.essential) }).isEnabled()).toBe(true)
  })

  it('R-PAY-02 stays in the same window on a phone and when pop-ups are blocked', async () => {
    const page = await hydrated(await visit(w.checkout, desktop))
    await page.evaluate(() => {
      window.open = () => null
    })
    await page.getByLabel(w.name).fill('Ana')
    await page.getByLabel(w.email).fill('ana@example.com')
    await page.getByRole('button', { name: w.pay(w.prices.essential) }).click()
    await page.waitForURL('**/__sandbox/checkout/**')
    expect((await toProvider(edition, { device: phone })).context().pages()).toHaveLength(1)
  })

  it('R-PAY-04 R-ERR-06 R-ERR-20 R-COB-10 a failure is said, the tab closes and the button works again', async () => {
    const page = await hydrated(await visit(w.checkout))
    await page.getByLabel(w.name).fill('Ana')
    await page.getByLabel(w.email).fill('ana@example.com')
    await breakProvider(10)
    const button = page.getByRole('button', { name: w.pay(w.prices.essential) })
    await button.click()
    await page.getByRole('button', { name: w.busy }).waitFor()
    expect(await page.getByRole('button', { name: w.busy }).isDisabled()).toBe(true)
    await page.getByRole('alert').filter({ hasText: w.paymentFailed }).waitFor()
    expect(page.context().pages()).toHaveLength(1)
    expect(await button.isEnabled()).toBe(true)
    expect(await page.getByLabel(w.name).inputValue()).toBe('Ana')
    await breakProvider(0)
    const [tab] = await Promise.all([page.context().waitForEvent('page'), button.click()])
    await tab.waitForURL('**/__sandbox/checkout/**')
  })

  it('R-COE-02 R-COB-02 leads back to the service page', async () => {
    const page = await visit(w.checkout)
    const back = page.getByRole('link', { name: edition === 'us' ? 'Back to Service' : 'Voltar ao Serviço' })
    expect(await back.getAttribute('href')).toBe(
      edition === 'us' ? '/ai-photo-service' : '/ai-photo-service-br',
    )
    await back.click()
    await page.waitForURL(`**${w.service}`)
  })

  it('R-PAY-09 a buyer who cancels is back on the service page', async () => {
    const tab = await press(await toProvider(edition), 'Cancel and go back')
    await tab.waitForURL(`**${w.service}`)
  })

  it('R-A11-16 R-FRM-15 pays without script', async () => {
    const page = await visit(w.checkout, { javaScriptEnabled: false })
    await page.getByLabel(w.name).fill('Ana')
    await page.getByLabel(w.email).fill('ana@example.com')
    await page.getByRole('button', { name: w.pay(w.prices.essential) }).click()
    await page.waitForURL('**/__sandbox/checkout/**')
  })
})

describe('what the English checkout says', () => {
  it('R-COE-03 R-COE-06 R-DAT-10 R-TIM-15 P-48 P-49 P-50 name, contents, guarantee and time of each plan', async () => {
    for (const [plan, texts] of [
      ['essential', ['AI Photo Pack Essential', '15 AI photos', '4 scenes']],
      ['pro', ['AI Photo Pack Pro', '30 AI photos', '10 custom scenes']],
      ['global', ['AI Photo Pack Global', '40 AI photos', '20 travel-inspired scenes']],
    ] as const) {
      const page = await visit(`/payment?plan=${plan}`)
      const text = await page.locator('main').innerText()
      for (const part of [...texts, '30-day money-back guarantee', '24–48 hours', 'Credit/Debit Card'])
        expect(text).toContain(part)
      await page.close()
    }
  })
})

describe('what the Portuguese checkout says', () => {
  it('R-COB-02 R-COB-03 R-DAT-11 R-COB-06 R-COB-07 R-COB-08 R-COB-11 R-COB-14 P-51 P-52 P-53 X-05 X-21', async () => {
    for (const [plan, name, original] of [
      ['essential', 'Pacote de Fotos IA Essencial', 'R$ 289'],
      ['pro', 'Pacote de Fotos IA Pro', 'R$ 489'],
      ['global', 'Pacote de Fotos IA Global', 'R$ 689'],
    ] as const) {
      const page = await visit(`/payment-br?plan=${plan}`)
      expect(await page.getByRole('heading', { level: 1 }).innerText()).toBe('Complete Sua Compra')
      const text = await page.locator('main').innerText()
      for (const part of [name, 'Visa, Mastercard, American Express', 'Cobrança em dólares americanos (USD)'])
        expect(text).toContain(part)
      for (const part of [/SSL de 256 bits/i, /PCI/, /Stripe/, /30 dias/, /redirecionad/])
        expect(text).toMatch(part)
      const crossed = page.locator('s, del').filter({ hasText: original })
      expect(await crossed.count()).toBe(1)
      expect(await page.locator('main').textContent()).toContain('preço original')
      expect(await page.getByRole('radio', { name: 'PayPal' }).count()).toBe(0)
      await page.close()
    }
  })
})

it('an address that another site made leads nowhere else', async () => {
  const answer = await fetch(`${origin}//evil.example/payment`, { redirect: 'manual' })
  expect([answer.status, answer.headers.get('location')]).toEqual([404, null])
})
