import * as v from 'valibot'
import type { Edition } from '~/catalog/editions'
import type { ChangeKind } from '~/core/schemas/changes'
import type { ShownConsent } from '~/core/schemas/consent'
import type { ContactFlag, ContactSource } from '~/core/schemas/contactSources'
import type { DisputeKind, DisputeMark, DisputeReason, DisputeStatus } from '~/core/schemas/disputes'
import { email, line, multilineText as text } from '~/core/schemas/fields'
import { lineLength, messageLength } from '~/core/schemas/limits'
import type { DropReason, MailKind } from '~/core/schemas/mailKinds'
import type { KnownOrder } from '~/core/schemas/order'
import type { OrderStatus } from '~/core/schemas/orderStatus'
import type { OrderStep } from '~/core/schemas/orderSteps'
import { type RetakeRequest, retakeReasons } from '~/core/schemas/retakeRequest'
import type { Verdict } from '~/core/schemas/verdict'

// Requests and responses of the owner's desk. Times are Unix milliseconds, amounts minor units.

/** The lists of orders, by status. */
export const orderLists = [
  /** All work of the studio: `start`, `production` and `review` together. */
  'work',
  'start',
  'production',
  'review',
  /** Paid, and the buyer has not sent photos. */
  'photos',
  'delivered',
  'refunded',
  /** All files were deleted before the order was finished. */
  'emptied',
  /** Never paid, or not yet. */
  'unpaid',
  /** Every order that was ever paid. */
  'all',
] as const
export type OrderList = (typeof orderLists)[number]

const messageLists = ['waiting', 'suspected', 'answered', 'all'] as const
export type MessageList = (typeof messageLists)[number]

const id = v.pipe(v.string(), v.regex(/^[0-9a-z-]{1,64}$/))
/** Cursor from the previous page, opaque to the client. */
const after = v.optional(v.pipe(v.string(), v.maxLength(200)))
const words = v.pipe(text, v.maxLength(messageLength))

export const deskOrdersSchema = v.object({
  list: v.picklist(orderLists),
  /** Part of a number, a name or an address; overrides `list`. */
  search: v.optional(v.pipe(line, v.maxLength(lineLength)), ''),
  after,
})
export const deskOrderSchema = v.object({ order: id })
export const deskMessagesSchema = v.object({ list: v.picklist(messageLists), after })

/** Actions on an order at the desk. */
export const deskActionSchema = v.intersect([
  v.object({ order: id }),
  v.variant('action', [
    v.object({ action: v.picklist(['start', 'deliver', 'undo', 'accept', 'keep', 'erase', 'reopen']) }),
    v.object({
      action: v.literal('ask'),
      retakeRequest: v.object({
        reasons: v.pipe(v.array(v.picklist(retakeReasons)), v.maxLength(retakeReasons.length)),
        words,
      }),
    }),
    v.object({ action: v.literal('note'), words, known: words }),
    v.object({ action: v.literal('resend'), mail: v.pipe(v.string(), v.maxLength(200)) }),
    v.object({ action: v.literal('email'), email }),
    v.object({
      action: v.literal('refund'),
      amountMinor: v.pipe(v.number(), v.integer(), v.minValue(1)),
      /** Amount already paid back when the new amount was entered. */
      refundedMinor: v.pipe(v.number(), v.integer(), v.minValue(0)),
    }),
    /** Marks a failed refund as paid back in another way. */
    v.object({
      action: v.literal('settle'),
      /** Amount of the failed refund when this was confirmed. */
      failedMinor: v.pipe(v.number(), v.integer(), v.minValue(1)),
    }),
    v.object({ action: v.picklist(['remove', 'supersede', 'restore']), photo: id }),
  ]),
])
export type DeskAction = v.InferOutput<typeof deskActionSchema>

export const messageActionSchema = v.object({
  message: id,
  action: v.picklist(['answered', 'reopen', 'delete']),
})

/** Why an action failed. */
export type ActionFailure =
  | 'unknown_order'
  /** The status of the order does not allow it, or no longer does. */
  | 'not_now'
  | 'no_portraits'
  | 'too_late'
  | 'changed_meanwhile'
  | 'wrong_amount'
  | 'not_paid'
  | 'unknown_mail'
  | 'not_there'
  | 'provider_refused'
  /** The provider did not respond: the same refund can be retried and happens once. */
  | 'provider_unreachable'

export type DeskOrderRow = {
  id: string
  /** `K7QM-2X9P`. */
  number: string
  status: OrderStatus
  edition: Edition
  plan: string
  amountMinor: number
  currency: string
  /** Amount that the buyer got back, through the provider or another way. */
  refundedMinor: number
  /** Amount of refunds that did not reach the buyer. */
  refundFailedMinor: number
  name: string
  email: string
  /** Since when it has had its status. */
  since: number
  paidAt: number | null
  photos: number
  portraits: number
  /** Until when the buyer expects the portraits; `null` while that is not counted. */
  dueAt: number | null
  /** It has waited longer than promised. */
  stalled: boolean
  /** New photos were requested and have not arrived. */
  retakeRequested: boolean
  corrections: boolean
  /** The most serious dispute of its payment. */
  dispute: DisputeMark | null
}

export type DeskOrders = {
  rows: DeskOrderRow[]
  /** Cursor of the next page; `null` on the last page. */
  next: string | null
  /** The newest paid orders if no work waits, else empty. */
  latest: DeskOrderRow[]
  /** Number of entries in each list with pending work; 100 means 100 or more. */
  counts: Record<
    'start' | 'production' | 'review' | 'photos' | 'messages' | 'suspected' | 'disputes' | 'refunds',
    number
  >
  serverTime: number
}

/** A dispute of a payment, or a warning of fraud. */
export type DeskDispute = {
  id: string
  kind: DisputeKind
  status: DisputeStatus
  reason: DisputeReason
  amountMinor: number
  currency: string
  /** Amount taken from the owner's account and not returned. */
  takenMinor: number
  /** Deadline for an answer. */
  respondBy: number | null
  openedAt: number
}

export type DeskPhoto = {
  id: string
  name: string
  /** Bytes. */
  size: number
  type: string
  hasPreview: boolean
  storedAt: number
  /** The buyer wants it changed. */
  marked: boolean
  /** What they want changed in it. */
  remark: string | null
  /** Whether it looks like them, in their judgment. */
  verdict: Verdict | null
  /** Hashes of the stored bytes and of the chosen file, so that stored files are not sent again. */
  sha256: string
  source: string | null
  /** Number of a portrait, the same for buyer and desk; 0 for a photo. */
  number: number
  /** The buyer has seen it. */
  seen: boolean
  /** The buyer has seen it, and the next delivery leaves it out. */
  superseded: boolean
}

/** One line of the history of an order: a change, or a mail with its state. */
export type DeskEvent =
  | {
      at: number
      change: ChangeKind
      by: string
      detail: string | null
      /** For a delivery: seen by the buyer, pending while it can be undone, or undone before the buyer saw it. */
      delivery?: 'seen' | 'pending' | 'called_off'
    }
  | {
      at: number
      mail: MailKind
      id: string
      sentAt: number | null
      dueAt: number
      droppedAt: number | null
      dropped: DropReason | null
      /** Number of failed attempts to send it. */
      failures: number
    }

export type DeskOrder = DeskOrderRow &
  Pick<KnownOrder, 'endsAt' | 'endsApart'> & {
    /** What the plan contains, in the user's language, and its number of portraits; `null` if it is no longer sold. */
    contents: string | null
    ordered: number | null
    provider: string
    paymentId: string | null
    enteredEmail: string | null
    providerEmail: string | null
    /** What was charged, where it differs from the price. */
    charged: { amountMinor: number; currency: string } | null
    /** Amount taken by disputes and not returned. */
    takenMinor: number
    disputes: DeskDispute[]
    createdAt: number
    /** When each step was reached; `null` for a step not reached or no longer valid. */
    steps: Record<OrderStep, number | null>
    /** Email address of the person who started production; `null` when it has not begun. */
    startedBy: string | null
    /** Since when the buyer sees the portraits; `null` while they do not. */
    shownAt: number | null
    /** Until when the delivery can be undone. */
    undoUntil: number | null
    retakeRequestedAt: number | null
    retakeRequest: RetakeRequest | null
    correctionsAt: number | null
    correctionsText: string | null
    /** Portraits of the next delivery that were added after the buyer asked for corrections. */
    corrected: number
    note: string | null
    /** The deletion of all files was requested and is in progress. */
    erasing: boolean
    /** The last deletion: what was deleted, and who requested it. */
    erased: { at: number; by: string; photos: number; portraits: number } | null
    /** The buyer's consent to the use of their photos, if it is on record. */
    consent: ShownConsent | null
    /** When the buyer withdrew it. */
    withdrawnAt: number | null
    /** When the buyer is reminded to send photos; `null` when no reminder is due. */
    remindsAt: number | null
    /** When the last reminder was due. */
    remindedAt: number | null
    /** URL of the buyer's order page. */
    buyerUrl: string
    sent: DeskPhoto[]
    made: DeskPhoto[]
    history: DeskEvent[]
    /** Actions that are available now. */
    actions: DeskAction['action'][]
  }

export type DeskMessage = {
  id: string
  source: ContactSource
  edition: Edition
  name: string
  email: string
  company: string | null
  instagram: string | null
  message: string
  flagged: ContactFlag | null
  createdAt: number
  answeredAt: number | null
  /** Email address of the person who answered. */
  answeredBy: string | null
}

export type DeskMessages = { rows: DeskMessage[]; next: string | null }
