import { readFileSync } from 'node:fs'
import * as v from 'valibot'
import { describe, expect, it } from 'vitest'
import { menuGroups } from '~/catalog/menu'
import { noUrlReturned } from '~/features/checkout/paymentErrors'
import { orderFormSchema } from '~/features/checkout/schema'

describe.each(['us', 'br'] as const)('the offer of %s', (edition) => {
  it('R-GEN-03 R-GEN-04 has three packages and ten add-ons', () => {
    const [packages, addOns] = menuGroups(edition, 'service')
    expect(packages.entries.map(({ product }) => product)).toEqual(['launch', 'momentum', 'dominion'])
    const count = new Set(addOns.entries.map(({ product }) => product)).size
    expect(count, 'UsAddOns.tsx and home/content/head.ts state the number of add-ons in words').toBe(10)
  })

  it('R-GEN-07 accepts online payment only for photos', () => {
    const photos = { offer: 'service', edition, plan: 'pro' }
    expect(v.safeParse(orderFormSchema, photos).success).toBe(true)
    for (const other of [
      { ...photos, offer: 'launch' },
      { ...photos, plan: 'momentum' },
      { ...photos, offer: 'page', plan: 'start' },
    ])
      expect(v.safeParse(orderFormSchema, other).success).toBe(false)
  })
})

it('R-ERR-06a has one error text for a session without a URL', () => {
  expect(noUrlReturned).toBe('Payment session creation failed - no URL returned')
})

it('R-TIM-12 discards unused loader data after five minutes', () => {
  const router = readFileSync(new URL('../../../app/router.tsx', import.meta.url), 'utf8')
  expect(router).toMatch(/defaultGcTime: 5 \* 60_000,/)
})
