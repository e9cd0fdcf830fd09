import * as v from 'valibot'
import type { ClosedReason } from './closedReason'
import type { ShownConsent } from './consent'
import { email, multilineText } from './fields'
import { messageLength, portraitsPerOrder, remarkLength, remarksLength } from './limits'
import type { OrderStep } from './orderSteps'
import type { SizedFile } from './portraitSizes'
import type { RetakeRequest } from './retakeRequest'
import { sessionIdSchema } from './sessionId'
import { type ShownShare, shareDays } from './share'
import { uploadSessionSchema } from './upload'
import { type Verdict, verdicts } from './verdict'

// Requests and responses of the buyer's order page. Times are in milliseconds since 1970.

export const orderPageSchema = uploadSessionSchema

const portraitId = v.pipe(v.string(), v.uuid())

/** The buyer's single round of corrections. */
const correctionsSchema = v.pipe(
  v.object({
    action: v.literal('correct'),
    /** Ids of marked portraits; with none, the words are about all of them. */
    portraits: v.pipe(v.array(portraitId), v.maxLength(portraitsPerOrder)),
    /** For all of them; may be empty if there is a remark. */
    words: v.pipe(multilineText, v.maxLength(messageLength)),
    /** By id of its portrait, which counts as marked. Absent from pages loaded before remarks existed. */
    remarks: v.optional(
      v.pipe(
        v.record(portraitId, v.pipe(multilineText, v.maxLength(remarkLength))),
        v.maxEntries(portraitsPerOrder),
        v.check((remarks) => Object.values(remarks).join('').length <= remarksLength),
      ),
      {},
    ),
  }),
  v.check(({ words, remarks }) => words !== '' || Object.values(remarks).some(Boolean)),
)

/** An action of the buyer on the order page. */
export const orderActionSchema = v.intersect([
  v.object({ sessionId: sessionIdSchema }),
  v.variant('action', [
    correctionsSchema,
    v.object({ action: v.picklist(['erase', 'finish', 'link']) }),
    /** The portraits have come up before the buyer's eyes. */
    v.object({ action: v.literal('reveal') }),
    v.object({ action: v.literal('email'), email }),
    v.object({
      action: v.literal('share'),
      portraits: v.pipe(v.array(portraitId), v.minLength(1), v.maxLength(portraitsPerOrder)),
      mayDownload: v.boolean(),
      days: v.picklist(shareDays),
    }),
    v.object({ action: v.literal('unshare'), share: v.pipe(v.string(), v.uuid()) }),
    v.object({
      action: v.literal('verdict'),
      portrait: portraitId,
      /** `null` removes it. */
      verdict: v.nullable(v.picklist(verdicts)),
    }),
  ]),
])
export type OrderAction = v.InferOutput<typeof orderActionSchema>

/** Why an action was refused. */
export type OrderActionFailure =
  | 'unknown'
  /** The order is past the action's state, or has not reached it yet. */
  | 'not_now'
  /** The daily limit of address changes is reached. */
  | 'too_often'
  | 'changed_meanwhile'
  /** The portrait is unknown, of another order, replaced or deleted. */
  | 'not_there'
  /** As many links as possible are open. */
  | 'too_many'

/** A photo or a portrait as shown to the buyer. The URLs are signed and expire. */
export type ShownPhoto = {
  id: string
  name: string
  type: string
  /** Bytes. */
  size: number
  url: string
  preview: string | null
}

export type KnownOrder = {
  /** `in_production` and `delivered` replace `closed`. */
  state:
    | Exclude<ClosedReason, 'unknown' | 'unreachable' | 'closed'>
    | 'paid'
    | 'photos_received'
    | 'in_production'
    | 'delivered'
  /** `K7QM-2X9P`. */
  number: string
  /** In the buyer's language; `null` when the payment does not specify it. */
  plan: { name: string; summary: string } | null
  amount: string | null
  /** The refunded amount, if any. */
  refunded: string | null
  /** Time of the last refund. */
  refundedAt: number | null
  /** The amount of a refund that did not arrive. */
  refundFailed: string | null
  orderedAt: number
  /** The time zone of the days on which all this happened, as the buyer reads them. */
  timeZone: string
  /** When each step was reached. */
  steps: Record<OrderStep, number | null>
  /** When the portraits are due, while that lies ahead: the time that the studio's desk shows. */
  dueAt: number | null
  /** URL where an unpaid order can be paid. */
  checkoutPath: string | null
  /** The email address, masked but recognizable to its owner. */
  email: string | null
  takesPhotos: boolean
  /** Photos were received, and the buyer has not confirmed yet that they are all. */
  mayFinish: boolean
  retakeRequest: RetakeRequest | null
  /** `made`: number of new portraits since then. */
  corrections: { at: number; words: string; made: number } | null
  /** The single round of corrections is available. */
  mayCorrect: boolean
  /** The last day of photos and portraits, as a time in UTC. */
  endsAt: number | null
  /** That of each, if there are both and they are kept for different times. */
  endsApart: { photos: number; portraits: number } | null
  /** Their deletion was requested and is in progress. */
  erasing: boolean
  erased: { at: number; photos: number; portraits: number } | null
  /** The buyer's consent to the use of their photos, if it is on record. */
  consent: ShownConsent | null
  /** When they withdrew it. */
  withdrawnAt: number | null
  /** URL of a copy of the buyer's data; `null` before the payment. */
  dataUrl: string | null
  /** There is a consent to withdraw. */
  mayWithdraw: boolean
  photos: ShownPhoto[]
  /**
   * `number`: the number shown to buyer and studio. `marked`: the corrections are about it. `remark`: what should
   * change in it. `verdict`: whether it looks like the buyer. `earlier`: it was replaced, but is still shown. `sizes`:
   * in which it can be downloaded beside the original.
   */
  portraits: (ShownPhoto & {
    number: number
    marked: boolean
    remark: string | null
    verdict: Verdict | null
    earlier: boolean
    sizes: SizedFile[]
  })[]
  /** Open links to portraits, the latest first. */
  shares: ShownShare[]
  /** There are portraits to show to others. */
  mayShare: boolean
  /** The delivery has not been shown to the buyer yet. */
  awaitsReveal: boolean
  /** All portraits except earlier versions, as one file. */
  zip: { url: string; count: number; size: number } | null
}

export type BuyerOrder = KnownOrder | { state: 'unknown' | 'unreachable' }
