import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { createApp } from '~/app/server'
import { site } from '~/catalog/site'
import { readConfig } from '~/server/config'
import { origin, send } from '~tests/worker/support/buyer'

it('refuses markup written by script on pages without React for the whole page and without a provider’s script', async () => {
  const refuses = async (path: string) =>
    /; require-trusted-types-for 'script'; trusted-types 'none';/.test(
      (await send(path)).headers.get('content-security-policy') ?? '',
    )
  for (const path of [
    '/',
    '/us',
    '/br',
    '/launch-us',
    '/privacy-policy',
    '/ai-photo-service-br',
    '/photo-instructions',
  ])
    expect([path, await refuses(path)]).toEqual([path, true])
  for (const path of ['/payment', '/upload', '/thank-you'])
    expect([path, await refuses(path)]).toEqual([path, false])
  // A new application has no cached pages.
  site.turnstileSiteKey = 'key'
  try {
    const app = createApp(() => new Response('<!doctype html><title>Home</title>'))
    const answer = await app.request(`${origin}/us`, {}, env)
    expect(answer.headers.get('content-security-policy')).toContain('challenges.cloudflare.com')
    expect(answer.headers.get('content-security-policy')).not.toContain('trusted-types')
  } finally {
    site.turnstileSiteKey = null
  }
})
it('allows workers where photos are uploaded, from the folder of ours alone', async () => {
  const workers = async (path: string) =>
    (await send(path)).headers.get('content-security-policy')?.match(/worker-src [^;]*/)?.[0]
  const pages = [
    '/upload',
    '/upload-br',
    '/photo-instructions',
    '/instrucoes-upload',
    '/thank-you',
    '/us',
    '/payment',
  ]
  expect(await Promise.all(pages.map(workers))).toEqual([
    ...Array(2).fill(`worker-src ${origin}/assets/workers/`),
    ...Array(5).fill(undefined),
  ])
})
describe('PayPal configuration', () => {
  const keys = {
    PAYPAL_ENVIRONMENT: 'live',
    PAYPAL_CLIENT_ID: 'client',
    PAYPAL_CLIENT_SECRET: 'secret',
    PAYPAL_MERCHANT_ID: 'ABCDEFGH23456',
    PAYPAL_WEBHOOK_ID: 'webhook',
  }
  const policyOf = async (path: string) => (await send(path)).headers.get('content-security-policy') ?? ''

  it('allows PayPal in the CSP of the payment page only, once an account is configured', async () => {
    expect(await policyOf('/payment')).not.toContain('paypal')
    Object.assign(env, keys)
    try {
      const policy = await policyOf('/payment')
      const directive = (name: string) => policy.split('; ').find((part) => part.startsWith(`${name} `)) ?? ''
      for (const name of ['script-src', 'connect-src', 'frame-src', 'img-src', 'form-action'])
        expect(directive(name), name).toContain('paypal.com')
      expect(policy).not.toMatch(/\*|sandbox/)
      expect(directive('script-src')).not.toContain('unsafe')
      expect(directive('form-action')).not.toContain('paypalobjects')
      for (const path of ['/payment-br', '/upload', '/thank-you', '/privacy-policy', '/us'])
        expect(await policyOf(path), path).not.toContain('paypal')
      Object.assign(env, { PAYPAL_ENVIRONMENT: 'sandbox' })
      expect(await policyOf('/payment')).toContain('https://www.sandbox.paypal.com')
      expect(await policyOf('/payment')).not.toContain('https://www.paypal.com')
    } finally {
      for (const name of Object.keys(keys)) Reflect.deleteProperty(env, name)
    }
  })

  it('disables an incomplete account or mixed live and test accounts, and names the variable', () => {
    const source = { PUBLIC_ORIGIN: origin }
    const stripe = { STRIPE_SECRET_KEY: 'sk_test_1', STRIPE_WEBHOOK_SECRET: 'whsec_1' }
    const half = readConfig({ ...source, PAYPAL_CLIENT_ID: 'client' })
    expect([half.payments.paypal.mode, half.payments.stripe.mode]).toEqual(['unavailable', 'sandbox'])
    expect(half.problems.join()).toContain('PAYPAL_CLIENT_SECRET')
    const closed = { mode: 'unavailable', keys: undefined }
    const mixed = readConfig({ ...source, ...stripe, ...keys })
    expect(mixed.payments).toEqual({ stripe: closed, paypal: closed })
    expect(mixed.problems.join()).toContain('one is live')
    expect(readConfig({ ...source, ...keys }).payments.paypal.mode).toBe('live')
    expect(
      readConfig({ ...source, ...stripe, ...keys, PAYPAL_ENVIRONMENT: 'sandbox' }).payments.paypal.mode,
    ).toBe('test')
  })
})
