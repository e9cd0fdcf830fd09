import * as v from 'valibot'
import type { Edition } from '~/catalog/editions'
import type { ChangeKind } from '~/core/schemas/changes'
import type { ContactFlag, ContactSource } from '~/core/schemas/contactSources'
import type { CountedEvent } from '~/core/schemas/counters'
import type { DisputeKind, DisputeMark, DisputeReason, DisputeStatus } from '~/core/schemas/disputes'
import { email, line, words as text } from '~/core/schemas/fields'
import { lineLength, wordsLength } from '~/core/schemas/limits'
import type { DropReason, MailKind } from '~/core/schemas/mailKinds'
import type { OrderStep } from '~/core/schemas/order'
import type { OrderStatus } from '~/core/schemas/orderStatus'
import { type PhotosWanted, photoWishes } from '~/core/schemas/retakeRequest'

// What the owner's desk asks of the server and what it gets. Moments are milliseconds since 1970, sums minor units.

/** The lists of orders, by what is waiting for whom. */
export const orderLists = [
  /** Everything that waits for the studio: `start`, `production` and `review` together. */
  'work',
  'start',
  'production',
  'review',
  /** Paid, and the buyer has not sent photos. */
  'photos',
  'delivered',
  'refunded',
  /** Everything was deleted before the order came to its end. */
  'emptied',
  /** Never paid, or not yet. */
  'unpaid',
  /** Every order that money came for. */
  'all',
] as const
export type OrderList = (typeof orderLists)[number]

const messageLists = ['waiting', 'suspected', 'answered', 'all'] as const
export type MessageList = (typeof messageLists)[number]

const id = v.pipe(v.string(), v.regex(/^[0-9a-z-]{1,64}$/))
/** Where the list before ended. Only we make sense of it. */
const after = v.optional(v.pipe(v.string(), v.maxLength(200)))
const words = v.pipe(text, v.maxLength(wordsLength))

export const deskOrdersSchema = v.object({
  list: v.picklist(orderLists),
  /** Part of a number, a name or an address; then the list is not asked. */
  search: v.optional(v.pipe(line, v.maxLength(lineLength)), ''),
  after,
})
export const deskOrderSchema = v.object({ order: id })
export const deskMessagesSchema = v.object({ list: v.picklist(messageLists), after })

/** What can be done to an order at the desk. */
export const deskActionSchema = v.intersect([
  v.object({ order: id }),
  v.variant('action', [
    v.object({ action: v.picklist(['start', 'deliver', 'undo', 'accept', 'keep', 'erase', 'reopen']) }),
    v.object({
      action: v.literal('ask'),
      wanted: v.object({
        reasons: v.pipe(v.array(v.picklist(photoWishes)), v.maxLength(photoWishes.length)),
        words,
      }),
    }),
    v.object({ action: v.literal('note'), words }),
    v.object({ action: v.literal('resend'), mail: v.pipe(v.string(), v.maxLength(200)) }),
    v.object({
      action: v.literal('email'),
      email,
    }),
    v.object({
      action: v.literal('refund'),
      amountMinor: v.pipe(v.number(), v.integer(), v.minValue(1)),
      /** What had gone back when the amount was chosen. */
      refundedMinor: v.pipe(v.number(), v.integer(), v.minValue(0)),
    }),
    /** What did not arrive was given back in another way. */
    v.object({
      action: v.literal('settle'),
      /** What had not arrived when that was said. */
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

/** Why something was not done. */
export type ActionFailure =
  | 'unknown_order'
  /** The order has moved on, or is not there yet. */
  | 'not_now'
  | 'no_portraits'
  | 'too_late'
  | 'changed_meanwhile'
  | 'wrong_amount'
  | 'not_paid'
  | 'unknown_mail'
  | 'not_there'
  | 'provider_refused'
  /** The provider did not answer: the same may be tried again and happens once. */
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
  refundedMinor: number
  /** What was to go back and did not arrive. */
  refundFailedMinor: number
  name: string
  email: string
  /** Since when it is in its state. */
  since: number
  paidAt: number | null
  photos: number
  portraits: number
  /** It has not moved for longer than was promised. */
  stands: boolean
  /** Better photos were asked for, and have not come. */
  photosWanted: boolean
  corrections: boolean
  /** The gravest dispute of its payment. */
  dispute: DisputeMark | null
}

export type DeskOrders = {
  rows: DeskOrderRow[]
  /** Where the next page begins; `null` on the last. */
  next: string | null
  /** How many are in each list that work waits in; 100 stands for that and more. */
  counts: Record<'start' | 'production' | 'review' | 'photos' | 'messages' | 'disputes', number>
}

/** A dispute of a payment, or a warning of fraud. */
export type DeskDispute = {
  id: string
  kind: DisputeKind
  status: DisputeStatus
  reason: DisputeReason
  amountMinor: number
  currency: string
  /** What it has taken from the owner's account and not given back. */
  takenMinor: number
  /** Until when it can be answered. */
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
  /** Of the stored bytes, and of the file that was chosen: what is here already is not sent again. */
  sha256: string
  source: string | null
  /** Of a portrait: as buyer and desk count; 0 of a photo. */
  number: number
  /** The buyer has seen it. */
  seen: boolean
  /** The buyer has seen it, and it is no part of the next delivery. */
  superseded: boolean
}

/** One line of the history of an order: a change, or a mail and how it stands. */
export type DeskEvent =
  | {
      at: number
      change: ChangeKind
      by: string
      detail: string | null
      /** Of a delivery: whether the buyer has seen it, will unless it is undone, or never did. */
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
      /** How often the mailer did not take it. */
      failures: number
    }

export type DeskOrder = DeskOrderRow & {
  provider: string
  paymentId: string | null
  enteredEmail: string | null
  providerEmail: string | null
  /** What was charged in place of the price. */
  charged: { amountMinor: number; currency: string } | null
  /** What disputes have taken and not given back. */
  takenMinor: number
  disputes: DeskDispute[]
  createdAt: number
  /** When each step was reached, of those that still hold. */
  steps: Record<OrderStep, number | null>
  /** Since when the buyer sees the portraits; `null` where they do not, or not yet. */
  shownAt: number | null
  /** Until when the delivery can be undone. */
  undoUntil: number | null
  photosWantedAt: number | null
  wanted: PhotosWanted | null
  correctionsAt: number | null
  correctionsText: string | null
  /** Portraits of the next delivery that came after the buyer had asked for corrections. */
  corrected: number
  note: string | null
  /** Until when photos and portraits are kept. */
  filesEndAt: number | null
  /** The deletion of everything was asked for and is under way. */
  erasing: boolean
  /** The last deletion: of what, and who asked for it. */
  erased: { at: number; by: string; photos: number; portraits: number } | null
  /** When the buyer is reminded that no photos came; `null` where that does not happen any more. */
  remindsAt: number | null
  /** When they were reminded last. */
  remindedAt: number | null
  /** Where the buyer sees the order. */
  buyerUrl: string
  sent: DeskPhoto[]
  made: DeskPhoto[]
  history: DeskEvent[]
  /** What can be done now. */
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
  /** Who answered, by e-mail address. */
  answeredBy: string | null
}

export type DeskMessages = { rows: DeskMessage[]; next: string | null }

export type Totals = Record<CountedEvent, number>

export type DeskToday = {
  counts: DeskOrders['counts']
  /** In the order of the list of editions where a number has editions. */
  day: Record<Edition, Totals>
  week: Record<Edition, Totals>
  month: Record<Edition, Totals>
  /** Mails that failed and are tried again. */
  failing: { id: string; kind: MailKind; subjectId: string; failures: number; dueAt: number }[]
  /** Disputes and inquiries that have not ended: those to answer first. */
  disputes: (DeskDispute & { orderId: string; number: string; name: string })[]
  /** Orders that stand still for longer than was promised, the longest first. */
  standing: DeskOrderRow[]
  missing: { path: string; count: number; lastSeen: number }[]
  /** Objects without a row and rows without an object. */
  strays: { key: string; kind: string; foundAt: number }[]
}
