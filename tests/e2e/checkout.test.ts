import { setTimeout as sleep } from 'node:timers/promises'
import { afterEach, describe, expect, it } from 'vitest'
import { breakProvider, press, toProvider } from './buy'
import { payPal } from './payWithWallet'
import { barriers, desktop, hydrated, origin, phone, visit } from './visit'
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
    expect(page.context().pages()).toHaveLength(1)
  })

  it('R-COE-09 R-COE-10 says at each field what is wrong with it, and of a wrong address not that it is empty', async () => {
    const page = await hydrated(await visit(w.checkout))
    const name = page.getByLabel(w.name)
    const email = page.getByLabel(w.email)
    const said = (field: typeof name) =>
      field.evaluate((input) => [
        input.getAttribute('aria-invalid'),
        document.getElementById(input.getAttribute('aria-describedby') ?? '')?.textContent,
      ])
    await name.fill('Ana')
    await email.fill('no address')
    await page.getByRole('button', { name: w.pay(w.prices.essential) }).click()
    await page.getByText(w.addressWrong).waitFor()
    expect(await said(email)).toEqual(['true', w.addressWrong])
    expect(await email.evaluate((field) => field === document.activeElement)).toBe(true)
    expect(await page.getByText(w.fillIn).count()).toBe(0)
    expect(await barriers(page)).toEqual([])
    await name.fill('')
    await name.press('Enter')
    await page.getByRole('alert').filter({ hasText: w.fillIn }).waitFor()
    expect([await said(name), await said(email)]).toEqual([
      ['true', w.fieldEmpty],
      ['true', w.addressWrong],
    ])
    await name.fill('Ana')
    await email.fill('ana@example.com')
    expect(await page.locator('[aria-invalid]').count()).toBe(0)
    expect(await page.getByRole('alert').count()).toBe(0)
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

  it.each(['plan', 'details'] as const)(
    'R-PAY-05 another %s takes the line of the other tab away, and closes its session before another opens',
    async (change) => {
      const tab = await toProvider(edition)
      const [first] = tab.context().pages()
      if (!first) throw new Error('the first tab is gone')
      await first.getByText(w.elsewhere).waitFor()
      if (change === 'plan') await first.getByRole('link', { name: `$${w.prices.global}` }).click()
      else await first.getByLabel(w.name).fill('Bea')
      await expect.poll(() => first.getByText(w.elsewhere).count()).toBe(0)
      expect(await first.getByLabel(w.email).inputValue()).toBe('ana@example.com')
      const price = w.prices[change === 'plan' ? 'global' : 'essential']
      const [second] = await Promise.all([
        first.context().waitForEvent('page'),
        first.getByRole('button', { name: w.pay(price) }).click(),
      ])
      await second.waitForURL('**/__sandbox/checkout/**')
      expect(second.url()).not.toBe(tab.url())
      await tab.reload()
      await tab
        .getByRole('status')
        .filter({ hasText: 'This session has expired. Nothing was paid.' })
        .waitFor()
    },
  )

  it('R-PAY-05 says in the first tab that the payment arrived, once it did in the other', async () => {
    const tab = await press(await toProvider(edition), 'Pay')
    await tab.waitForURL(`**${w.upload}?session_id=*`)
    const [first] = tab.context().pages()
    if (!first) throw new Error('the first tab is gone')
    await first.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))
    const arrived = first.getByRole('status').filter({ hasText: w.arrived })
    await arrived.waitFor()
    expect(await first.getByText(w.elsewhere).count()).toBe(0)
    expect(await arrived.getByRole('link').getAttribute('href')).toBe(tab.url())
  })

  it('R-PAY-05 a buyer who cancels is back at the plan, finds the form as it was, and reads that nothing was charged', async () => {
    const tab = await press(await toProvider(edition, { plan: 'pro' }), 'Cancel and go back')
    await tab.waitForURL(`**${w.checkout}?plan=pro*`)
    await hydrated(tab)
    await tab.getByRole('status').filter({ hasText: w.nothingCharged }).waitFor()
    const typed = async () => [
      await tab.getByLabel(w.name).inputValue(),
      await tab.getByLabel(w.email).inputValue(),
    ]
    expect(await typed()).toEqual(['Ana Lima', 'ana@example.com'])
    // Nobody who is given this address finds the form.
    await expect.poll(() => tab.url()).toBe(`${origin}${w.checkout}?plan=pro`)
    expect(await barriers(tab)).toEqual([])
    await tab.reload()
    await hydrated(tab)
    await expect.poll(typed).toEqual(['Ana Lima', 'ana@example.com'])
  })

  it('R-PAY-05 R-PAY-02 finds the same after going back in the same window, and pays the same session', async () => {
    const page = await toProvider(edition, { device: phone, plan: 'pro' })
    const session = page.url()
    await page.goBack()
    await hydrated(page)
    await page.getByRole('status').filter({ hasText: w.nothingCharged }).waitFor()
    await expect.poll(() => page.getByLabel(w.name).inputValue()).toBe('Ana Lima')
    expect(await page.getByLabel(w.email).inputValue()).toBe('ana@example.com')
    await page.getByRole('button', { name: w.pay(w.prices.pro) }).click()
    await page.waitForURL(session)
  })

  it('R-PHE-06 R-PAY-09 a buyer who cancels the payment of a plan card is back at the cards', async () => {
    const page = await visit(w.service)
    const [tab] = await Promise.all([
      page.context().waitForEvent('page'),
      page.locator('form[action="/orders"] button').first().click(),
    ])
    await tab.waitForURL('**/__sandbox/checkout/**')
    await press(tab, 'Cancel and go back')
    await tab.waitForURL(`**${w.service}#not-charged`)
    await tab.getByRole('status').filter({ hasText: w.leftUncharged }).waitFor()
    expect(await page.getByText(w.leftUncharged).isVisible()).toBe(false)
  })

  it('keeps what was typed and chosen before script came', async () => {
    const page = await visit('/thank-you')
    await page.context().route('**/assets/*.js', async (route) => {
      await sleep(1500)
      await route.continue()
    })
    await page.goto(`${origin}${w.checkout}?plan=pro`, { waitUntil: 'commit' })
    await page.getByLabel(w.name).fill('Ana Lima')
    await page.getByLabel(w.email).fill('ana@example.com')
    if (edition === 'us') await page.getByRole('radio', { name: 'PayPal' }).check()
    expect(await page.locator('html').getAttribute('data-hydrated')).toBe(null)
    await hydrated(page)
    const button = edition === 'us' ? payPal : w.pay(w.prices.pro)
    await page.getByRole('button', { name: button }).waitFor()
    expect(await page.getByRole('button', { name: button }).isEnabled()).toBe(true)
    if (edition === 'us') expect(await page.getByRole('radio', { name: 'PayPal' }).isChecked()).toBe(true)
    expect(await page.getByLabel(w.name).inputValue()).toBe('Ana Lima')
  })

  it('R-SEO-02 does not let the guide with a session into a search engine', async () => {
    const robots = async (path: string) =>
      /<meta name="robots" content="noindex"/.test(await (await fetch(origin + path)).text())
    expect(await robots(`${w.guide}?session_id=cs_test_1`)).toBe(true)
    expect(await robots(w.guide)).toBe(false)
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
