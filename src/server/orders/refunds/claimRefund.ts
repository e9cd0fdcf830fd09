import { and, eq, isNull, or, sql } from 'drizzle-orm'
import { orders } from '../../db/schema'
import type { Services } from '../../services'
import type { Order } from '../order'

/** Milliseconds for which a refund may be under way. Longer than any call to a provider takes, its retries included. */
const underWay = 60_000

type Claim = { amountMinor: number; refundedMinor: number; by: string }

/**
 * Reserves a refund before the provider is asked: of two that begin from the same sum, one is given. The same refund
 * asked for again gets the same number, and therefore the same idempotency key.
 * @returns the number of the claim; `undefined` when money has gone back since, or another refund is under way
 */
export async function claimRefund(
  { db, now }: Services,
  { id }: Order,
  { amountMinor, refundedMinor, by }: Claim,
): Promise<number | undefined> {
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
        eq(orders.refundedMinor, refundedMinor),
        or(isNull(orders.refundClaimMinor), eq(orders.refundClaimMinor, amountMinor)),
      ),
    )
    .returning({ number: orders.refundClaims })
  return claim?.number
}

/** Tells a claim whose process has ended without a word: what became of the refund, the provider knows. */
export function isAbandoned({ refundClaimAt }: Order, now: Date): boolean {
  return refundClaimAt !== null && refundClaimAt.getTime() + underWay < now.getTime()
}

/** Gives a claim up, once the provider has said what became of its refund; a later claim stays. */
export async function releaseClaim(
  { db }: Services,
  { id, refundClaimAt }: Order,
  number: number,
): Promise<void> {
  await db
    .update(orders)
    .set({ refundClaimMinor: null, refundClaimBy: null, refundClaimAt: null })
    .where(
      and(
        eq(orders.id, id),
        eq(orders.refundClaims, number),
        refundClaimAt ? eq(orders.refundClaimAt, refundClaimAt) : undefined,
      ),
    )
}
