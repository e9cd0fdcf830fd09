import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it } from 'vitest'
import { requestCorrections } from '~/features/orders/server/requestCorrections'
import { startProduction } from '~/features/orders/server/startProduction'
import { withdrawConsent } from '~/features/orders/server/withdrawConsent'
import { path } from '~/features/orders/tests/orderCalls'
import { eraseNow } from '~/features/photos/server/erasure/eraseNow'
import { photoLink } from '~/features/photos/server/photoLink'
import { supersedePortrait } from '~/features/photos/server/supersedePortrait'
import { orders, shares } from '~/server/db/schema'
import { createServices } from '~/server/services'
import { database, rowOf, settle } from '~tests/worker/support/buyer'
import { deliver, later, owner } from '~tests/worker/support/studio'
import { type Link, type Links, statusOf, withLinks } from './support/everyLink'

afterEach(async () => {
  await database.delete(shares)
})

/** The links that open. */
async function openOf(links: Links): Promise<Link[]> {
  const open: Link[] = []
  for (const [name, link] of Object.entries(links)) {
    const status = await statusOf(link)
    expect([200, 403, 404, 410]).toContain(status)
    if (status === 200) open.push(name as Link)
  }
  return open
}

const photos: Link[] = ['photo', 'preview of a photo']
const portraits: Link[] = [
  'portrait',
  'preview of a portrait',
  'thumbnail of a portrait',
  'size of a portrait',
  'zip',
  'zip in a size',
  'share',
  'shared portrait',
  'shared original',
  'shared zip',
  'Portuguese share',
  'Portuguese shared portrait',
  'Portuguese shared zip',
]
const all = [...photos, ...portraits, 'data'] as Link[]
const inOrder = (links: readonly Link[]) => all.filter((link) => links.includes(link))
const expectOpen = async (links: Links, expected: readonly Link[]) =>
  expect(inOrder(await openOf(links))).toEqual(inOrder(expected))

describe('every link, in every state of its order', () => {
  it('portraits open once delivered, stay during corrections and beside newer ones, and close with a refund', async () => {
    const { session, portrait, links } = await withLinks()
    const hidden: Link[] = [...photos, 'data']
    await expectOpen(links, hidden)
    await startProduction(createServices(), await rowOf(session), owner)
    await expectOpen(links, hidden)
    // While the delivery can be undone.
    await deliver(session, [], createServices())
    await expectOpen(links, hidden)
    await settleDelivery(session)
    await expectOpen(links, all)
    await requestCorrections(createServices(), await rowOf(session), { portraits: [portrait], words: 'x' })
    await expectOpen(links, all)
    await supersedePortrait(createServices(), await rowOf(session), portrait, owner)
    await deliver(session, ['New.jpg'], later(-11))
    // An earlier version is not in the zip; the newer portrait has no size.
    await expectOpen(
      links,
      all.filter((link) => link !== 'zip in a size'),
    )
    await settle(session, 'refund')
    await expectOpen(links, hidden)
  })

  it('a deletion closes everything but the copy of the data: before production, after a delivery, by a withdrawal', async () => {
    const [before, after, withdrawn] = [await withLinks(), await withLinks(), await withLinks()]
    await eraseNow(createServices(), await rowOf(before.session), 'buyer')
    expect((await rowOf(before.session)).status).toBe('emptied')
    await expectOpen(before.links, ['data'])
    for (const { session } of [after, withdrawn]) await deliver(session, [])
    await expectOpen(after.links, all)
    await eraseNow(createServices(), await rowOf(after.session), 'buyer')
    await expectOpen(after.links, ['data'])
    await withdrawConsent(createServices(), await rowOf(withdrawn.session))
    await expectOpen(withdrawn.links, ['data'])
  })

  it('no link opens anything of another order: with its own signature, with that of another purpose, or with none', async () => {
    const [mine, other] = [await withLinks(), await withLinks()]
    for (const { session } of [mine, other]) await deliver(session, [])
    await expectOpen(mine.links, all)
    await expectOpen(other.links, all)
    const [pathOf, queryOf] = [0, 1].map((part) => (link: string) => link.split('?')[part] ?? '')
    for (const [name, link] of Object.entries(mine.links)) {
      const own = queryOf?.(link) ?? ''
      for (const signer of [...Object.entries(other.links), ...Object.entries(mine.links), ['none', '']]) {
        const query = queryOf?.(signer[1] ?? '') ?? ''
        const signature = /signature=([^&]*)/.exec(query)?.[1] ?? ''
        // The same signature opens every size and file of what it is for.
        if (own.includes(`signature=${signature}`) && signature) continue
        const status = await statusOf(`${pathOf?.(link)}?${query}`)
        expect([name, signer[0], status]).toEqual([name, signer[0], expect.toBeOneOf([403, 404])])
      }
      // The portrait of the other order behind this share.
      const foreign = link.replace(mine.portrait, other.portrait)
      if (foreign !== link) expect(await statusOf(foreign)).not.toBe(200)
    }
  })

  it('links of the page expire after a day, a share when the buyer said', async () => {
    const { session, shares: made, links } = await withLinks()
    await deliver(session, [])
    const { id } = await rowOf(session)
    const expired = await photoLink(later(-60 * 49), id, 'portraits')
    expect(await statusOf(path(expired))).toBe(403)
    for (const share of made)
      await database
        .update(shares)
        .set({ endsAt: new Date(Date.now() - 1) })
        .where(eq(shares.id, share))
    await expectOpen(
      links,
      all.filter((link) => !/share/.test(link)),
    )
  })
})

/** Moves a delivery to before the time in which it can be undone. */
async function settleDelivery(session: string): Promise<void> {
  const at = new Date(Date.now() - 11 * 60_000)
  await database.update(orders).set({ deliveredAt: at }).where(eq(orders.providerSessionId, session))
}
