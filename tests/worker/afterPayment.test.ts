import { env } from 'cloudflare:workers'
import { asc } from 'drizzle-orm'
import fc from 'fast-check'
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest'
import { runScheduledJobs } from '~/app/cron'
import { locales, sourceLocale } from '~/catalog/locales'
import { site } from '~/catalog/site'
import { shareDays } from '~/core/schemas/share'
import { type Verdict, verdicts } from '~/core/schemas/verdict'
import { changeEmail } from '~/features/orders/server/changeEmail'
import { deliverPortraits, undoDelivery } from '~/features/orders/server/deliverPortraits'
import { extendRetention } from '~/features/orders/server/extendRetention'
import { giveVerdict } from '~/features/orders/server/giveVerdict'
import { readOrder } from '~/features/orders/server/readOrder'
import { requestCorrections } from '~/features/orders/server/requestCorrections'
import { requestRetake } from '~/features/orders/server/requestRetake'
import { createShare } from '~/features/orders/server/shares/createShare'
import { openShare } from '~/features/orders/server/shares/openShare'
import { shareLinks } from '~/features/orders/server/shares/shareLinks'
import { withdrawShare } from '~/features/orders/server/shares/withdrawShare'
import { startProduction } from '~/features/orders/server/startProduction'
import { withdrawConsent } from '~/features/orders/server/withdrawConsent'
import { announcePhotos } from '~/features/photos/server/announcePhotos'
import { eraseNow } from '~/features/photos/server/erasure/eraseNow'
import { keysOf } from '~/features/photos/server/photo'
import { sizesKey } from '~/features/photos/server/photoKey'
import { removePhoto } from '~/features/photos/server/removePhoto'
import { storeSizes } from '~/features/photos/server/sizes/storeSizes'
import { storePreview } from '~/features/photos/server/storePreview'
import { restorePortrait, supersedePortrait } from '~/features/photos/server/supersedePortrait'
import {
  auditLog,
  disputes,
  orderPhotos,
  orders,
  outbox,
  processedEvents,
  shares,
  verdictCounts,
} from '~/server/db/schema'
import { refundOrder } from '~/server/orders/refunds/refundOrder'
import { settleRefund } from '~/server/orders/refunds/settleRefund'
import { reopenOrder } from '~/server/orders/reopenOrder'
import { createServices } from '~/server/services'
import { checkoutPrice } from '~tests/prices'
import { type DisputeAction, disputeActions } from '../../dev/sandbox/disputeActions'
import { backgroundDone } from './support/background'
import {
  clearProviderFaults,
  database,
  paidOrder,
  paidWithoutWebhook,
  redeliverWebhooks,
  rowOf,
  setProviderFault,
  settle,
  settleWallet,
} from './support/buyer'
import { clearMails, expectClaims, expectMailClaims, type SentMailIds } from './support/claims'
import { madeSizes } from './support/desk'
import { failAt, isInjected, makeFailing } from './support/failingDatabase'
import { owner, store } from './support/studio'

const { SANDBOX_DB: sandboxDb, DEEPER } = env as Env & { SANDBOX_DB: D1Database; DEEPER: number }
const hour = 60
const day = 24 * hour
const price = checkoutPrice()

/** A step after payment: by the buyer, studio or provider, a clock advance, or an injected database failure. */
const which = fc.nat(3)
const single = fc.oneof(
  { weight: 5, arbitrary: fc.record({ do: fc.constantFrom('photo', 'portrait'), which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('remove', 'unmake', 'leave_out'), which }) },
  { weight: 3, arbitrary: fc.record({ do: fc.constant('submit') }) },
  { weight: 7, arbitrary: fc.record({ do: fc.constantFrom('start', 'deliver', 'deliver', 'undo', 'ask') }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('correct'), which }) },
  {
    weight: 3,
    arbitrary: fc.record({ do: fc.constant('judge'), which, verdict: fc.constantFrom(...verdicts, null) }),
  },
  { weight: 3, arbitrary: fc.record({ do: fc.constantFrom('share', 'share', 'unshare'), which }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('email'), which }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('erase', 'withdraw') }) },
  { weight: 1, arbitrary: fc.record({ do: fc.constantFrom('reopen', 'keep', 'settle') }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('refund'), part: fc.constantFrom(0.25, 0.5, 1) }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('elsewhere'),
      end: fc.constantFrom('refund', 'refund_half', 'refund_fails', 'refund_fails'),
    }),
  },
  {
    weight: 3,
    arbitrary: fc.record({
      do: fc.constant('dispute'),
      action: fc.constantFrom('warn_of_fraud', 'inquiry', 'dispute', 'dispute', ...disputeActions),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      do: fc.constant('wait'),
      minutes: fc.constantFrom(1, 5, 11, 61, 25 * hour, 4 * day, 80 * day, 100 * day),
    }),
  },
  { weight: 4, arbitrary: fc.record({ do: fc.constant('check') }) },
  {
    weight: 2,
    arbitrary: fc.record({
      do: fc.constant('lose'),
      after: fc.integer({ min: 1, max: 6 }),
      answered: fc.boolean(),
    }),
  },
  { weight: 1, arbitrary: fc.record({ do: fc.constant('break'), calls: fc.integer({ min: 1, max: 3 }) }) },
)
const step = fc.oneof(
  { weight: 5, arbitrary: single.map((one) => [one]) },
  { weight: 1, arbitrary: fc.tuple(single, single) },
)
type Step = {
  do: string
  which?: number
  part?: number
  end?: 'refund' | 'refund_half' | 'refund_fails'
  action?: DisputeAction | 'warn_of_fraud'
  verdict?: Verdict | null
  minutes?: number
  after?: number
  answered?: boolean
  calls?: number
}

const advance = (minutes: number) => vi.setSystemTime(Date.now() + minutes * 60_000)

async function runStep(session: string, chosen: Step): Promise<unknown> {
  const services = createServices()
  const order = await rowOf(session)
  const { which: at = 0 } = chosen
  const files = await database.select().from(orderPhotos)
  const one = (role: 'photo' | 'portrait') => files.filter((file) => file.role === role)[at]
  switch (chosen.do) {
    case 'photo':
      // Like the upload endpoint: only while the order accepts photos.
      if (!['paid', 'photos_received'].includes(order.status)) return
      return withPreview(await store(session, 'photo', `photo ${at}`))
    case 'portrait':
      if (!['paid', 'photos_received', 'in_production'].includes(order.status)) return
      return withSizes(await store(session, 'portrait', `portrait ${at}`))
    case 'remove':
    case 'unmake': {
      const file = one(chosen.do === 'remove' ? 'photo' : 'portrait')
      return file && removePhoto(services, order, file, 'buyer')
    }
    case 'leave_out': {
      const portrait = one('portrait')
      const change = portrait?.supersededAt ? restorePortrait : supersedePortrait
      return portrait && change(services, order, portrait.id, owner)
    }
    case 'reopen':
      return reopenOrder(services, order, owner)
    case 'keep':
      return extendRetention(services, order, owner)
    case 'settle': {
      const { refundFailedMinor: failedMinor } = order
      return failedMinor && settleRefund(services, order, { failedMinor, by: owner })
    }
    case 'submit': {
      const count = files.filter(({ role, storedAt }) => role === 'photo' && storedAt).length
      return count && announcePhotos(services, order, count)
    }
    case 'start':
      return startProduction(services, order, owner)
    case 'deliver':
      return deliverPortraits(services, order, owner)
    case 'undo':
      return undoDelivery(services, order, owner)
    case 'ask':
      return requestRetake(services, order, { reasons: ['sharper'], words: '' }, owner)
    case 'correct':
      return requestCorrections(services, order, {
        portraits: markedOf(files, at),
        words: at < 3 ? 'The tie, please.' : '',
        remarks: Object.fromEntries(markedOf(files, at).map((id, place) => [id, `Less smile ${place}.`])),
      })
    case 'judge': {
      const { id: portrait = '' } = one('portrait') ?? {}
      return giveVerdict(services, order, { portrait, verdict: chosen.verdict ?? null })
    }
    case 'share':
      return createShare(services, order, {
        portraits: markedOf(files, at + 1),
        mayDownload: at > 1,
        days: shareDays[at % shareDays.length] ?? 1,
      })
    case 'unshare': {
      const share = (await database.select().from(shares))[at]
      return share && withdrawShare(services, order, share.id)
    }
    case 'email':
      return changeEmail(services, order, `ana${at}@example.com`, 'buyer')
    case 'erase':
      return eraseNow(services, order, 'buyer')
    case 'withdraw':
      return withdrawConsent(services, order)
    case 'refund': {
      const left = price - order.refundedMinor
      const amountMinor = Math.max(1, Math.floor(left * (chosen.part ?? 1)))
      return refundOrder(services, order, { amountMinor, refundedMinor: order.refundedMinor, by: owner })
    }
    case 'elsewhere':
      return session.startsWith('cs_')
        ? settle(session, chosen.end ?? 'refund')
        : settleWallet(session, chosen.end ?? 'refund')
    case 'dispute':
      return disputeOne(session, chosen.action ?? 'dispute')
    case 'wait':
      return advance(chosen.minutes ?? 1)
    case 'check':
      return runScheduledJobs()
    case 'lose':
      return failAt(chosen.after ?? 1, chosen.answered)
    case 'break':
      return setProviderFault('error', chosen.calls)
  }
}

/** The sandbox rejects actions that the payment's state does not allow. */
async function disputeOne(session: string, action: DisputeAction | 'warn_of_fraud'): Promise<unknown> {
  if (session.startsWith('cs_')) return settle(session, action)
  return action !== 'warn_of_fraud' && settleWallet(session, action, 'at_once')
}

/** Ids of the first `count` current portraits; none means all of them. */
const markedOf = (files: (typeof orderPhotos.$inferSelect)[], count: number) =>
  files
    .flatMap(({ id, role, supersededAt }) => (role === 'portrait' && !supersededAt ? [id] : []))
    .slice(0, count)

const withPreview = (id: string) => storePreview(createServices(), { id }, new Uint8Array([1]))
async function withSizes(id: string): Promise<void> {
  await withPreview(id)
  const { made, body } = madeSizes(id, ['square'])
  await storeSizes(createServices(), { id }, made, body)
}

/** Rethrows all errors except injected database failures and the broken transfers that they cause. */
function ignoreInjected(error: unknown): void {
  const broken = error instanceof Error && /^(broken|too_many)$/.test(error.message)
  if (!broken && !isInjected(error)) throw error
}

/** Ids of the sent mails, from the log. */
const left: SentMailIds = new Set()
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation((line) => {
    const entry = JSON.parse(String(line))
    if (entry.event === 'mail_sent') left.add(entry.mail)
  })
})

async function expectTruth(session: string): Promise<void> {
  await expectMailClaims(session, left)
  await expectClaims(session, left)
  await expectCounts()
  await expectShares(session)
}

/**
 * A share opens as long as it is neither over nor withdrawn, and shows what of it the buyer sees; the page lists those.
 */
async function expectShares(session: string): Promise<void> {
  const services = createServices()
  const [order, page] = [await rowOf(session), await readOrder(services, session)]
  const seen = 'portraits' in page ? page.portraits.map(({ id }) => id) : []
  const open: string[] = []
  for (const { id, portraits, endsAt, withdrawnAt } of await database.select().from(shares)) {
    const link = new URL((await shareLinks(services, order, id))())
    const opened = await openShare(services, { id, signature: link.searchParams.get('signature') ?? '' })
    const expected = portraits.filter((portrait) => seen.includes(portrait))
    const isOver = withdrawnAt !== null || endsAt <= new Date() || order.eraseRequestedAt !== null
    if (isOver || order.consentWithdrawnAt || !expected.length)
      expect([id, opened]).toEqual([id, { ok: false, code: 'ended' }])
    else {
      expect(opened.ok && opened.value.portraits.map((portrait) => portrait.id).sort()).toEqual(
        expected.sort(),
      )
      open.push(id)
    }
  }
  expect('shares' in page ? page.shares.map(({ id }) => id).sort() : []).toEqual(open.sort())
}

/** Verdicts are counted as the portraits have them; after a deletion, the counts of the deleted ones remain. */
async function expectCounts(): Promise<void> {
  const portraits = await database.select().from(orderPhotos)
  const counted = await database.select().from(verdictCounts)
  const wasErased = (await database.select().from(auditLog)).some(({ kind }) => kind === 'erased')
  for (const verdict of verdicts) {
    const given = portraits.filter((portrait) => portrait.verdict === verdict).length
    const count = counted.filter((row) => row.verdict === verdict).reduce((sum, row) => sum + row.count, 0)
    if (wasErased) expect(count, verdict).toBeGreaterThanOrEqual(given)
    else expect(count, verdict).toBe(given)
  }
}

/** Bucket and database must reference the same objects. */
async function expectNoOrphans(): Promise<void> {
  const rows = await database.select().from(orderPhotos)
  const keys = (await env.AI_PHOTOS.list()).objects.map(({ key }) => key)
  const named = new Set(rows.flatMap(keysOf))
  expect(keys.filter((key) => !named.has(key))).toEqual([])
  expect(rows.filter(({ key, storedAt }) => storedAt && !keys.includes(key))).toEqual([])
  expect(rows.filter(({ id, sizes }) => sizes && !keys.includes(sizesKey(id)))).toEqual([])
}

async function refundedAtProvider(session: string): Promise<number> {
  const services = createServices()
  const read = await services.gateways[session.startsWith('cs_') ? 'stripe' : 'paypal'].readSession(session)
  if (!read.ok) throw new Error(read.code)
  return read.value.refundedMinor
}

const { ownerLanguage } = site

beforeAll(() => makeFailing(env.DB))
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'] })
  // Writes counters immediately.
  vi.spyOn(scheduler, 'wait').mockResolvedValue(undefined)
})
afterEach(() => {
  site.ownerLanguage = ownerLanguage
  failAt(Number.POSITIVE_INFINITY)
  vi.useRealTimers()
  vi.restoreAllMocks()
})

it('R-DAT-18 after any steps: every mail is sent once and is true, no object is orphaned, refunds match the provider', async () => {
  await fc.assert(
    fc.asyncProperty(
      fc.constantFrom('stripe' as const, 'paypal' as const),
      fc.array(step, { minLength: 6, maxLength: 16, size: 'max' }),
      async (provider, steps) => {
        // The claims hold in every language of the owner.
        site.ownerLanguage = locales[steps.length % locales.length] ?? sourceLocale
        await clearProviderFaults()
        for (const table of ['records', 'deliveries', 'answers'])
          await sandboxDb.prepare(`DELETE FROM ${table}`).run()
        for (const { key } of (await env.AI_PHOTOS.list()).objects) await env.AI_PHOTOS.delete(key)
        for (const table of [shares, orderPhotos, disputes, orders, outbox, auditLog])
          await database.delete(table)
        for (const table of [processedEvents, verdictCounts]) await database.delete(table)
        left.clear()
        const session = await (provider === 'stripe' ? paidOrder() : paidWithoutWebhook())
        await backgroundDone()
        await expectTruth(session)

        for (const together of steps) {
          // Keeps steps out of the same millisecond.
          vi.setSystemTime(Date.now() + 5)
          const alone = together.length === 1
          await Promise.all(together.map((chosen) => runStep(session, chosen as Step).catch(ignoreInjected)))
          // Finishes background work, so mails are checked before the next step can make them outdated.
          await backgroundDone()
          // After concurrent steps the state may have changed since the mail.
          if (alone) await expectTruth(session).catch(onlyInjected)
          else await clearMails().catch(onlyInjected)
        }

        failAt(Number.POSITIVE_INFINITY)
        await clearProviderFaults()
        const paidAt = (await rowOf(session)).paidAt?.getTime() ?? 0
        for (const minutes of [
          11,
          2 * day,
          8 * day,
          31 * day,
          91 * day,
          50 * day,
          30 * day,
          15 * day,
          15 * day,
        ]) {
          advance(minutes)
          // Refunds are last checked 175 days after the payment; later, only a redelivery repairs a lost webhook.
          if (Date.now() - paidAt > 175 * day * 60_000) await redeliverWebhooks()
          for (let run = 0; run < 2; run++) {
            await runScheduledJobs()
            await backgroundDone()
            await expectTruth(session)
          }
        }

        await expectNoOrphans()
        const order = await rowOf(session)
        const refunded = await refundedAtProvider(session)
        expect(order.refundedMinor).toBe(refunded)
        expect(order.status === 'refunded').toBe(refunded === price)
        // All retention periods have ended by now.
        expect(await database.select().from(orderPhotos)).toEqual([])
        expect(await database.select().from(shares)).toEqual([])
        const mails = await database.select().from(outbox)
        expect(mails.filter(({ sentAt, droppedAt }) => !sentAt === !droppedAt)).toEqual([])
        const once = ['order_paid', 'corrections_received', 'owner_paid_twice', 'owner_mismatch']
        for (const kind of once)
          expect(mails.filter((mail) => mail.kind === kind).length, kind).toBeLessThanOrEqual(1)
        expect(mails.filter(({ kind }) => kind === 'order_paid')).toHaveLength(1)
        const history = (await database.select().from(auditLog)).map(({ kind }) => kind)
        const count = (kind: string) => history.filter((one) => one === kind).length
        // The desk promises a mail when photos arrive.
        expect(mails.filter(({ kind }) => kind === 'owner_photos').length).toBeGreaterThanOrEqual(
          count('photos_received'),
        )
        const delivered = mails.filter(({ kind }) => kind === 'delivered').length
        expect(delivered).toBe(count('delivered') - count('delivery_undone'))
        expect(count('corrections')).toBeLessThanOrEqual(1)
        // Buyer and owner hear of each withdrawal, or of the new consent that made its mail untrue.
        for (const kind of ['consent_withdrawn', 'owner_withdrawn'])
          expect([kind, mails.filter((mail) => mail.kind === kind).length]).toEqual([
            kind,
            count('consent_withdrawn'),
          ])
        expectNothingWithoutConsent(await database.select().from(auditLog).orderBy(asc(auditLog.id)))
        for (const [mail, change] of [
          ['order_refunded', 'refund_noted'],
          ['refund_failed', 'refund_failed'],
          ['owner_refund_failed', 'refund_failed'],
        ] as const)
          expect([mail, mails.filter(({ kind }) => kind === mail).length]).toEqual([mail, count(change)])
      },
    ),
    {
      numRuns: 8 * DEEPER,
      examples: [
        // A refund fails, for an owner who reads English, and in half, for one who reads Portuguese.
        [
          'stripe' as const,
          [[{ do: 'elsewhere', end: 'refund' }], [{ do: 'elsewhere', end: 'refund_fails' }]],
        ],
        [
          'stripe' as const,
          [
            [{ do: 'elsewhere', end: 'refund_half' }],
            [{ do: 'elsewhere', end: 'refund_fails' }],
            [{ do: 'check' }],
          ],
        ],
        // A dispute is lost after a half refund, for an owner who reads English, and won, for one who reads Portuguese.
        [
          'stripe' as const,
          [
            [{ do: 'elsewhere', end: 'refund_half' }],
            [{ do: 'dispute', action: 'dispute' }],
            [{ do: 'check' }],
            [{ do: 'dispute', action: 'lose' }],
          ],
        ],
        [
          'stripe' as const,
          [
            [{ do: 'elsewhere', end: 'refund_half' }],
            [{ do: 'dispute', action: 'dispute' }],
            [{ do: 'dispute', action: 'win' }],
          ],
        ],
        // The buyer withdraws the consent in production, and agrees again with new photos.
        [
          'stripe' as const,
          [
            [{ do: 'photo', which: 0 }],
            [{ do: 'submit' }],
            [{ do: 'start' }],
            [{ do: 'portrait', which: 0 }],
            [{ do: 'withdraw' }, { do: 'withdraw' }],
            [{ do: 'deliver' }],
            [{ do: 'reopen' }],
            [{ do: 'start' }],
            [{ do: 'photo', which: 1 }],
            [{ do: 'start' }],
          ],
        ],
        // A portrait that the buyer has not seen is left when the order is refunded after a deletion.
        [
          'stripe' as const,
          [
            [{ do: 'photo', which: 0 }],
            [{ do: 'refund', part: 0.25 }],
            [{ do: 'erase' }],
            [{ do: 'reopen' }],
            [{ do: 'portrait', which: 0 }],
            [{ do: 'elsewhere', end: 'refund' }],
            [{ do: 'start' }],
          ],
        ],
        // After a retake request the buyer submits the same photos again.
        [
          'stripe' as const,
          [
            [{ do: 'photo', which: 0 }],
            [{ do: 'submit' }],
            [{ do: 'ask' }],
            [{ do: 'photo', which: 0 }],
            [{ do: 'submit' }],
            [{ do: 'start' }],
          ],
        ],
        // An interrupted upload is recorded after production has started with the earlier photo.
        [
          'stripe' as const,
          [
            [{ do: 'photo', which: 0 }],
            [
              { do: 'photo', which: 1 },
              { do: 'lose', after: 2, answered: false },
            ],
            [{ do: 'start' }],
          ],
        ],
        // The provider is down at the last refund check.
        [
          'paypal' as const,
          [
            [{ do: 'elsewhere', end: 'refund' }],
            [{ do: 'wait', minutes: 200 * day }],
            [{ do: 'break', calls: 2 }],
            [{ do: 'check' }],
          ],
        ],
        // The webhook of a refund fails after the last check for refunds.
        [
          'paypal' as const,
          [
            [{ do: 'wait', minutes: 180 * day }],
            [{ do: 'lose', after: 1, answered: false }],
            [{ do: 'elsewhere', end: 'refund' }],
          ],
        ],
        // A mail queued by one step becomes outdated two steps later.
        [
          'stripe' as const,
          [
            [{ do: 'ask' }, { do: 'email', which: 0 }],
            [
              { do: 'wait', minutes: 1 },
              { do: 'elsewhere', end: 'refund_half' },
            ],
            [{ do: 'email', which: 0 }],
            [{ do: 'refund', part: 1 }],
            [{ do: 'email', which: 0 }],
            [{ do: 'start' }],
            [{ do: 'submit' }],
            [{ do: 'start' }],
          ],
        ],
        // Two refund updates arrive in the same millisecond.
        [
          'stripe' as const,
          [
            [{ do: 'elsewhere', end: 'refund_half' }],
            [
              { do: 'lose', after: 1, answered: false },
              { do: 'refund', part: 0.25 },
            ],
            [{ do: 'wait', minutes: 1 }, { do: 'start' }],
            [{ do: 'elsewhere', end: 'refund' }],
            [{ do: 'start' }],
          ],
        ],
      ],
    },
  )
}, 600_000)

/** Between a withdrawal and the next consent, nothing starts and nothing is delivered. */
function expectNothingWithoutConsent(history: (typeof auditLog.$inferSelect)[]): void {
  let withdrawn = false
  for (const { kind } of history) {
    if (kind === 'consent_withdrawn' || kind === 'consented') withdrawn = kind === 'consent_withdrawn'
    else if (withdrawn) expect(kind).not.toMatch(/^(in_production|delivered|corrections)$/)
  }
}

/** Rethrows all errors except injected faults, which can also hit the checks after a step. */
function onlyInjected(error: unknown): void {
  if (!isInjected(error)) throw error
}
