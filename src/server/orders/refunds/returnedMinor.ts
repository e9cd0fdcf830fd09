import { type SQL, sql } from 'drizzle-orm'
import type { Order } from '../order'

/** Returns what the buyer got back, in minor units of the charge: through the provider, and outside of it. */
export const returnedMinor = ({ refundedMinor, settledMinor }: Order): number => refundedMinor + settledMinor

/** The same sum in SQL. */
export const returnedSum: SQL<number> = sql`refunded_minor + settled_minor`
