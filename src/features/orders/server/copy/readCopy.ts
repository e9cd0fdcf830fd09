import { and, asc, eq, isNotNull } from 'drizzle-orm'
import { editions } from '~/catalog/editions'
import { type ChangeKind, isPrivateChange } from '~/core/schemas/changes'
import { isBuyerMail } from '~/core/schemas/mailKinds'
import { formatOrderNumber } from '~/core/schemas/orderNumber'
import { consentOf } from '~/features/photos/server/consentOf'
import { numberPortraits } from '~/features/photos/server/numberPortraits'
import type { Photo } from '~/features/photos/server/photo'
import { visiblePortraits } from '~/features/photos/server/visiblePortraits'
import { uniqueNames } from '~/features/photos/server/zip/zipNames'
import { auditLog, orderPhotos, outbox, shares } from '~/server/db/schema'
import { chargedText } from '~/server/orders/chargedText'
import { isDelivered } from '~/server/orders/delivery'
import { maskEmail } from '~/server/orders/maskEmail'
import { planName } from '~/server/orders/offerText'
import { type Order, providerOfOrder } from '~/server/orders/order'
import { returnedMinor } from '~/server/orders/refunds/returnedMinor'
import { retainedUntil } from '~/server/orders/retention'
import type { Services } from '~/server/services'

/** A file of the copy with its name in the zip. */
type CopiedFile = { photo: Photo; path: string }

/** Everything that we hold about a buyer's order, as its `data.json` states it, and the files that go with it. */
export type DataCopy = { data: ReturnType<typeof dataOf>; files: CopiedFile[] }

/**
 * Collects the copy of a buyer's data: what the order page shows and what led to it. Without ids of people at the
 * studio, without the owner's notes, and with masked addresses, because anyone with the link of the order can open it.
 */
export async function readCopy({ db, now }: Services, order: Order): Promise<DataCopy> {
  const [stored, changes, mails, links] = await db.batch([
    db
      .select()
      .from(orderPhotos)
      .where(and(eq(orderPhotos.orderId, order.id), isNotNull(orderPhotos.storedAt)))
      .orderBy(asc(orderPhotos.createdAt), asc(orderPhotos.id)),
    db
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, order.id))
      .orderBy(asc(auditLog.at), asc(auditLog.id)),
    db
      .select()
      .from(outbox)
      .where(eq(outbox.subjectId, order.id))
      .orderBy(asc(outbox.createdAt), asc(outbox.id)),
    db
      .select()
      .from(shares)
      .where(eq(shares.orderId, order.id))
      .orderBy(asc(shares.createdAt), asc(shares.id)),
  ])
  const portraits = visiblePortraits(
    order,
    numberPortraits(stored.filter(({ role }) => role === 'portrait')),
    now(),
  )
  const files = [
    ...inFolder(
      'photos',
      stored.filter(({ role }) => role === 'photo'),
    ),
    ...inFolder('portraits', portraits),
  ]
  return { data: dataOf(order, { files, changes, mails, links, now: now() }), files }
}

function inFolder(folder: string, photos: readonly Photo[]): CopiedFile[] {
  const names = uniqueNames(photos.map(({ name }) => name))
  return photos.map((photo, at) => ({ photo, path: `${folder}/${names[at]}` }))
}

type Rows = {
  files: readonly CopiedFile[]
  changes: readonly (typeof auditLog.$inferSelect)[]
  mails: readonly (typeof outbox.$inferSelect)[]
  links: readonly (typeof shares.$inferSelect)[]
  now: Date
}

function dataOf(order: Order, { files, changes, mails, links, now }: Rows) {
  const until = retainedUntil(order, now)
  const consent = consentOf(order)
  // The desk can still undo it, as if nothing had been delivered.
  const undoable = order.status === 'delivered' && !isDelivered(order, now)
  return {
    order: {
      number: formatOrderNumber(order.number),
      plan: planName(order),
      price: order.plan === 'unknown' ? null : chargedText(order),
      refunded: returnedMinor(order) ? chargedText(order, returnedMinor(order)) : null,
      status: undoable ? 'in_production' : order.status,
      language: editions[order.edition].locale,
      paidThrough: providerOfOrder(order),
      paymentReference: order.providerPaymentId,
      orderedAt: iso(order.createdAt),
      paidAt: iso(order.paidAt),
      productionStartedAt: iso(order.startedAt),
      photosUntil: iso(until.photo),
      portraitsUntil: iso(until.portrait),
    },
    person: {
      name: order.customerName,
      emails: [
        ...new Set(
          [order.customerEmail, order.enteredEmail, order.providerEmail].flatMap((email) =>
            email ? [maskEmail(email)] : [],
          ),
        ),
      ],
    },
    consent: consent && {
      agreedAt: iso(order.consentedAt),
      withdrawnAt: iso(order.consentWithdrawnAt),
      version: consent.version,
      language: consent.locale,
      text: consent.lines.join(' '),
    },
    remarks: remarksOf(changes),
    history: changes
      .filter(
        ({ kind, at }) => !isPrivateChange(kind) && !(undoable && Number(at) === Number(order.deliveredAt)),
      )
      .map(({ at, kind, by, detail }) => ({
        at: iso(at),
        event: kind,
        by: actorOf(by),
        detail: isWords(kind) ? null : detail,
      })),
    mails: mails.flatMap(({ kind, sentAt }) =>
      sentAt && isBuyerMail(kind) ? [{ kind, sentAt: iso(sentAt) }] : [],
    ),
    // Without what opens them.
    links: links.map(({ createdAt, endsAt, withdrawnAt, portraits, mayDownload, views, downloads }) => ({
      createdAt: iso(createdAt),
      endsAt: iso(endsAt),
      withdrawnAt: iso(withdrawnAt),
      portraits: portraits.length,
      mayDownload,
      views,
      downloads,
    })),
    files: files.map(({ path, photo: { name, size, type, sha256, storedAt, remark, verdict } }) => ({
      path,
      name,
      size,
      type,
      sha256,
      storedAt: iso(storedAt),
      // What the buyer said about a portrait; a photo has neither.
      remark,
      verdict,
    })),
  }
}

const iso = (at: Date | null) => at?.toISOString() ?? null

/** Names who did something, without ids of people at the studio. */
const actorOf = (by: string) => (by.includes('@') ? 'studio' : by)

/** Changes whose detail is what somebody wrote; `remarks` has it. */
const isWords = (kind: ChangeKind) => kind === 'corrections' || kind === 'photos_wanted'

/** What buyer and studio wrote to each other through the pages. */
function remarksOf(changes: Rows['changes']) {
  return changes
    .filter(({ kind }) => isWords(kind))
    .map(({ at, kind, detail }) => ({
      at: iso(at),
      from: kind === 'corrections' ? 'buyer' : 'studio',
      text: kind === 'corrections' ? (detail ?? '') : (JSON.parse(detail ?? '{}').words ?? ''),
    }))
    .filter(({ text }) => text !== '')
}
