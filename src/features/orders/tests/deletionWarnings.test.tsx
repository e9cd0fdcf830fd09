import { describe, expect, it } from 'vitest'
import type { KnownOrder } from '~/core/schemas/order'
import { renderPage } from '~tests/fixtures/renderPage'
import { OrderErasure } from '../OrderErasure'
import { OrderWithdrawal } from '../OrderWithdrawal'

const actions = { busy: undefined, error: undefined, act: async () => true }

/** What the page says before everything of an order is deleted: on a withdrawal of the consent, and without one. */
async function warningsOf(state: KnownOrder['state'], portraits: number) {
  const order = {
    ...{
      state,
      number: 'K7QM-2X9P',
      timeZone: 'UTC',
      endsAt: 1,
      endsApart: null,
      erased: null,
      erasing: false,
    },
    steps: { delivered: portraits ? 1 : null },
    portraits: Array.from({ length: portraits }, (_, at) => ({ id: String(at) })),
  } as unknown as KnownOrder
  const [withdrawal, erasure] = await Promise.all([
    renderPage('thank-you', 'us', <OrderWithdrawal edition="us" sessionId="x" order={order} />),
    renderPage('thank-you', 'us', <OrderErasure order={order} actions={actions} />),
  ])
  return { withdrawal, erasure: erasure.slice(erasure.indexOf('<dialog')) }
}

describe('R-UPL-26 before everything is deleted, the buyer is told so of portraits', () => {
  // The studio can ask for other photos for corrections: the portraits that the buyer has seen are there meanwhile.
  it.each(['paid', 'photos_received', 'in_production'] as const)(
    'during corrections, as %s',
    async (state) => {
      const { withdrawal, erasure } = await warningsOf(state, 3)
      expect(withdrawal).toContain('stop working on your corrections and delete your photos and portraits')
      expect(withdrawal).toContain('First download what you want to keep.')
      expect(erasure).toContain('First download what you want to keep.')
      expect(erasure).not.toContain('without your photos')
    },
  )

  it.each(['paid', 'photos_received', 'in_production'] as const)(
    'not before there are any, as %s',
    async (state) => {
      const { withdrawal, erasure } = await warningsOf(state, 0)
      expect(withdrawal).toContain('delete your photos right away')
      expect(withdrawal).not.toContain('download')
      expect(erasure).toContain('without your photos we can’t make your portraits')
    },
  )

  it('once they are delivered; after a refund there are photos alone', async () => {
    expect((await warningsOf('delivered', 3)).withdrawal).toContain(
      'delete your photos and portraits right away',
    )
    const refunded = await warningsOf('refunded', 0)
    expect(refunded.withdrawal).toContain('delete your photos right away')
    expect(refunded.erasure).not.toContain('without your photos')
  })
})
