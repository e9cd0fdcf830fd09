import { env } from 'cloudflare:workers'
import { createServices } from '~/server/services'
import { checkoutDollars } from '~tests/prices'

export const sandboxDb = (env as Env & { SANDBOX_DB: D1Database }).SANDBOX_DB
export const later = (minutes: number) =>
  createServices({ now: () => new Date(Date.now() + minutes * 60_000) })
export const claim = (change: object = {}) => ({
  customerName: 'Ana Lima',
  customerEmail: 'ana@example.com',
  amount: checkoutDollars(),
  currency: 'USD',
  planType: 'pro' as const,
  requestKey: crypto.randomUUID(),
  ...change,
})
/** Number of captures of an order, counted by their webhook events, delivered or not. */
export async function capturesOf(walletId: string): Promise<number> {
  const { results } = await sandboxDb
    .prepare(
      `SELECT DISTINCT event_id FROM deliveries
       WHERE type IN ('PAYMENT.CAPTURE.COMPLETED', 'PAYMENT.CAPTURE.PENDING', 'PAYMENT.CAPTURE.DENIED') AND body LIKE ?`,
    )
    .bind(`%${walletId}%`)
    .all()
  return results.length
}
