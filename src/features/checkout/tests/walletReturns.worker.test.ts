import { describe, expect, it } from 'vitest'
import { pathOf } from '~/catalog/addresses'
import { editionList } from '~/catalog/editions'
import { startPayment } from '~/features/checkout/server/startPayment'
import { readUploadSession } from '~/features/photos/server/readUploadSession'
import { createServices } from '~/server/services'
import {
  approve,
  form,
  origin,
  postForm,
  send,
  setProviderFault,
  statusOf,
  walletOrder,
} from '~tests/worker/support/buyer'
import { withoutProviderFaults } from '~tests/worker/support/withoutProviderFaults'
import { capturesOf } from './walletOrders'

withoutProviderFaults()

describe('GET /orders/paypal', () => {
  const returnWith = (token: string) => send(`/orders/paypal?token=${token}&PayerID=QYR5Z8XDVJNXQ`)

  it('R-PAY-11 R-UPL-28 R-ERR-11 captures without JavaScript and redirects to the upload page with a confirmation', async () => {
    const wallet = await walletOrder()
    const back = await approve(wallet, 'pay')
    expect(new URL(back.headers.get('location') ?? '').pathname).toBe('/orders/paypal')
    const answer = await send(new URL(back.headers.get('location') ?? '').href.replace(origin, ''))
    expect([answer.status, answer.headers.get('location')]).toEqual([
      303,
      `${origin}/upload?session_id=${wallet}&plan=pro#paid`,
    ])
    expect(await statusOf(wallet)).toBe('paid')
  })

  it('redirects to PayPal after a decline, and to the upload page when PayPal is down', async () => {
    const wallet = await walletOrder()
    await approve(wallet, 'declined')
    expect((await returnWith(wallet)).headers.get('location')).toBe(
      `${origin}/__sandbox/paypal/approve/${wallet}`,
    )
    await approve(wallet, 'pay')
    await setProviderFault('error', 10)
    expect((await returnWith(wallet)).headers.get('location')).toBe(
      `${origin}/upload?session_id=${wallet}&plan=pro`,
    )
  })

  it('redirects the approval of a superseded payment to the upload page, and captures nothing', async () => {
    const request = form()
    const wallet = await walletOrder(request)
    await startPayment(createServices(), 'stripe', request)
    await approve(wallet, 'pay')
    const location = (await returnWith(wallet)).headers.get('location') ?? ''
    expect(location).toContain(`/upload?session_id=${wallet}`)
    expect(await readUploadSession(createServices(), wallet)).toMatchObject({
      state: 'unpaid',
      checkoutPath: '/payment?plan=pro',
    })
    expect(await capturesOf(wallet)).toBe(0)
  })

  it('redirects an unknown token to the upload page only', async () => {
    for (const token of ['0AB12345CD678901E', '', 'https://evil.example', '../../evil'])
      expect((await returnWith(encodeURIComponent(token))).headers.get('location')).toBe('/upload')
  })

  it.each(editionList)('redirects to the buyer’s edition even for an unknown token: %s', async (edition) => {
    const started = await startPayment(createServices(), 'paypal', { ...form(), edition })
    if (!started.ok) throw new Error(started.code)
    const back = new URL((await approve(started.value.sessionId, 'pay')).headers.get('location') ?? '')
    back.searchParams.set('token', 'of-no-order')
    const location = (await send(back.href.replace(origin, ''))).headers.get('location')
    expect(location).toBe(pathOf('upload', edition))
  })

  it('R-PAY-16 redirects a buyer who cancels to the checkout of the plan', async () => {
    const wallet = await walletOrder()
    const location = (await approve(wallet, 'cancel')).headers.get('location') ?? ''
    const back = await send(location.replace(origin, ''))
    expect(back.headers.get('location')).toMatch(/^\/payment\?plan=pro&resume=[0-9a-f-]{36}$/)
  })
})
describe('the form without JavaScript', () => {
  it('R-A11-16 redirects to PayPal for the wallet, and to the card in the Portuguese edition', async () => {
    const us = await postForm({ method: 'wallet', edition: 'us' })
    expect(us.headers.get('location')).toContain('/__sandbox/paypal/approve/')
    const br = await postForm({ method: 'wallet', edition: 'br' })
    expect(br.headers.get('location')).toContain('/__sandbox/checkout/')
  })
})
