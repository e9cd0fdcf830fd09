import { waitUntil } from 'cloudflare:workers'
import { and, eq, gt, inArray, isNotNull, isNull, sql } from 'drizzle-orm'
import { logFailure } from '~/core/log'
import { failure, type Result, success } from '~/core/result'
import { sceneOf } from '~/features/orders/sceneOf'
import { numberPortraits } from '~/features/photos/server/numberPortraits'
import type { Photo } from '~/features/photos/server/photo'
import { visiblePortraits } from '~/features/photos/server/visiblePortraits'
import { orderPhotos, orders, shares } from '~/server/db/schema'
import type { Services } from '~/server/services'
import { isShareable } from './isShareable'
import { isShareLinkValid } from './shareLinks'

/** A share that is open, with the portraits that it shows. */
export type OpenShare = {
  share: typeof shares.$inferSelect
  /** `scene`: what others may read of the file's name. */
  portraits: (Photo & { scene: string | undefined })[]
}

type Visit = {
  id: string
  signature: string
  /** Id of the one portrait to read; by default, all. */
  portrait?: string | undefined
}

/** The columns that decide what a share shows. D1 returns at most 100 columns, which all of both tables exceed. */
const shownOrder = {
  status: orders.status,
  deliveredAt: orders.deliveredAt,
  correctionsAt: orders.correctionsAt,
  eraseRequestedAt: orders.eraseRequestedAt,
  consentWithdrawnAt: orders.consentWithdrawnAt,
  customerName: orders.customerName,
}

/**
 * Opens a share by its link: the portraits among the chosen ones that the buyer sees now.
 * @returns `unknown` for a link that is not ours; `ended` for one that is over, withdrawn, or without portraits
 */
export async function openShare(
  services: Services,
  { id, signature, portrait }: Visit,
): Promise<Result<OpenShare, 'unknown' | 'ended'>> {
  const { db, now } = services
  // A link that is pasted into a sentence may bring its full stop along.
  if (!(await isShareLinkValid(services, id, signature.replace(/[^\w-]+$/, '')))) return failure('unknown')
  const at = now()
  const isOpen = and(eq(shares.id, id), isNull(shares.withdrawnAt), gt(shares.endsAt, at))
  const [[found], files] = await db.batch([
    db
      .select({ share: shares, order: shownOrder })
      .from(shares)
      .innerJoin(orders, eq(orders.id, shares.orderId))
      .where(isOpen),
    db
      .select()
      .from(orderPhotos)
      .where(
        and(
          inArray(
            orderPhotos.id,
            sql`(SELECT value FROM json_each((SELECT ${shares.portraits} FROM ${shares} WHERE ${isOpen})))`,
          ),
          eq(orderPhotos.role, 'portrait'),
          portrait === undefined ? undefined : eq(orderPhotos.id, portrait),
          isNotNull(orderPhotos.storedAt),
        ),
      ),
  ])
  if (!found || !isShareable(found.order)) return failure('ended')
  const portraits = visiblePortraits(found.order, numberPortraits(files), at)
  if (!portraits.length) return failure('ended')
  const names = wordsOf(found.order.customerName ?? '')
  // A studio may name files after its customer.
  const publicScene = (name: string) => {
    const scene = sceneOf(name)
    return scene && wordsOf(scene).every((word) => !names.includes(word)) ? scene : undefined
  }
  return success({
    share: found.share,
    portraits: portraits.map((portrait) => ({ ...portrait, scene: publicScene(portrait.name) })),
  })
}

/** The words of a text, without accents and in lower case; not those that link a name's parts, such as “dos”. */
const wordsOf = (text: string) =>
  text
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .split(/[^\p{L}]+/u)
    .filter((word) => !/^(|e|y|la|d[aeio]s?|del|v[ao]n|der)$/.test(word))

/** Counts that a share was opened, or that something was downloaded by it. Never delays or fails the response. */
export function countVisit({ db }: Services, { share }: OpenShare, what: 'views' | 'downloads'): void {
  waitUntil(
    db
      .update(shares)
      .set({ [what]: sql`${shares[what]} + 1` })
      .where(eq(shares.id, share.id))
      .catch((error) => logFailure('not_counted', error, { counted: what })),
  )
}
