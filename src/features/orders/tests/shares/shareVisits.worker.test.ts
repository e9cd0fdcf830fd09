import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { openShare } from '~/features/orders/server/shares/openShare'
import { longDate } from '~/i18n/longDate'
import { orders, shares } from '~/server/db/schema'
import { createServices } from '~/server/services'
import { jpegBytes } from '~tests/fixtures/photoBytes'
import { database, paidOrder, rowOf, send } from '~tests/worker/support/buyer'
import { madeSizes, putSizes } from '~tests/worker/support/desk'
import { deliver } from '~tests/worker/support/studio'
import { bytesOf, latest, linksIn, opened, share, shown } from './shareCalls'

const day = 24 * 3_600_000

afterEach(async () => {
  await database.delete(shares)
})

/** Whether a link is open at a time. */
async function isOpenAt(time: number, link: { id: string; path: string }): Promise<boolean> {
  const signature = new URLSearchParams(link.path.split('?')[1]).get('signature') ?? ''
  const services = createServices({ now: () => new Date(time) })
  return (await openShare(services, { id: link.id, signature })).ok
}

describe('the end of a link', () => {
  it.each([1, 7, 30] as const)('of %i days is that of the day it names, in every time zone', async (days) => {
    const { session, ids } = await shown()
    const made = Date.now()
    await share(session, ids, { days })
    const link = await latest(session)
    const named = new Date(link.endsAt).toISOString().slice(0, 10)
    expect(named).toBe(new Date(made + days * day).toISOString().slice(0, 10))
    expect((await opened(link.path)).page.replaceAll('\u00a0', ' ')).toContain(longDate(link.endsAt, 'en-US'))
    // The day is over last where it is twelve hours earlier than in UTC.
    const over = Date.parse(`${named}T12:00:00Z`) + day
    expect([await isOpenAt(over - 1000, link), await isOpenAt(over, link)]).toEqual([true, false])
  })

  it('is no later than that of its portraits', async () => {
    const { session, ids } = await shown()
    await database.update(orders).set({ portraitDays: 20 }).where(eq(orders.providerSessionId, session))
    const { portraitEndAt } = await rowOf(session)
    await share(session, ids, { days: 30 })
    const [row] = await database.select().from(shares)
    expect(row?.endsAt).toEqual(portraitEndAt)
    await share(session, ids, { days: 7 })
    expect((await latest(session)).endsAt).toBeLessThan((portraitEndAt?.getTime() ?? 0) - 10 * day)
  })
})

it('names nothing after its buyer, though the studio has named files after them', async () => {
  const session = await paidOrder()
  await database
    .update(orders)
    .set({ customerName: 'Ana dos Santos Conceição' })
    .where(eq(orders.providerSessionId, session))
  const names = [
    'Ana Conceicao 1.jpg',
    'ana-in-paris.jpg',
    'SANTOS_2.jpg',
    'Noite dos sonhos.jpg',
    'Paris.jpg',
  ]
  const ids = await deliver(session, names)
  await share(session, ids, { mayDownload: true })
  const { page } = await opened((await latest(session)).path)
  expect([...page.matchAll(/alt="([^"]+)"/g)].map(([, alt]) => alt)).toEqual([
    'Portrait 1 of 5',
    'Portrait 2 of 5',
    'Portrait 3 of 5',
    'Portrait 4 of 5: Noite dos sonhos',
    'Portrait 5 of 5: Paris',
  ])
  expect(page).not.toMatch(/ana|santos/i)
  const [first = ''] = linksIn(page).filter((link) => link.endsWith('&download'))
  const answer = await send(first)
  expect(answer.headers.get('content-disposition')).toContain("''portrait-1.jpg")
  await answer.body?.cancel()
})

it.each([
  'Slackbot-LinkExpanding 1.0 (+https://api.slack.com/robots)',
  'WhatsApp/2.23.20.0',
  'facebookexternalhit/1.1 (+http://www.facebook.com/externalhit_uatext.php)',
  'TelegramBot (like TwitterBot)',
  'Mozilla/5.0 (Windows NT 6.1; WOW64) SkypeUriPreview Preview/0.5 skype-url-preview@microsoft.com',
])('is not counted as opened for its preview in a messenger: %s', async (agent) => {
  const { session, ids } = await shown()
  await share(session, ids)
  const { path } = await latest(session)
  expect((await opened(path, { 'user-agent': agent })).answer.status).toBe(200)
  expect((await latest(session)).views).toBe(0)
  await opened(path)
  await expect.poll(async () => (await latest(session)).views).toBe(1)
})

it('opens and downloads while visits cannot be counted', async () => {
  const { session, ids } = await shown()
  await share(session, ids, { mayDownload: true })
  const { path } = await latest(session)
  const links = linksIn((await opened(path)).page).filter((link) => /&download|\.zip/.test(link))
  expect(links).toHaveLength(4)
  const { prepare } = env.DB
  env.DB.prepare = (query) => {
    if (/^update "shares"/.test(query)) throw new Error('D1 is down')
    return prepare.call(env.DB, query)
  }
  const log = vi.spyOn(console, 'log')
  try {
    for (const link of [path, ...links]) {
      const { answer } = await opened(link)
      expect(answer.status).toBe(200)
    }
    const failures = () => log.mock.calls.filter(([line]) => line.includes('"not_counted"'))
    await expect.poll(failures).toHaveLength(5)
  } finally {
    env.DB.prepare = prepare
    log.mockRestore()
  }
})

it.each(['.', ',', ')', '%22', '%E2%80%9D.', '%3E'])(
  'opens with what followed it in a sentence: %s',
  async (end) => {
    const { session, ids } = await shown()
    await share(session, ids)
    const { path } = await latest(session)
    expect((await opened(path + end)).answer.status).toBe(200)
    expect((await opened(`${path}A${end}`)).answer.status).toBe(404)
  },
)

it('shows a portrait of at most 1024 pixels itself, and the preview of one whose sizes are not made', async () => {
  const { session, ids } = await shown()
  const [, small = '', unknown = ''] = ids
  expect((await putSizes(small, madeSizes('small', ['square']))).status).toBe(204)
  await share(session, ids)
  const { page } = await opened((await latest(session)).path)
  const shownBytes = async (id: string) =>
    bytesOf(await send(linksIn(page).find((link) => link.includes(id)) ?? ''))
  expect(await shownBytes(small)).toEqual(jpegBytes(`${session} 1`))
  expect(await shownBytes(unknown)).toEqual(jpegBytes(`small ${unknown}`))
})
