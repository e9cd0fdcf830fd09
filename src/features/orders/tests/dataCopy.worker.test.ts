import { env } from 'cloudflare:workers'
import { asc, eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { undoMinutes } from '~/core/schemas/limits'
import { isBuyerMail } from '~/core/schemas/mailKinds'
import { formatOrderNumber } from '~/core/schemas/orderNumber'
import { changeEmail } from '~/features/orders/server/changeEmail'
import { readCopy } from '~/features/orders/server/copy/readCopy'
import { giveVerdict } from '~/features/orders/server/giveVerdict'
import { readOrder } from '~/features/orders/server/readOrder'
import { requestCorrections } from '~/features/orders/server/requestCorrections'
import { requestRetake } from '~/features/orders/server/requestRetake'
import { createShare } from '~/features/orders/server/shares/createShare'
import { writeNote } from '~/features/orders/server/writeNote'
import { photoLink } from '~/features/photos/server/photoLink'
import { put } from '~/features/photos/tests/putPhoto'
import { auditLog, outbox } from '~/server/db/schema'
import { sendMailsAbout } from '~/server/mail/sendOutbox'
import { createServices } from '~/server/services'
import { jpegBytes as jpeg } from '~tests/fixtures/photoBytes'
import { unzip } from '~tests/fixtures/unzip'
import { database, order, origin, paidOrder, post, rowOf, send } from '~tests/worker/support/buyer'
import { deliver, filesOf, later, owner } from '~tests/worker/support/studio'

const services = createServices
const pathOf = async (session: string) => {
  const page = await readOrder(services(), session)
  if (!('dataUrl' in page) || !page.dataUrl) throw new Error('no copy')
  return page.dataUrl.replace(origin, '')
}

async function copyOf(session: string) {
  const answer = await send(await pathOf(session))
  expect(answer.status).toBe(200)
  const entries = unzip(new Uint8Array(await answer.arrayBuffer()))
  const bytesOf = (name: string) => entries.find((entry) => entry.name === name)?.bytes ?? new Uint8Array()
  const textOf = (name: string) => new TextDecoder().decode(bytesOf(name))
  return {
    answer,
    names: entries.map(({ name }) => name),
    bytesOf,
    page: textOf('index.html'),
    data: JSON.parse(textOf('data.json')),
  }
}

/** A delivered order with everything that a copy can contain. */
async function richOrder(): Promise<string> {
  const session = await paidOrder()
  await put(session, jpeg('a'), { 'x-photo-name': 'me.jpg' })
  await put(session, jpeg('b'), { 'x-photo-name': 'me.jpg' })
  await requestRetake(
    services(),
    await rowOf(session),
    { reasons: ['sharper'], words: 'Less <b>blur</b>.' },
    owner,
  )
  await put(session, jpeg('c'), { 'x-photo-name': 'beach.jpg' })
  await writeNote(services(), await rowOf(session), { words: 'A difficult buyer.', known: '', by: owner })
  await deliver(session)
  const portrait = (await filesOf(session)).find(({ name }) => name === 'two.jpg')?.id ?? ''
  await giveVerdict(services(), await rowOf(session), { portrait, verdict: 'almost' })
  await requestCorrections(services(), await rowOf(session), {
    portraits: [],
    words: 'Less smile & <i>more</i> tie.',
    remarks: { [portrait]: 'Not <b>my</b> nose.' },
  })
  await changeEmail(services(), await rowOf(session), 'maria.lima@example.com', 'buyer')
  await createShare(services(), await rowOf(session), { portraits: [portrait], mayDownload: true, days: 7 })
  await sendMailsAbout(services(), (await rowOf(session)).id)
  return session
}

describe('a copy of the buyer’s data', () => {
  it('has what the rows have, as a page and for programs, with photos and portraits', async () => {
    const session = await richOrder()
    const row = await rowOf(session)
    const { answer, names, bytesOf, page, data } = await copyOf(session)
    expect(answer.headers.get('content-type')).toBe('application/zip')
    expect(answer.headers.get('content-disposition')).toContain(`data-${formatOrderNumber(row.number)}.zip`)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    expect(answer.headers.get('x-robots-tag')).toBe('noindex')
    expect(names).toEqual([
      'index.html',
      'data.json',
      'photos/me.jpg',
      'photos/me (2).jpg',
      'photos/beach.jpg',
      'portraits/one.jpg',
      'portraits/two.jpg',
      'portraits/three.jpg',
    ])
    const files = await filesOf(session)
    for (const { path, sha256, size } of data.files) {
      expect(bytesOf(path).length).toBe(size)
      const digest = new Uint8Array(
        await crypto.subtle.digest('SHA-256', bytesOf(path) as BufferSource),
      ).toHex()
      expect(digest).toBe(sha256)
      expect(files.map((file) => file.sha256)).toContain(sha256)
    }
    expect(data.files).toHaveLength(files.length)
    const iso = (at: Date | null) => at?.toISOString() ?? null
    expect(data.order).toMatchObject({
      number: formatOrderNumber(row.number),
      status: row.status,
      paymentReference: row.providerPaymentId,
      orderedAt: iso(row.createdAt),
      paidAt: iso(row.paidAt),
    })
    expect(data.person.name).toBe(row.customerName)
    expect(data.consent).toMatchObject({ version: row.consent?.version, agreedAt: iso(row.consentedAt) })
    expect(data.consent.text).toContain('to make your portraits, and for nothing else')
    expect(data.remarks.map(({ from, text }: { from: string; text: string }) => [from, text])).toEqual([
      ['studio', 'Less <b>blur</b>.'],
      ['buyer', 'Less smile & <i>more</i> tie.'],
    ])
    const log = await database
      .select()
      .from(auditLog)
      .where(eq(auditLog.subjectId, row.id))
      .orderBy(asc(auditLog.at), asc(auditLog.id))
    expect(data.history.map(({ event, at }: { event: string; at: string }) => [event, at])).toEqual(
      log.filter(({ kind }) => kind !== 'note_written').map(({ kind, at }) => [kind, iso(at)]),
    )
    const sent = (await database.select().from(outbox).where(eq(outbox.subjectId, row.id))).filter(
      ({ kind, sentAt }) => sentAt && isBuyerMail(kind),
    )
    expect(sent.length).toBeGreaterThan(2)
    expect(
      data.mails.map(({ kind, sentAt }: { kind: string; sentAt: string }) => `${kind} ${sentAt}`).sort(),
    ).toEqual(sent.map(({ kind, sentAt }) => `${kind} ${iso(sentAt)}`).sort())
    expect(
      data.files.flatMap(({ path, remark, verdict }: Record<string, string | null>) =>
        remark || verdict ? [[path, remark, verdict]] : [],
      ),
    ).toEqual([['portraits/two.jpg', 'Not <b>my</b> nose.', 'almost']])
    expect(page).toContain(
      'portraits/two.jpg</a> (almost looks like me): <q>Not &lt;b&gt;my&lt;/b&gt; nose.</q>',
    )
    expect(data.links).toEqual([
      {
        ...{ createdAt: expect.any(String), endsAt: expect.any(String), withdrawnAt: null },
        ...{ portraits: 1, mayDownload: true, views: 0, downloads: 0 },
      },
    ])
    expect(page).toContain('<html lang="en-US">')
    expect(page).toContain(formatOrderNumber(row.number))
    expect(page).toContain('Less smile &amp; &lt;i&gt;more&lt;/i&gt; tie.')
    expect(page).toContain('<a href="photos/me%20(2).jpg">photos/me (2).jpg</a>')
    expect(page).not.toMatch(/<script|\{\w+\}|undefined|\[object/)
  })

  it('has no ids of others, no note of the owner, no full address and nothing that opens the order', async () => {
    const session = await richOrder()
    const { data, page } = await copyOf(session)
    const text = JSON.stringify(data) + page
    const { id } = await rowOf(session)
    for (const secret of [owner, 'difficult', 'maria.lima@', 'ana@example.com', session, id, 'signature='])
      expect(text, secret).not.toContain(secret)
    expect(text).toContain('ma…@example.com')
  })

  it('opens by its own link alone: not with another buyer’s, nor for another purpose, nor changed or expired', async () => {
    const [mine, other] = [await richOrder(), await paidOrder()]
    const link = await pathOf(mine)
    const { id } = await rowOf(mine)
    const theirs = (await pathOf(other)).replace((await rowOf(other)).id, id)
    const portraits = (await photoLink(services(), id, 'portraits'))
      .replace(origin, '')
      .replace('portraits', 'data')
    for (const path of [
      theirs,
      portraits,
      link.replace(/..$/, (end) => (end === 'AA' ? 'BB' : 'AA')),
      `/orders/${id}/data.zip`,
    ]) {
      const answer = await send(path)
      expect([path === link, answer.status, await answer.json()]).toEqual([false, 403, { code: 'bad_link' }])
    }
    const expired = await photoLink(later(-60 * 48), id, 'data')
    expect((await send(expired.replace(origin, ''))).status).toBe(403)
    expect((await send(link)).status).toBe(200)
  })

  it('resumes like every download, and is there without photos, after a withdrawal, and only once paid', async () => {
    const session = await paidOrder()
    const path = await pathOf(session)
    const whole = await send(path)
    const bytes = new Uint8Array(await whole.arrayBuffer())
    const part = await send(path, {
      headers: { range: 'bytes=10-', 'if-range': whole.headers.get('etag') ?? '' },
    })
    expect(part.status).toBe(206)
    expect(new Uint8Array(await part.arrayBuffer())).toEqual(bytes.subarray(10))
    expect((await copyOf(session)).names).toEqual(['index.html', 'data.json'])

    await put(session, jpeg('x'))
    await post('/orders/withdraw', { session_id: session, edition: 'us' })
    const { data, names } = await copyOf(session)
    expect(names).toEqual(['index.html', 'data.json'])
    expect(data.consent.withdrawnAt).not.toBeNull()
    expect(await readOrder(services(), await order())).toMatchObject({ dataUrl: null })
  })

  it('is in the language of the order, and leaves out what the buyer may not see yet', async () => {
    const session = await paidOrder()
    await env.DB.prepare("UPDATE orders SET edition = 'br' WHERE provider_session_id = ?").bind(session).run()
    await deliver(session, ['hidden.jpg'], services())
    const { page, names } = await copyOf(session)
    expect(page).toContain('<html lang="pt-BR">')
    expect(page).toMatch(/<h1>Seus dados na \S+<\/h1>/)
    expect(names).toEqual(['index.html', 'data.json'])
  })

  it('tells of a delivery only once the desk can no longer undo it', async () => {
    const session = await paidOrder()
    await deliver(session, ['hidden.jpg'], services())
    const toldIn = async (minutes: number) => {
      const { data, files } = await readCopy(later(minutes), await rowOf(session))
      return [data.order.status, data.history.some(({ event }) => event === 'delivered'), files.length]
    }
    expect(await toldIn(0)).toEqual(['in_production', false, 0])
    expect(await toldIn(undoMinutes - 1)).toEqual(['in_production', false, 0])
    expect(await toldIn(undoMinutes + 1)).toEqual(['delivered', true, 1])
  })
})
