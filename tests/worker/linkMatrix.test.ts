import { eq } from 'drizzle-orm'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type OrderStatus, orderStatuses } from '~/core/schemas/orderStatus'
import { orders, shares } from '~/server/db/schema'
import { database, rowOf } from '~tests/worker/support/buyer'
import { type Link, type Linked, statusOf, withLinks } from './support/everyLink'
import { app } from './support/worker'

type Kind = 'photos' | 'portraits' | 'shares' | 'data'

/** Every address that opens something of an order by its signature, with the links that the matrix tries there. */
const routes: Record<string, { kind: Kind; links: Link[] }> = {
  'GET /photos/:id': { kind: 'photos', links: ['photo'] },
  'GET /photos/:id/preview': { kind: 'photos', links: ['preview of a photo'] },
  'GET /photos/:id (portrait)': { kind: 'portraits', links: ['portrait', 'size of a portrait'] },
  'GET /photos/:id/preview (portrait)': { kind: 'portraits', links: ['preview of a portrait'] },
  'GET /photos/:id/thumbnail': { kind: 'portraits', links: ['thumbnail of a portrait'] },
  'GET /orders/:id/portraits.zip': { kind: 'portraits', links: ['zip', 'zip in a size'] },
  'GET /orders/:id/data.zip': { kind: 'data', links: ['data'] },
  'GET /shared/:id': { kind: 'shares', links: ['share'] },
  'GET /shared/:id/:portrait': { kind: 'shares', links: ['shared portrait', 'shared original'] },
  'GET /shared/:id/portraits.zip': { kind: 'shares', links: ['shared zip'] },
  'GET /compartilhado/:id': { kind: 'shares', links: ['Portuguese share'] },
  'GET /compartilhado/:id/:portrait': { kind: 'shares', links: ['Portuguese shared portrait'] },
  'GET /compartilhado/:id/portraits.zip': { kind: 'shares', links: ['Portuguese shared zip'] },
}
/**
 * Addresses with an id that open nothing by a signature: the desk's, which Access protects, and a buyer's own changes.
 */
const others = [
  /^GET \/desk\//,
  /^(PUT|DELETE) \/photos\/:id/,
  /^PUT \/desk\//,
  /^(GET|POST|PATCH|DELETE) \/__sandbox/,
]

const nothing: Kind[] = ['photos', 'data']
const everything: Kind[] = ['photos', 'portraits', 'shares', 'data']

const ago = (minutes: number) => new Date(Date.now() - minutes * 60_000)
type Row = Partial<typeof orders.$inferInsert>

/** What the holder of a link opens in each status while all files are still stored. */
const statuses: Record<OrderStatus, Kind[]> = {
  ...{ created: nothing, pending: nothing, failed: nothing, expired: nothing, review: nothing },
  ...{ paid: nothing, photos_received: nothing, in_production: nothing, emptied: nothing },
  ...{ delivered: everything, refunded: nothing },
}
const delivered: Row = { status: 'delivered', deliveredAt: ago(11) }
// Asked for after the portraits of this test were stored.
const correcting: Row = { deliveredAt: ago(60), correctionsAt: ago(-60) }
/** The same where more than the status decides. */
const moments: Record<string, { row: Row; open: Kind[] }> = {
  'delivered, may be undone': { row: { status: 'delivered', deliveredAt: ago(9) }, open: nothing },
  'delivery undone': { row: { status: 'in_production', deliveredAt: ago(9) }, open: nothing },
  'in corrections': { row: { ...correcting, status: 'in_production' }, open: everything },
  'asked for photos again in corrections': { row: { ...correcting, status: 'paid' }, open: everything },
  'photos received in corrections': { row: { ...correcting, status: 'photos_received' }, open: everything },
  'refunded after corrections': { row: { ...correcting, status: 'refunded' }, open: nothing },
  'being deleted': { row: { ...delivered, eraseRequestedAt: ago(0) }, open: ['photos', 'portraits', 'data'] },
  'consent withdrawn': {
    row: { ...delivered, consentWithdrawnAt: ago(0) },
    open: ['photos', 'portraits', 'data'],
  },
}
const states = [
  ...orderStatuses.map((status) => ({
    name: status as string,
    row: { status, deliveredAt: status === 'delivered' ? ago(11) : null } as Row,
    open: statuses[status],
  })),
  ...Object.entries(moments).map(([name, { row, open }]) => ({ name, row, open })),
]
/** Every column that a state sets, as before the delivery. */
const plain: Row = {
  deliveredAt: null,
  correctionsAt: null,
  eraseRequestedAt: null,
  consentWithdrawnAt: null,
}

/** What a share opens in each of its own states. */
const shareStates: Record<string, { row: Partial<typeof shares.$inferInsert>; open: RegExp | null }> = {
  open: { row: {}, open: /share/ },
  'view only': { row: { mayDownload: false }, open: /share$|shared portrait$/ },
  withdrawn: { row: { withdrawnAt: ago(0) }, open: null },
  ended: { row: { endsAt: ago(0) }, open: null },
}

let mine: Linked
let other: Linked
beforeAll(async () => {
  mine = await withLinks()
  other = await withLinks()
  await set(other, delivered)
})
afterAll(async () => {
  await database.delete(shares)
})

async function set({ session }: Linked, row: Row): Promise<void> {
  const { id } = await rowOf(session)
  await database
    .update(orders)
    .set({ ...plain, ...row })
    .where(eq(orders.id, id))
}
const signatureIn = (link: string) => /signature=([^&]*)/.exec(link)?.[1] ?? ''
const resigned = (link: string, signature: string) => link.replace(/(?<=signature=)[^&]*/, signature)
const flipped = (signature: string) => (signature.startsWith('A') ? 'B' : 'A') + signature.slice(1)

/** How each person asks for a link of this order; only its holder may open it. */
const people: Record<string, (link: string, name: Link) => string> = {
  holder: (link) => link,
  'another buyer, with the same link of theirs': (link, name) =>
    resigned(link, signatureIn(other.links[name])),
  'a stranger without a signature': (link) => resigned(link, ''),
  'a stranger with a guessed one': (link) => resigned(link, flipped(signatureIn(link))),
  // A share has no time in its link: its row says when it ends.
  'a former holder': (link, name) => mine.expired[name] ?? resigned(link, ''),
}

/** The links that open, as `who: link`. Answers other than open and closed fail. */
async function opened(names: readonly Link[]): Promise<string[]> {
  const open: string[] = []
  for (const name of names)
    for (const [who, ask] of Object.entries(people)) {
      const status = await statusOf(ask(mine.links[name], name))
      expect([name, who, status]).toEqual([name, who, expect.toBeOneOf([200, 403, 404, 410])])
      if (status === 200) open.push(`${who}: ${name}`)
    }
  return open.toSorted()
}
const byHolder = (names: readonly Link[]) => names.map((name) => `holder: ${name}`).toSorted()
const all = Object.values(routes).flatMap(({ links }) => links)

describe('every signed link', () => {
  it('is in the matrix: no address with an id is missing, and no link', () => {
    const listed = new Set(Object.keys(routes).map((route) => route.replace(/ \(.*/, '')))
    const served = app.routes
      .filter(({ method, path }) => method !== 'ALL' && /:\w/.test(path))
      .map(({ method, path }) => `${method} ${path}`)
    const unlisted = served.filter(
      (route) => !listed.has(route) && !others.some((known) => known.test(route)),
    )
    expect(unlisted).toEqual([])
    expect([...listed].filter((route) => !served.includes(route))).toEqual([])
    expect(all.toSorted()).toEqual(Object.keys(mine.links).toSorted())
  })

  it.each(states)(
    'of an order that is $name opens what it should, and for its holder alone',
    async (state) => {
      await set(mine, state.row)
      const names = Object.values(routes).flatMap(({ kind, links }) =>
        state.open.includes(kind) ? links : [],
      )
      expect(await opened(all)).toEqual(byHolder(names))
    },
  )

  it.each(Object.entries(shareStates))(
    'of a share that is %s opens as much, and for its holder alone',
    async (_, state) => {
      await set(mine, delivered)
      const fresh = { mayDownload: true, withdrawnAt: null, endsAt: ago(-60) }
      for (const id of mine.shares)
        await database
          .update(shares)
          .set({ ...fresh, ...state.row })
          .where(eq(shares.id, id))
      const names = all.filter((name) => /share/.test(name))
      expect(await opened(names)).toEqual(byHolder(names.filter((name) => state.open?.test(name))))
    },
  )
})
