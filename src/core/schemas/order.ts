import * as v from 'valibot'
import type { ClosedReason } from './closedReason'
import { email, words } from './fields'
import { portraitsPerOrder, wordsLength } from './limits'
import type { PhotosWanted } from './retakeRequest'
import { sessionIdSchema } from './sessionId'
import { uploadSessionSchema } from './upload'

// What the buyer's order page asks of the server and what it gets. Moments are milliseconds since 1970.

export const orderPageSchema = uploadSessionSchema

/** What a buyer can do to an order on its page. */
export const orderActionSchema = v.intersect([
  v.object({ sessionId: sessionIdSchema }),
  v.variant('action', [
    v.object({
      action: v.literal('correct'),
      /** Ids of marked portraits; none means all of them. */
      portraits: v.pipe(v.array(v.pipe(v.string(), v.uuid())), v.maxLength(portraitsPerOrder)),
      words: v.pipe(words, v.minLength(1), v.maxLength(wordsLength)),
    }),
    v.object({ action: v.picklist(['erase', 'finish', 'link']) }),
    v.object({ action: v.literal('email'), email }),
  ]),
])
export type OrderAction = v.InferOutput<typeof orderActionSchema>

/** Why something was not done. */
export type OrderActionFailure =
  | 'unknown'
  /** The order has moved on, or is not there yet. */
  | 'not_now'
  /** The address was changed often enough for a day. */
  | 'too_often'
  | 'changed_meanwhile'

/** A photo or a portrait as its buyer sees it. The addresses are signed and expire. */
export type ShownPhoto = {
  id: string
  name: string
  type: string
  /** Bytes. */
  size: number
  url: string
  preview: string | null
}

/** The way of an order, in its order. */
export const orderSteps = ['paid', 'photos', 'production', 'delivered'] as const
export type OrderStep = (typeof orderSteps)[number]

export type KnownOrder = {
  /** `closed` has two faces. */
  state:
    | Exclude<ClosedReason, 'unknown' | 'unreachable' | 'closed'>
    | 'paid'
    | 'photos_received'
    | 'in_production'
    | 'delivered'
  /** `K7QM-2X9P`. */
  number: string
  /** In the buyer's language; `null` of a payment that does not tell. */
  plan: { name: string; summary: string } | null
  amount: string | null
  /** What has gone back, if anything has. */
  refunded: string | null
  /** When it last did. */
  refundedAt: number | null
  /** What was sent back and did not arrive. */
  refundFailed: string | null
  orderedAt: number
  /** When each step was reached. */
  steps: Record<OrderStep, number | null>
  /** Where an order that was not paid can be paid. */
  payAt: string | null
  /** Enough of the address that mails go to for its owner to know it by. */
  email: string | null
  takesPhotos: boolean
  /** Photos have come, and the buyer has not said yet that they are all. */
  mayFinish: boolean
  wanted: PhotosWanted | null
  /** `made`: how many new portraits the buyer has since. */
  corrections: { at: number; words: string; made: number } | null
  /** The one round of corrections is open. */
  mayCorrect: boolean
  /** Until when photos and portraits are kept. */
  endsAt: number | null
  /** Their deletion was asked for and is on its way. */
  erasing: boolean
  erased: { at: number; photos: number; portraits: number } | null
  photos: ShownPhoto[]
  /**
   * `number`: as buyer and studio count. `marked`: the buyer's corrections are about it. `earlier`: it was replaced, and is
   * kept beside the others.
   */
  portraits: (ShownPhoto & { number: number; marked: boolean; earlier: boolean })[]
  /** All portraits as one file, but for earlier versions. */
  zip: { url: string; count: number; size: number } | null
}

export type BuyerOrder = KnownOrder | { state: 'unknown' | 'unreachable' }
