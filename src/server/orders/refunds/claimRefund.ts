import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { orders } from '../../db/schema'
import type { Services } from '../../services'
import type { Order } from '../order'
import { returnedSum } from './returnedMinor'

/** Milliseconds after which a claim counts as abandoned. Longer than any provider call with its retries. */
const claimTimeout = 60_000

type Refund = { amountMinor: number; refundedMinor: number; by: string }

/** A claim by its number, and the time when it was last made. */
type Claim = { number: number; at: Date | null }

/**
 * Claims a refund before the provider is called, so that of two concurrent refunds only one is issued. Repeating the
 * same refund returns the same number, and therefore the same idempotency key.
 * @returns the claim; `undefined` when another refund has happened since, or is in progress
 */
export async function claimRefund(
  { db, now }: Services,
  { id }: Order,
  { amountMinor, refundedMinor, by }: Refund,
): Promise<Claim | undefined> {
  const [claim] = await db
    .update(orders)
    .set({
      refundClaims: sql`refund_claims + (refund_claim_minor IS NULL)`,
      refundClaimMinor: amountMinor,
      refundClaimBy: sql`coalesce(refund_claim_by, ${by})`,
      refundClaimAt: now(),
    })
    .where(
      and(
        eq(orders.id, id),
        eq(returnedSum, refundedMinor),
        or(isNull(orders.refundClaimMinor), eq(orders.refundClaimMinor, amountMinor)),
      ),
    )
    .returning({ number: orders.refundClaims, at: orders.refundClaimAt })
  return claim
}

/** Releases a stale claim. Call once the provider has reported the outcome of its refund. */
export async function releaseAbandoned(services: Services, order: Order): Promise<void> {
  const { refundClaims: number, refundClaimAt: at } = order
  if (at && at.getTime() + claimTimeout < services.now().getTime())
    await releaseClaim(services, order, { number, at })
}

/** Releases a claim once the outcome of its refund is known; a newer claim stays. */
export async function releaseClaim({ db }: Services, { id }: Order, { number, at }: Claim): Promise<void> {
  await db
    .update(orders)
    .set({ refundClaimMinor: null, refundClaimBy: null, refundClaimAt: null })
    .where(
      and(eq(orders.id, id), eq(orders.refundClaims, number), at ? eq(orders.refundClaimAt, at) : undefined),
    )
}
