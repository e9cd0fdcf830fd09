import type Stripe from 'stripe'
import type { SessionParameters } from './sessionParameters'

export type Line = { name: string; description: string | null; quantity: number; amount: number }

/** A session with the sandbox's own data about it. */
export type SessionRecord = {
  session: Stripe.Checkout.Session
  lines: Line[]
  intent: SessionParameters['payment_intent_data']
  /** The outcome of a delayed payment; `null` for a card. */
  delayed: 'pending' | 'succeeded' | 'failed' | null
  /** The id of the event to deliver after a later one (webhook "out of order"). */
  heldEvent: string | null
}

export type Buyer = { email: string; name: string | null }
