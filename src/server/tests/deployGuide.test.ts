import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { type PaymentProvider, providerNames } from '~/core/schemas/providers'
import { paypalEvents } from '~/server/payments/paypal/eventTypes'
import { stripeEvents } from '~/server/payments/stripe/eventTypes'

const guide = readFileSync(new URL('../../../docs/deploy.md', import.meta.url), 'utf8')

/** The event types that each provider's webhook must send, and the format of such types. */
const handled: Record<PaymentProvider, { types: readonly string[]; form: RegExp }> = {
  stripe: { types: stripeEvents, form: /^[a-z]+(?:\.[a-z_]+)+$/ },
  paypal: { types: paypalEvents, form: /^[A-Z]+(?:\.[A-Z]+)+$/ },
}

/** The step of the guide that sets up a provider's webhook. */
function stepOf(provider: PaymentProvider): string {
  const step = guide.split(/\n(?=\d+\. )/).find((text) => text.includes(`/webhooks/${provider}\``))
  if (!step) throw new Error(`The guide does not say how to set up the webhook of ${provider}`)
  return step
}

it.each(providerNames)('the deployment guide lists exactly the handled events of %s', (name) => {
  const { types, form } = handled[name]
  const named = [...stepOf(name).matchAll(/`([^`\s]+)`/g)].map(([, code = '']) => code)
  const listed = named.filter((code) => form.test(code))
  expect({
    missing: types.filter((type) => !listed.includes(type)),
    tooMany: listed.filter((type) => !types.includes(type)),
  }).toEqual({ missing: [], tooMany: [] })
  expect(listed.length).toBe(types.length)
})
