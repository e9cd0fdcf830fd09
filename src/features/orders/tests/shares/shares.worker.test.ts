import { eq } from 'drizzle-orm'
import * as v from 'valibot'
import { afterEach, describe, expect, it } from 'vitest'
import { sharesPerOrder } from '~/core/schemas/limits'
import { orderActionSchema } from '~/core/schemas/order'
import { formatOrderNumber } from '~/core/schemas/orderNumber'
import { requestCorrections } from '~/features/orders/server/requestCorrections'
import { createShare } from '~/features/orders/server/shares/createShare'
import { withdrawConsent } from '~/features/orders/server/withdrawConsent'
import { eraseNow } from '~/features/photos/server/erasure/eraseNow'
import { orderPhotos, orders, shares } from '~/server/db/schema'
import { createServices } from '~/server/services'
import { jpegBytes } from '~tests/fixtures/photoBytes'
import { unzip } from '~tests/fixtures/unzip'
import { database, paidOrder, rowOf, send, settle } from '~tests/worker/support/buyer'
import { madeSizes } from '~tests/worker/support/desk'
import { deliver, later, store } from '~tests/worker/support/studio'
import { known } from '../orderCalls'
import { historyOf } from '../orderWithPhotos'
import { act, browser, bytesOf, latest, linksIn, opened, share, shown } from './shareCalls'

describe('a link to portraits', () => {
  it('shows those that were chosen, to look at and not to take away, and nothing of their order', async () => {
    const { session, ids } = await shown()
    expect(await share(session, [ids[2] ?? '', ids[0] ?? ''])).toEqual({ ok: true, value: undefined })
    const link = await latest(session)
    const chosen = [ids[0], ids[2]]
    expect(link).toMatchObject({ mayDownload: false, views: 0, downloads: 0 })
    expect(link.portraits.toSorted()).toEqual(chosen.toSorted())
    const { answer, page } = await opened(link.path)
    expect(answer.status).toBe(200)
    expect([...page.matchAll(/alt="([^"]+)"/g)].map(([, alt]) => alt)).toEqual([
      'Portrait 1 of 2: Paris',
      'Portrait 2 of 2: Beach',
    ])
    expect(page).toContain('lang="en-US"')
    // Each opens larger on the page itself, and leads back.
    const steps = [...page.matchAll(/(?:id|href)="#?([pt]\d)"/g)].map(([, step]) => step)
    expect(steps).toEqual(['p1', 't1', 'p1', 't1', 'p2', 'p2', 't2', 'p2', 't2', 'p1'])
    expect(page).toContain('Enlarge: Portrait 1 of 2: Paris')
    const { headers } = answer
    expect([headers.get('x-robots-tag'), headers.get('cache-control')]).toEqual([
      'noindex',
      'private, no-store',
    ])
    expect(headers.get('content-security-policy')).toContain("default-src 'none'")
    expect(page).toContain('<meta name="robots" content="noindex">')
    expect(page).not.toMatch(/<script|download/)
    const row = await rowOf(session)
    const secrets = [
      session,
      row.id,
      formatOrderNumber(row.number),
      row.customerName ?? '',
      'ana@',
      '/thank-you',
    ]
    for (const secret of secrets) expect(page, secret).not.toContain(secret)

    // At most 1024 pixels: the size if there is one, the preview otherwise.
    const [first = '', second = ''] = linksIn(page)
    const [{ bodies }] = [madeSizes('a')]
    expect(await bytesOf(await send(first))).toEqual(bodies[1])
    expect(await bytesOf(await send(second))).toEqual(jpegBytes(`small ${ids[2]}`))
    const hidden = link.path.replace('?', `/${ids[1]}?`)
    for (const other of [`${first}&download`, link.path.replace('?', '/portraits.zip?'), hidden])
      expect([other, (await send(other)).status]).toEqual([other, 404])
    await expect.poll(() => latest(session)).toMatchObject({ views: 1, downloads: 0 })
  })

  it('lets others download if the buyer allows it, under names that tell nothing, and counts both', async () => {
    const { session, ids } = await shown('br')
    await share(session, ids, { mayDownload: true, days: 30 })
    const link = await latest(session)
    expect(link.path).toMatch(/^\/compartilhado\//)
    const { page } = await opened(link.path)
    expect(page).toContain('lang="pt-BR"')
    expect(page).toContain('<h1>3 retratos</h1>')
    const downloads = linksIn(page).filter((address) => address.endsWith('&download'))
    expect(downloads).toHaveLength(3)
    const names: (string | null)[] = []
    for (const address of downloads) {
      const answer = await send(address)
      names.push(answer.headers.get('content-disposition'))
      await answer.body?.cancel()
    }
    expect(names.map((name) => name?.replace(/.*''/, ''))).toEqual([
      'Paris.jpg',
      'portrait-2.jpg',
      'Beach.png',
    ])
    const zip = await send(linksIn(page).find((address) => address.includes('.zip')) ?? '')
    expect(zip.headers.get('content-disposition')).toContain("''portraits.zip")
    expect(unzip(await bytesOf(zip)).map(({ name }) => name)).toEqual([
      'Paris.jpg',
      'portrait-2.jpg',
      'Beach.png',
    ])
    // A resumed download, a look ahead and a question are no visits.
    await send(downloads[0] ?? '', { headers: { range: 'bytes=10-' } })
    await send(link.path, { method: 'HEAD', headers: { 'user-agent': browser } })
    await opened(link.path, { 'sec-purpose': 'prefetch;prerender' })
    await expect
      .poll(() => latest(session))
      .toMatchObject({ views: 1, downloads: 4, mayDownload: true, portraits: ids })
    // The size of all, as on the order page.
    await database
      .update(orderPhotos)
      .set({ size: 2_200_000 })
      .where(eq(orderPhotos.id, ids[2] ?? ''))
    expect((await opened(link.path)).page).toContain('Baixar todos os 3 (2,1\u00a0MB)')
  })

  it('opens nothing once it has ended, was withdrawn, or its portraits are deleted: a page says so, in its language', async () => {
    const { session, ids } = await shown('br')
    const addresses: string[] = []
    for (let made = 0; made < 3; made++) {
      await share(session, ids, { mayDownload: true })
      addresses.push((await latest(session)).path)
    }
    const [withdrawn = '', ended = '', erased = ''] = addresses
    const files = linksIn((await opened(erased)).page)
    expect(files).toHaveLength(7)
    const idIn = (address: string) => address.split(/[/?]/)[2] ?? ''
    await act(session, { action: 'unshare', share: idIn(withdrawn) })
    await database
      .update(shares)
      .set({ endsAt: new Date() })
      .where(eq(shares.id, idIn(ended)))
    expect((await known(session)).shares.map(({ id }) => id)).toEqual([idIn(erased)])
    await eraseNow(createServices(), await rowOf(session), 'buyer')
    for (const address of addresses) {
      const { answer, page } = await opened(address)
      expect([answer.status, answer.headers.get('x-robots-tag')]).toEqual([410, 'noindex'])
      expect(page).toContain('<h1>Estes retratos não estão mais compartilhados</h1>')
      expect(page).toContain('Peça um novo à pessoa que o enviou para você.')
      for (const file of files)
        expect((await send(file.replace(idIn(erased), idIn(address)))).status).toBe(404)
    }
    const { id } = await rowOf(session)
    expect(await database.select().from(shares).where(eq(shares.orderId, id))).toEqual([])
  })

  it('opens by its own signature alone; a guessed one is answered with a page, in the language of its path', async () => {
    const [mine, other] = [await shown(), await shown()]
    await share(mine.session, mine.ids, { mayDownload: true })
    await share(other.session, other.ids, { mayDownload: true })
    const [ours, theirs] = [await latest(mine.session), await latest(other.session)]
    const { page } = await opened(ours.path)
    const guessed = [
      ours.path.replace(ours.id, theirs.id),
      ours.path.replace(/signature=.*/, ''),
      ours.path.replace(/(?<=signature=)./, (first) => (first === 'A' ? 'B' : 'A')),
      `/shared/${crypto.randomUUID()}?signature=x`,
      '/shared/x',
      '/shared/',
      '/shared/a/b/c',
    ]
    for (const address of guessed) {
      const { answer, page } = await opened(address)
      expect([address, answer.status]).toEqual([address, 404])
      expect(page).toContain('<h1>This link doesn’t work</h1>')
    }
    const inPortuguese = await opened(`/compartilhado/${ours.id}`)
    expect(inPortuguese.page).toContain('<h1>Este link não funciona</h1>')
    for (const file of linksIn(page).map((link) => link.replace(ours.id, theirs.id)))
      expect([file, (await send(file)).status]).toEqual([file, 404])
    // The other way round: a portrait of another order behind this signature.
    const foreign = ours.path.replace('?', `/${other.ids[0]}?`)
    expect((await send(foreign)).status).toBe(404)
    expect((await send(`/photos/${mine.ids[0]}${ours.path.slice(ours.path.indexOf('?'))}`)).status).toBe(403)
    // And nobody else withdraws it.
    await act(other.session, { action: 'unshare', share: ours.id })
    expect((await opened(ours.path)).answer.status).toBe(200)
    expect((await send(ours.path, { method: 'POST' })).status).toBe(405)
  })

  it('stands in the history that the desk shows, once made and once turned off', async () => {
    const [{ session, ids }, other] = [await shown(), await shown()]
    await share(session, ids)
    await share(session, [crypto.randomUUID()])
    const { id } = await latest(session)
    await act(other.session, { action: 'unshare', share: id })
    for (let times = 0; times < 2; times++) await act(session, { action: 'unshare', share: id })
    const changes = await historyOf(session)
    expect(changes.filter(([kind]) => kind.startsWith('share'))).toEqual([
      ['shared', 'buyer', null],
      ['share_withdrawn', 'buyer', null],
    ])
    expect((await historyOf(other.session)).filter(([kind]) => kind.startsWith('share'))).toEqual([])
  })

  it('is made only of portraits that the buyer sees, with a limit that concurrent calls keep', async () => {
    const { session, ids } = await shown()
    const other = await shown()
    const photo = await store(session, 'photo', 'mine.jpg')
    for (const id of [other.ids[0] ?? '', photo, crypto.randomUUID()])
      expect(await share(session, [ids[0] ?? '', id])).toEqual({ ok: false, code: 'not_there' })
    const made = await Promise.all(Array.from({ length: sharesPerOrder + 4 }, () => share(session, ids)))
    expect(made.filter(({ ok }) => ok)).toHaveLength(sharesPerOrder)
    expect(await share(session, ids)).toEqual({ ok: false, code: 'too_many' })
    const [{ id = '' } = {}] = (await known(session)).shares
    await act(session, { action: 'unshare', share: id })
    expect((await share(session, ids)).ok).toBe(true)
    const changes = (await historyOf(session)).filter(([kind]) => kind === 'shared')
    expect(changes).toHaveLength(sharesPerOrder + 1)
    const fresh = await paidOrder()
    expect(await share(fresh, ids)).toEqual({ ok: false, code: 'not_now' })
    const fits = (change: object) =>
      v.is(orderActionSchema, {
        ...{ sessionId: session, action: 'share', portraits: ids, mayDownload: true, days: 7 },
        ...change,
      })
    expect([{}, { days: 1 }, { days: 30, mayDownload: false }].map(fits)).toEqual([true, true, true])
    expect(
      [{ portraits: [] }, { portraits: ['x'] }, { days: 365 }, { days: -1 }, { mayDownload: 'yes' }].map(
        fits,
      ),
    ).toEqual(Array(5).fill(false))
  })

  it('is not made when its portraits are deleted meanwhile, and says that they are gone', async () => {
    const { session, ids } = await shown()
    const services = createServices()
    const { batch } = services.db
    services.db.batch = (async (statements: Parameters<typeof batch>[0]) => {
      await database
        .update(orderPhotos)
        .set({ storedAt: null })
        .where(eq(orderPhotos.id, ids[0] ?? ''))
      return batch.call(services.db, statements)
    }) as unknown as typeof batch
    expect(
      await createShare(services, await rowOf(session), { portraits: ids, mayDownload: false, days: 7 }),
    ).toEqual({
      ok: false,
      code: 'not_there',
    })
  })

  it('follows its order: open during corrections, closed after a refund and while files are being deleted', async () => {
    const { session, ids } = await shown()
    await share(session, ids)
    const link = await latest(session)
    const status = async () => (await send(link.path)).status
    await requestCorrections(createServices(), await rowOf(session), { portraits: [], words: 'x' })
    expect(await status()).toBe(200)
    const added = await store(session, 'portrait', 'new.jpg')
    expect((await opened(link.path)).page).not.toContain(added)
    await deliver(session, [], later(-11))
    expect(await status()).toBe(200)
    const set = (values: object) =>
      database.update(orders).set(values).where(eq(orders.providerSessionId, session))
    await set({ eraseRequestedAt: new Date() })
    expect([await status(), (await known(session)).shares]).toEqual([410, []])
    expect(await share(session, ids)).toEqual({ ok: false, code: 'not_now' })
    await set({ eraseRequestedAt: null })
    await settle(session, 'refund')
    expect([await status(), (await known(session)).shares]).toEqual([410, []])
    const withdrawn = await shown()
    await share(withdrawn.session, withdrawn.ids)
    const second = await latest(withdrawn.session)
    await withdrawConsent(createServices(), await rowOf(withdrawn.session))
    expect((await send(second.path)).status).toBe(410)
  })
})

afterEach(async () => {
  await database.delete(shares)
})
