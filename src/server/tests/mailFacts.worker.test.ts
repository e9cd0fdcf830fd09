import { parseHTML } from 'linkedom/worker'
import { expect, it } from 'vitest'
import { site } from '~/catalog/site'
import { formatOrderNumber } from '~/core/schemas/orderNumber'
import { origin } from '~tests/worker/support/buyer'
import { changeOrder, insertOrder, mailStates } from '~tests/worker/support/mailStates'
import { inOwnerLanguage } from '~tests/worker/support/ownerLanguage'
import { compose } from './buyerMails'

it('the receipt says through whom the buyer paid, who was paid and on what terms', async () => {
  const { company } = site
  const { id } = await insertOrder({ edition: 'br' })
  expect((await compose('order_paid', id))?.text).toMatch(/\nPago via: Stripe\n[^·]+$/)
  site.company = { name: 'Ana Ltda.', cnpj: '11.222.333/0001-81', address: null }
  try {
    const receipt = await compose('order_paid', id)
    const terms = `${origin}/terms-of-service-br`
    expect(
      receipt?.text.endsWith(`\n\nAna Ltda. · CNPJ 11.222.333/0001-81\n\nTermos de serviço:\n${terms}`),
    ).toBe(true)
    expect(receipt?.html).toContain(`href="${terms}"`)
    expect(receipt?.html).toContain('>Ana Ltda. · CNPJ 11.222.333/0001-81</p>')
    expect((await compose('order_link', id))?.text).not.toMatch(/Stripe|CNPJ|Termos/)
    const english = await insertOrder({ provider: 'paypal' })
    const text = (await compose('order_paid', english.id))?.text
    expect(text).toContain('\nPaid through: PayPal\n')
    expect(text).toContain('\n\nAna Ltda.\n\n')
    expect(text).not.toContain('CNPJ')
  } finally {
    site.company = company
  }
})

it('the mail about new photos has the buyer’s name as its heading, says their number once, and the promised time', async () => {
  const photosAt = new Date('2027-03-05T12:00:00Z')
  const order = await insertOrder({ ...mailStates.owner_photos.so, files: { photos: 6 }, photosAt })
  const mail = await inOwnerLanguage('pt-BR', () => compose('owner_photos', order.id))
  const heading = ({ html = '' }) => parseHTML(html).document.querySelector('h1')?.textContent
  expect(mail?.subject).toBe(`Fotos recebidas: pedido ${formatOrderNumber(order.number)}`)
  expect(heading(mail ?? {})).toBe('Fotos de Ana\u00a0Lima')
  expect(mail?.text).toContain('Só 6 das 20 fotos recomendadas chegaram.')
  expect(mail?.text.match(/\b6\b/g)).toHaveLength(1)
  expect(mail?.text).toContain('\nCliente: Ana Lima\nE-mail: ')
  const due = 'Entregar até domingo, 7 de março às 09:00 (Horário Padrão de Brasília)'
  expect(mail?.text.startsWith(`${due}\n\n`)).toBe(true)
  expect(parseHTML(mail?.html ?? '').document.querySelector('h1 + p')?.textContent).toBe(due)
  await changeOrder(order.id, { customerName: 'Dr. Ana Lima' })
  const titled = await inOwnerLanguage('pt-BR', () => compose('owner_photos', order.id))
  expect(heading(titled ?? {})).toBe('Fotos de Dr. Ana\u00a0Lima')
  await changeOrder(order.id, { customerName: null })
  const nameless = await inOwnerLanguage('pt-BR', () => compose('owner_photos', order.id))
  expect(heading(nameless ?? {})?.replace('\u00a0', ' ')).toBe(nameless?.subject)
})

it('the heading of a paid order’s mail has each of its sentences on a line', async () => {
  const { id } = await insertOrder(mailStates.order_paid.so)
  const mail = await compose('order_paid', id)
  const heading = parseHTML(mail?.html ?? '')
    .document.querySelector('h1')
    ?.innerHTML.replaceAll('&#160;', ' ')
  expect(heading).toBe('Your order is paid.<br>Now send us your photos')
  const asks = mail?.text.split('\n\n').find((text) => text.startsWith('The next step is yours'))
  expect(asks).toContain('You can send them a few at a time')
})
