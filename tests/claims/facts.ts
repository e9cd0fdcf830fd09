import type { auditLog, disputes, orderPhotos, outbox, shares } from '~/server/db/schema'
import type { Order } from '~/server/orders/order'

type Change = typeof auditLog.$inferSelect
type Mail = typeof outbox.$inferSelect
type File = typeof orderPhotos.$inferSelect

/** The state of an order from its rows and the mail log, independent of the code that renders pages and mails. */
export type Facts = {
  order: Order
  files: readonly File[]
  history: readonly Change[]
  mails: readonly Mail[]
  disputes: readonly (typeof disputes.$inferSelect)[]
  shares: readonly (typeof shares.$inferSelect)[]
  /** Ids of the sent mails, from the log. */
  left: ReadonlySet<string>
  now: Date
}

export const undoWindow = 10 * 60_000

export const stored = ({ files }: Facts, role: File['role']) =>
  files.filter((file) => file.role === role && file.storedAt !== null)
export const photos = (facts: Facts) => stored(facts, 'photo').length
/** The portraits of the next delivery, or else of the last one. */
export const portraits = (facts: Facts) => stored(facts, 'portrait').filter((file) => !file.supersededAt)
export const hasNoFiles = (facts: Facts) => photos(facts) + stored(facts, 'portrait').length === 0

const callsOff = new Set<Change['kind']>(['delivery_undone', 'refunded', 'emptied'])

/** Every delivery in the audit log with its outcome: called off when such a change followed within the undo time. */
function deliveries({ history, now }: Facts): { at: Date; became: 'called_off' | 'seen' | 'pending' }[] {
  return history.flatMap(({ kind, at }, index): ReturnType<typeof deliveries> => {
    if (kind !== 'delivered') return []
    const end = at.getTime() + undoWindow
    const off = history.slice(index + 1).find((later) => callsOff.has(later.kind))
    if (off && off.at.getTime() < end) return [{ at, became: 'called_off' }]
    return [{ at, became: now.getTime() >= end ? 'seen' : 'pending' }]
  })
}
export const seen = (facts: Facts) => deliveries(facts).filter(({ became }) => became === 'seen')
export const pending = (facts: Facts) => deliveries(facts).some(({ became }) => became === 'pending')
export const calledOff = (facts: Facts) => deliveries(facts).filter(({ became }) => became === 'called_off')

export const hasStatus = ({ order }: Facts, ...statuses: Order['status'][]) => statuses.includes(order.status)
export const inStudio = (facts: Facts) => hasStatus(facts, 'paid', 'photos_received', 'in_production')

/** The buyer waits for portraits: in production, or delivered and still hidden. */
export const awaitsPortraits = (facts: Facts) => hasStatus(facts, 'in_production') || pending(facts)
/** The buyer can look at a delivery now. */
export const shown = (facts: Facts) =>
  hasStatus(facts, 'delivered') && !pending(facts) && seen(facts).length > 0

/** Totals of the full deletions, and who triggered the last one. */
export function erased({ history }: Facts) {
  const all = history
    .filter(({ kind }) => kind === 'erased')
    .map(({ detail, by }) => ({
      by,
      ...(JSON.parse(detail ?? '{}') as { photos?: number; portraits?: number }),
    }))
  const sum = (role: 'photos' | 'portraits') => all.reduce((total, one) => total + (one[role] ?? 0), 0)
  return {
    photos: sum('photos'),
    portraits: sum('portraits'),
    by: all.findLast((one) => one.photos || one.portraits)?.by,
  }
}

/** At least one photo was uploaded, even if it was deleted later. */
export const hadPhotos = (facts: Facts) =>
  photos(facts) > 0 ||
  erased(facts).photos > 0 ||
  facts.history.some(({ kind, detail }) => kind === 'photo_removed' && !detail?.includes('portrait'))

/** Production started without a photo that was sent on the site. */
export const cameAnotherWay = ({ order, files }: Facts) =>
  order.startedAt !== null &&
  !files.some(({ role, createdAt }) => role === 'photo' && createdAt < (order.startedAt ?? 0))

export const isLogged = ({ history }: Facts, kind: Change['kind']) => history.some((one) => one.kind === kind)

/** Number of current portraits created after the correction request. */
export const corrected = (facts: Facts) => {
  const { correctionsAt } = facts.order
  return correctionsAt ? portraits(facts).filter(({ createdAt }) => createdAt > correctionsAt).length : 0
}
/** Whether a portrait, by its number for buyer and desk, has this remark. */
export const isRemark = (facts: Facts, number: number, words: string) =>
  stored(facts, 'portrait').toSorted(
    (one, other) =>
      Number(one.storedAt) - Number(other.storedAt) ||
      Number(one.createdAt) - Number(other.createdAt) ||
      (one.id < other.id ? -1 : 1),
  )[number - 1]?.remark === words
export const marked = (facts: Facts) => portraits(facts).filter((file) => file.marked).length

/** The links to portraits that are open, with the number of portraits that each shows. */
export const openShares = (facts: Facts) =>
  facts.shares
    .filter(({ withdrawnAt, endsAt }) => withdrawnAt === null && endsAt > facts.now)
    .map((share) => ({
      ...share,
      count: stored(facts, 'portrait').filter(({ id }) => share.portraits.includes(id)).length,
    }))

/** The hours that each edition states, from the last upload or request for other photos or corrections. */
export function promised({ order }: Facts): Date {
  const { edition, photosAt, startedAt, photosWantedAt, correctionsAt } = order
  const [last] = [photosAt ?? startedAt, photosWantedAt, correctionsAt].map(Number).sort((a, b) => b - a)
  return new Date(Number(last) + (edition === 'us' ? 48 : 24) * 3_600_000)
}
