import { expect, it } from 'vitest'
import { missingSecrets } from '../missing-secrets'

const listed = (...names: string[]) => JSON.stringify(names.map((name) => ({ name, type: 'secret_text' })))
const all = [
  'PHOTO_LINK_SECRET',
  'STRIPE_SECRET_KEY',
  'STRIPE_WEBHOOK_SECRET',
  'PAYPAL_CLIENT_ID',
  'PAYPAL_CLIENT_SECRET',
  'PAYPAL_MERCHANT_ID',
  'PAYPAL_WEBHOOK_ID',
]

it('reports nothing for a deployment with all secrets or without a provider', () => {
  expect(missingSecrets(listed(...all))).toEqual([])
  expect(missingSecrets(listed('PHOTO_LINK_SECRET'))).toEqual([])
})

it('reports each missing secret and how to set it', () => {
  expect(missingSecrets(listed())).toEqual([
    'No buyer could send a photo without PHOTO_LINK_SECRET: npx wrangler secret put PHOTO_LINK_SECRET --env production',
  ])
  const half = missingSecrets(listed('PHOTO_LINK_SECRET', 'STRIPE_SECRET_KEY', 'PAYPAL_CLIENT_ID'))
  expect(half).toHaveLength(2)
  expect(half.join()).toContain('npx wrangler secret put STRIPE_WEBHOOK_SECRET --env production')
  expect(half.join()).toContain('npx wrangler secret put PAYPAL_MERCHANT_ID --env production')
  expect(missingSecrets(listed('PHOTO_LINK_SECRET'), 'a-site-key').join()).toContain('TURNSTILE_SECRET_KEY')
})

it('throws on output that is not a list', () => {
  for (const text of ['', 'null', '{}', 'Not logged in'])
    expect(() => missingSecrets(text)).toThrow(SyntaxError)
})
