import type Stripe from 'stripe'
import type { SessionParameters } from './sessionParameters'

export type Line = { name: string; description: string | null; quantity: number; amount: number }

/** A session and what belongs to it but is not part of Stripe's object. */
export type SessionRecord = {
  session: Stripe.Checkout.Session
  lines: Line[]
  intent: SessionParameters['payment_intent_data']
  /** A delayed method: whether its outcome is known. `null` for a card. */
  delayed: 'pending' | 'succeeded' | 'failed' | null
  /** The event that waits to arrive after a later one (webhook "out of order"). */
  heldEvent: string | null
}

export type Buyer = { email: string; name: string | null }
