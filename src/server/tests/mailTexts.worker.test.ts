import { parseHTML } from 'linkedom/worker'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { runScheduledJobs } from '~/app/cron'
import { pathOf } from '~/catalog/addresses'
import { editions } from '~/catalog/editions'
import { locales } from '~/catalog/locales'
import { site } from '~/catalog/site'
import { formatOrderNumber } from '~/core/schemas/orderNumber'
import { walletOrderSchema } from '~/features/checkout/schema'
import { photoKey, safeName } from '~/features/photos/server/photoKey'
import { orderUrl } from '~/server/orders/links/orderUrl'
import { createServices } from '~/server/services'
import { checkoutDollars, checkoutPrice, checkoutText } from '~tests/prices'
import { origin, post, press, rowOf } from '~tests/worker/support/buyer'
import {
  buyerMailKinds,
  changeOrder,
  insertOrder,
  mailStates,
  orderMailKinds,
} from '~tests/worker/support/mailStates'
import { inOwnerLanguage } from '~tests/worker/support/ownerLanguage'
import { buy, compose, outboxPage } from './buyerMails'

describe('mails', () => {
  it.each([
    [
      'us',
      'Your order is paid. Now send us your photos',
      `We received your payment of ${checkoutText('global')}`,
      '/upload?session_id=',
    ],
    [
      'br',
      'Seu pedido está pago. Agora envie suas fotos',
      `Recebemos seu pagamento de ${checkoutText('global', 'br')}`,
      '/upload-br?session_id=',
    ],
  ] as const)(
    'link the buyer of %s to the upload page, in their language',
    async (edition, subject, plan, path) => {
      const order = await buy(edition)
      await runScheduledJobs()
      const page = await outboxPage()
      expect(page).toContain(order.customerEmail)
      expect(page).toContain(subject)
      expect(page).toContain(plan)
      expect(page).toContain(`${origin}${path}${order.providerSessionId}`)
      await runScheduledJobs()
      expect((await outboxPage()).split(order.customerEmail ?? '').length).toBe(
        page.split(order.customerEmail ?? '').length,
      )
    },
  )

  it('keep names on one line, so user input cannot imitate lines of the mail', async () => {
    const line = 'Order: ZZZZ-ZZZZ'
    const breaks = [
      '\r\n',
      '\n',
      '\r',
      '\u2028',
      '\u2029',
      '\u0085',
      '\v',
      '\u202e',
      '\u2066',
      '\u200f',
      '\0',
    ]
    const name = `Ana${breaks.map((mark) => `${mark}${line}`).join('')}`
    // From the form, the server function, a hosted page, and an existing row.
    const form = { edition: 'us', offer: 'checkout', plan: 'pro', customerEmail: 'a@b.co' }
    const posted = await post('/orders', { ...form, customerName: name })
    const called = v.parse(walletOrderSchema, {
      ...{
        customerName: name,
        customerEmail: 'a@b.co',
        amount: checkoutDollars(),
        currency: 'USD',
        planType: 'pro',
      },
      requestKey: crypto.randomUUID(),
    })
    expect(called.customerName).toMatch(/^[^\p{Cc}\p{Zl}\p{Zp}\p{Bidi_C}]+$/u)
    const carded = await post('/orders', { edition: 'us', offer: 'service', plan: 'pro' })
    for (const answer of [posted, carded]) {
      const session = answer.headers.get('location')?.split('/').pop() ?? ''
      await press(session, 'pay', 'at_once', { name })
      expect((await rowOf(session)).customerName).toMatch(/^Ana Order[^\p{Cc}\p{Zl}\p{Zp}\p{Bidi_C}]+$/u)
    }
    for (const kind of orderMailKinds) {
      // Free text of buyers and the studio can have many lines and is quoted.
      const words = name
      const { id, photosWanted } = await insertOrder({ ...mailStates[kind].so, customerName: name })
      const email = kind === 'address_changed' ? 'ana.lima@example.com' : `a@b.co\n${line}`
      const wanted = photosWanted && { ...photosWanted, words }
      await changeOrder(id, { customerEmail: email, photosWanted: wanted, corrections: words })
      const mail = await compose(kind, id)
      expect(mail?.subject).not.toMatch(/[\p{Cc}\p{Zl}\p{Zp}]/u)
      expect(mail?.text).not.toMatch(/[\p{Zl}\p{Zp}\p{Bidi_C}\r\v\0\u0085]/u)
      expect(mail?.html).not.toMatch(/[\p{Zl}\p{Zp}\p{Bidi_C}\r\v\0\u0085]/u)
      const lines = mail?.text.split('\n').map((each) => each.trim()) ?? []
      expect(lines.filter((each) => each.startsWith(line))).toEqual([])
      const { document } = parseHTML(mail?.html ?? '')
      for (const quote of document.querySelectorAll('blockquote')) quote.remove()
      const cells = [...document.querySelectorAll('th, li strong')].map((cell) => cell.textContent)
      expect(cells.filter((cell) => cell.includes('ZZZZ'))).toEqual([])
      expect(mail?.replyTo ?? '').not.toContain('\n')
      expect(mail?.to).not.toContain('\n')
    }
  })

  describe.each(['us', 'br'] as const)('to the buyer of %s', (edition) => {
    it.each(buyerMailKinds)(
      '%s has the same content as text and HTML: greeting, order facts, one button, contact',
      async (kind) => {
        const name = '<b>Ana</b> & Zoé'
        const order = await insertOrder({ ...mailStates[kind].so, edition, customerName: name })
        const mail = await compose(kind, order.id)
        const { document } = parseHTML(mail?.html ?? '')
        expect(document.documentElement.lang).toBe(editions[edition].locale)
        const shown = document.body.textContent.replace(/\s+/g, ' ')
        const number = formatOrderNumber(order.number)
        const product = edition === 'us' ? 'AI portraits' : 'Retratos com IA'
        const plan = edition === 'us' ? 'AI Photo Pack Pro' : 'Pacote de Fotos IA Pro'
        const contact = site.contact[edition].email
        for (const part of [name, number, product, plan, checkoutText(), contact, site.brand]) {
          expect(shown).toContain(part)
          expect(mail?.text).toContain(part)
        }
        // Every line of the text is in the HTML too.
        for (const line of mail?.text.split('\n') ?? [])
          for (const part of line.replace(/^(- |> )/, '').split(': '))
            if (!part.includes('://') && !part.startsWith('mailto:'))
              expect(shown).toContain(part.replace(/:$/, ''))
        for (const text of [mail?.subject, mail?.text, mail?.html?.replace(/<style>[\s\S]*<\/style>/, '')])
          expect(text).not.toMatch(/[{}]|undefined|null/)
        // The signature ends the letter, before the small print; a receipt ends with a link to its terms.
        const terms = kind === 'order_paid' ? [`${origin}${pathOf('terms', edition)}`] : []
        const [signed, small] = [...document.querySelectorAll('p:not(:has(a))')].slice(-2)
        expect(signed?.textContent).toContain(site.brand)
        expect(small?.textContent).toContain(contact)
        const end = `${signed?.textContent}\n\n${small?.textContent}`.replace('\u00a0', ' ')
        const [, after = ''] = mail?.text.split(end) ?? []
        expect(after.split('\n').slice(3)).toEqual(terms)
        // The heading never ends in a line of one word.
        expect(document.querySelector('h1')?.textContent).toMatch(/\S\u00a0\S+$/)
        // No remote content, scripts or external links.
        expect(document.querySelectorAll('img, script, link, iframe, form, b')).toHaveLength(0)
        expect(mail?.html).not.toMatch(/url\(|@import/)
        const links = [...document.querySelectorAll('a')].map((link) => link.getAttribute('href'))
        const page = orderUrl(createServices().config, order)
        const action = kind === 'address_changed' ? `mailto:${contact}?subject=${number}` : page
        expect(links).toEqual([action, ...terms])
        expect(page).toMatch(
          new RegExp(
            `^${origin}(${pathOf('upload', edition)}|${pathOf('thank-you', edition)})\\?session_id=`,
          ),
        )
        expect(mail?.text).toContain(links[0])
        // The button is on the first screen of a phone: after the greeting and two paragraphs at most.
        const paragraphs = [...document.querySelectorAll('p, li, .button')]
        expect(paragraphs.findIndex(({ className }) => className === 'button')).toBeLessThanOrEqual(3)
        expect(mail).toMatchObject({ to: 'ana@example.com', replyTo: contact, subject: document.title })
      },
    )
  })

  it('greet without a name when it is missing or contains a URL', async () => {
    for (const name of [null, ' ', 'Win at https://evil.example', 'www.evil.example now', 'evil.example/x']) {
      const { id } = await insertOrder({ customerName: name })
      expect((await compose('order_paid', id))?.text.split('\n')[0], String(name)).toBe('Hello,')
    }
    const { id } = await insertOrder({ customerName: 'J. P. Lima Jr.' })
    expect((await compose('order_paid', id))?.text.split('\n')[0]).toBe('Hello J. P. Lima Jr.,')
  })

  it('use singular and plural for the number of photos, and ask for more while they can be added', async () => {
    for (const [photos, words, more] of [
      [1, 'Thank you. Your photo has arrived.', '20 or more give the best likeness.'],
      [19, 'Thank you. Your 19 photos have arrived.', '20 or more give the best likeness.'],
      [20, 'Thank you. Your 20 photos have arrived.', 'up to 30 in total.'],
    ] as const) {
      const { id } = await insertOrder({ ...mailStates.photos_received.so, files: { photos } })
      const text = (await compose('photos_received', id))?.text
      for (const part of [words, more]) expect(text).toContain(part)
      await changeOrder(id, { status: 'in_production' })
      expect((await compose('photos_received', id))?.text).not.toContain(more)
    }
  })

  it('photos_wanted lists the reasons and quotes the studio’s text separately', async () => {
    const { id } = await insertOrder({ ...mailStates.photos_wanted.so, edition: 'br' })
    const mail = await compose('photos_wanted', id)
    for (const part of [
      '- Fotos mais nítidas: Limpe a lente',
      '- O rosto inteiro: ',
      '- Mais variedade: ',
      '> The ones at the beach are lovely: more like these!\n> Order: it may be only two or three.',
    ])
      expect(mail?.text).toContain(part)
    expect(mail?.text).not.toContain('Mais fotos')
    const { document } = parseHTML(mail?.html ?? '')
    // The quoted words may run from right to left.
    expect(document.querySelectorAll('blockquote[dir=auto]')).toHaveLength(1)
    expect([...document.querySelectorAll('li strong')].map((label) => label.textContent)).toEqual([
      'Fotos mais nítidas',
      'O rosto inteiro',
      'Mais variedade',
    ])
    // Without text or reasons there is no empty element.
    await changeOrder(id, { photosWanted: { reasons: [], words: '' } })
    const withoutReasons = parseHTML((await compose('photos_wanted', id))?.html ?? '').document
    expect(withoutReasons.querySelectorAll('blockquote, ul')).toHaveLength(0)
  })

  it('order_refunded distinguishes full and partial refunds; after a partial one the order continues', async () => {
    const { id } = await insertOrder({ ...mailStates.photos_received.so, refundedMinor: 5000 })
    const part = await compose('order_refunded', id)
    expect(part?.subject).toBe('Your partial refund is on its way')
    expect(part?.text).toContain(`$50 of the ${checkoutText()} you paid`)
    expect(part?.text).toContain('Your order continues as before.')
    await changeOrder(id, { status: 'paid', photosAt: null, files: {} })
    expect((await compose('order_refunded', id))?.text).toContain('Send my photos:')
    await changeOrder(id, { status: 'refunded', refundedMinor: checkoutPrice() })
    const whole = await compose('order_refunded', id)
    expect(whole?.subject).toBe('Your refund is on its way')
    expect(whole?.text).toContain(`${checkoutText()} is on its way back to you: the full amount you paid.`)
    expect(whole?.text).not.toContain('goes on')
    // For a mismatched payment, the charged amount.
    const other = await insertOrder({
      status: 'review',
      chargedMinor: 4900,
      chargedCurrency: 'EUR',
      refundedMinor: 4900,
    })
    const text = (await compose('order_refunded', other.id))?.text
    expect(text).toContain('€49.00 EUR is on its way back to you: the full amount you paid.')
  })

  it('R-COB-14 name the currency of every sum to a buyer whose edition shows another', async () => {
    const paid = `${checkoutText()} USD`
    const { id } = await insertOrder({ edition: 'br', refundedMinor: 5000, refundFailedMinor: 2500 })
    expect((await compose('order_refunded', id))?.text).toContain(`$50 USD dos ${paid} que você pagou`)
    expect((await compose('refund_failed', id))?.text).toContain('$25 USD')
    await changeOrder(id, { refundedMinor: 0 })
    const receipt = (await compose('order_paid', id))?.text
    expect(receipt).toContain(`Recebemos seu pagamento de ${paid}`)
    expect(receipt).not.toMatch(/\$\d+(?!\d| USD)/)
    const english = await insertOrder({})
    expect((await compose('order_paid', english.id))?.text).not.toContain('USD')
  })

  it.each(locales)(
    'to an owner who reads %s link to the desk, and mention no command or code',
    async (locale) => {
      for (const kind of orderMailKinds.filter((known) => known.startsWith('owner_'))) {
        const { id } = await insertOrder({ ...mailStates[kind].so, edition: 'br' })
        const mail = await inOwnerLanguage(locale, () => compose(kind, id))
        expect(mail).toMatchObject({ to: site.ownerInbox, replyTo: 'ana@example.com' })
        expect(mail?.text).toContain(`${origin}/desk/orders/${id}`)
        expect(mail?.html).toContain(`href="${origin}/desk/orders/${id}"`)
        // Nothing follows the table, so only the padding of the sheet is below it.
        expect(mail?.html).toContain('margin:28px 0 0px;border-collapse')
        expect(parseHTML(mail?.html ?? '').document.documentElement.lang).toBe(locale)
        expect(mail?.text).not.toMatch(/npm run|[{}]|undefined|null/)
        // Statuses, providers and editions are named in words, times are in the owner's zone.
        expect(mail?.text).not.toMatch(/\w+_link|photos_received|in_production|: (us|br)\n|\bstripe\)|UTC/)
        const english = await inOwnerLanguage('en-US', () => compose(kind, id))
        if (locale !== 'en-US')
          for (const line of mail?.text.split('\n') ?? [])
            if (/^(?!>|.*[@/]).*[a-z]/.test(line)) expect(english?.text.split('\n')).not.toContain(line)
        // The session id opens the buyer's page, so only the mail that needs it to identify the payment contains it.
        if (kind !== 'owner_mismatch') expect(mail?.text).not.toContain('cs_test_')
      }
      const { id } = await insertOrder(mailStates.owner_corrections.so)
      const mail = await inOwnerLanguage(locale, () => compose('owner_corrections', id))
      expect(mail?.text).toContain(
        {
          'en-US': 'The buyer wants 3 of 12 portraits changed (numbers 1, 2, and 3).',
          'pt-BR': 'O cliente quer mudar 3 de 12 retratos (números 1, 2 e 3).',
        }[locale],
      )
      expect(mail?.text).toContain('> Softer light, please.\n> And my eyes are brown.')
    },
  )
})
it('R-UPL-16 sanitizes file names', () => {
  expect(safeName('../../etc/passwd')).toBe('etc-passwd')
  expect(safeName('São João (1).JPG')).toBe('Sa-o-Joa-o-1-.JPG')
  expect(safeName('日本')).toBe('photo')
  expect(safeName('a\r\nSet-Cookie: x')).toBe('a-Set-Cookie-x')
  expect(photoKey('cs_1', new Date(5), { role: 'photo', index: 3, name: 'a.jpg' })).toBe('cs_1/5_3_a.jpg')
})
