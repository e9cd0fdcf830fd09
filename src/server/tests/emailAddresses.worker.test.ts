import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { priceOf } from '~/catalog/prices'
import { site } from '~/catalog/site'
import { formatOrderNumber } from '~/core/schemas/orderNumber'
import { processPayPalPayment } from '~/features/checkout/server/processPayPalPayment'
import { actOnOrder } from '~/features/desk/server/actOnOrder'
import { searchOrders } from '~/features/desk/server/searchOrders'
import { performBuyerAction } from '~/features/orders/server/performBuyerAction'
import { contacts, orders, outbox } from '~/server/db/schema'
import { emailKey, hasEmailAddress } from '~/server/mail/emailKey'
import type { Mail } from '~/server/mail/mailer'
import { sendOutbox } from '~/server/mail/sendOutbox'
import { confirmOrder } from '~/server/orders/confirmOrder'
import { createServices } from '~/server/services'
import { backgroundDone } from '~tests/worker/support/background'
import {
  approve,
  approved,
  database,
  form,
  origin,
  paidOrder,
  post,
  postForm,
  press,
  rowOf,
  walletOrder,
  withGateway,
} from '~tests/worker/support/buyer'
import { linkSession } from '~tests/worker/support/paymentLinks'

const linksTo = async (id: string) =>
  (await database.select().from(outbox).where(eq(outbox.subjectId, id))).filter(
    ({ kind }) => kind === 'order_link',
  )

/** A paid order with an address from the site's form; PayPal, unlike Stripe, does not ask for another. */
async function orderOf(customerEmail: string) {
  const answer = await postForm({ customerEmail, method: 'wallet' })
  expect([customerEmail, answer.status]).toEqual([customerEmail, 303])
  const wallet = new URL(answer.headers.get('location') ?? '').pathname.split('/').pop() ?? ''
  await approve(wallet, 'pay')
  await processPayPalPayment(createServices(), approved(wallet))
  return rowOf(wallet)
}

it('R-COE-09 stores an address normalized, without invisible characters', async () => {
  for (const [typed, normalized] of [
    ['\u200bana\u202a@example.com ', 'ana@example.com'],
    ['José@example.com'.normalize('NFD'), 'José@example.com'.normalize('NFC')],
    ["o'neil@example.com", "o'neil@example.com"],
    ['o\u2019neil@example.com', "o'neil@example.com"],
  ] as const)
    expect((await orderOf(typed)).customerEmail).toBe(normalized)
})

it('R-COE-09 keeps an apostrophe in an address on the provider’s page as well', async () => {
  const email = "o'neil@example.com"
  const card = await postForm({ customerEmail: email })
  const session = card.headers.get('location')?.split('/').pop() ?? ''
  await press(session, 'pay', 'at_once', { email })
  expect(await rowOf(session)).toMatchObject({ status: 'paid', customerEmail: email, providerEmail: email })
})

it.each([
  ['José.um@example.com', 'JOSÉ.UM@EXAMPLE.COM'],
  ['José.dois@example.com', 'josé.dois@example.com'.normalize('NFD')],
  ['zoë@müller.example', 'ZOË@xn--mller-kva.example'],
  ['straße@example.com', 'STRASSE@example.com'],
  ["o'neil.um@example.com", 'O\u2019NEIL.um@example.com\u200b'],
])('R-UPL-23 finds the order of %s by %s', async (stored, entered) => {
  const order = await orderOf(stored)
  const answer = await post('/orders/link', { email: entered, edition: 'us' }, { accept: 'application/json' })
  expect(await answer.json()).toEqual({ code: 'link_sent' })
  await expect.poll(() => linksTo(order.id)).toHaveLength(1)
})

it('R-UPL-23 finds orders by address, whichever path set the address', async () => {
  const address = (name: string) => `José.${name}@example.com`
  const services = createServices()
  const hosted = await paidOrder()
  await orderOf(address('typed'))
  /** Services whose provider reports this customer address. */
  const withProviderEmail = (customerEmail: string) =>
    withGateway('stripe', (gateway) => ({
      async readSession(id) {
        const read = await gateway.readSession(id)
        return read.ok ? { ...read, value: { ...read.value, customerEmail } } : read
      },
    }))
  const card = await post('/orders', { edition: 'us', offer: 'service', plan: 'pro' })
  const session = card.headers.get('location')?.split('/').pop() ?? ''
  await press(session, 'pay', 'never')
  await confirmOrder(withProviderEmail(address('provider')), session)
  const { amount } = priceOf('us', 'service', 'ai-photos', 'pro')
  const link = await linkSession({ url: 'https://buy.stripe.com/x', returnsTo: `${origin}/upload`, amount })
  await press(link, 'pay', 'never')
  await confirmOrder(withProviderEmail(address('link')), link)
  const wallet = await walletOrder({ ...form(), customerEmail: address('wallet') })
  await approve(wallet, 'pay')
  await processPayPalPayment(services, approved(wallet, { customerEmail: address('wallet') }))
  await performBuyerAction(services, { sessionId: hosted, action: 'email', email: address('buyer') })
  const paid = await rowOf(await paidOrder())
  await actOnOrder(
    services,
    { order: paid.id, action: 'email', email: address('desk') },
    'owner@studio.example',
  )
  const rows = await database.select().from(orders)
  const found = await Promise.all(
    rows.map(async ({ id, customerEmail }) => {
      const of = await database
        .select({ id: orders.id })
        .from(orders)
        .where(hasEmailAddress('orders', customerEmail?.toUpperCase() ?? ''))
      return customerEmail && of.some((row) => row.id === id) ? '' : customerEmail
    }),
  )
  expect(found.filter(Boolean)).toEqual([])
  const names = rows.map(({ customerEmail }) => customerEmail?.match(/^José\.(\w+)@/)?.[1]).filter(Boolean)
  for (const name of ['typed', 'provider', 'link', 'wallet', 'buyer', 'desk']) expect(names).toContain(name)

  // A replaced address no longer matches.
  await performBuyerAction(services, { sessionId: hosted, action: 'email', email: 'plain@example.com' })
  expect(
    await database
      .select()
      .from(orders)
      .where(hasEmailAddress('orders', address('buyer'))),
  ).toEqual([])
})

it('R-FRM-16 limits message confirmations per address, regardless of its spelling', async () => {
  await database.delete(contacts)
  await database.delete(outbox)
  for (const email of [
    'José@example.com',
    'JOSÉ@example.com',
    'jose\u0301@example.com',
    'josé@EXAMPLE.com',
    'JosÉ@example.com',
  ]) {
    const message = { source: 'us-home', edition: 'us', name: 'José', message: `Hello from ${email}` }
    await post('/contact', { ...message, email }, { 'cf-connecting-ip': '198.51.100.77' })
  }
  const confirmed = (await database.select().from(outbox)).filter(({ kind }) => kind === 'message_received')
  expect([(await database.select().from(contacts)).length, confirmed.length]).toEqual([5, 3])
  expect(
    await database.select().from(contacts).where(hasEmailAddress('contacts', 'josé@example.com')),
  ).toHaveLength(5)
})

it('R-FRM-17 sends mails and replies to domains in ASCII', async () => {
  await database.delete(contacts)
  await database.delete(outbox)
  const email = 'ana@münchen.example'
  await post(
    '/contact',
    { source: 'us-home', edition: 'us', name: 'Ana', email, message: 'Servus' },
    { 'cf-connecting-ip': '198.51.100.78' },
  )
  await backgroundDone()
  await database.update(outbox).set({ sentAt: null, dueAt: new Date(0) })
  const { MAIL } = env
  const sent: Mail[] = []
  Object.assign(env, { MAIL: { send: async (mail: Mail) => void sent.push(mail) } })
  try {
    await sendOutbox(createServices({ config: { ...createServices().config, live: true } }))
  } finally {
    Object.assign(env, { MAIL })
  }
  expect(sent.map(({ to, replyTo }) => [to, replyTo])).toEqual([
    [site.ownerInbox, 'ana@xn--mnchen-3ya.example'],
    ['ana@xn--mnchen-3ya.example', site.contact.us.email],
  ])
  // The owner sees the address as typed.
  expect(sent[0]?.text).toContain(email)
})

it('R-UPL-23 the desk finds an order by its number and address in any spelling', async () => {
  const { id, number } = await orderOf('José.desk@example.com')
  const formatted = formatOrderNumber(number)
  const found = async (search: string) =>
    (await searchOrders(createServices(), search, undefined)).rows.map((row) => row.id)
  for (const search of [
    formatted,
    formatted.replace('-', '–'),
    formatted.toLowerCase(),
    `${formatted}\u200b`,
    formatted.replaceAll('0', 'o').replaceAll('1', 'l'),
  ])
    expect([search, await found(search)]).toEqual([search, [id]])
  const unpaid = await postForm({ customerEmail: 'José.unpaid@example.com' })
  const session = unpaid.headers.get('location')?.split('/').pop() ?? ''
  expect(await found('JOSÉ.unpaid@example.com')).toEqual([(await rowOf(session)).id])
  expect(emailKey('José.unpaid@example.com')).toBe('josé.unpaid@example.com')
})
