import { env } from 'cloudflare:workers'
import { asc } from 'drizzle-orm'
import { expect } from 'vitest'
import { site } from '~/catalog/site'
import { statusHelp } from '~/features/desk/content/statusHelp'
import { digestUntil } from '~/features/desk/server/digest/digestSince'
import { readDigest } from '~/features/desk/server/digest/readDigest'
import { readOrder as readDeskOrder } from '~/features/desk/server/readOrder'
import { readOrder } from '~/features/orders/server/readOrder'
import { auditLog, disputes, orderPhotos, outbox, shares } from '~/server/db/schema'
import { createServices } from '~/server/services'
import { buyerPage } from '../../claims/buyerPage'
import { findFalseClaims } from '../../claims/claim'
import { deskPage } from '../../claims/deskPage'
import { deskDisputes } from '../../claims/disputes'
import { type Facts, seen, undoWindow } from '../../claims/facts'
import { buyerMails } from '../../claims/mails'
import { ownerDisputes } from '../../claims/ownerDisputes'
import { ownerMails } from '../../claims/ownerMails'
import { database, rowOf } from './buyer'
import { mailText } from './mailText'
import { renderBuyerPage, renderDeskPage } from './saidPages'

const { SANDBOX_DB: sandboxDb } = env as Env & { SANDBOX_DB: D1Database }

/** Ids of the sent mails, taken from the `mail_sent` log entries instead of the database under test. */
export type SentMailIds = Set<string>

async function factsOf(session: string, sentMailIds: SentMailIds): Promise<Facts> {
  const [order, files, history, mails, disputed, shared] = await Promise.all([
    rowOf(session),
    database.select().from(orderPhotos),
    database.select().from(auditLog).orderBy(asc(auditLog.at), asc(auditLog.id)),
    database.select().from(outbox),
    database.select().from(disputes),
    database.select().from(shares),
  ])
  return {
    order,
    files,
    history,
    mails,
    disputes: disputed,
    shares: shared,
    left: sentMailIds,
    now: new Date(),
  }
}

/** Checks what the buyer's page and the desk say against the database, and the desk's mail states against the log. */
export async function expectClaims(session: string, sentMailIds: SentMailIds): Promise<void> {
  const facts = await factsOf(session, sentMailIds)
  const services = createServices()
  const desk = await readDeskOrder(services, facts.order.id)
  if (!desk.ok) throw new Error(desk.code)
  const [buyerText, deskText] = await Promise.all([
    readOrder(services, session).then((order) => renderBuyerPage(order, session)),
    renderDeskPage(desk.value, facts.now),
  ])
  const state = {
    status: facts.order.status,
    history: facts.history.map(({ kind, detail }) => [kind, detail].join(' ')),
  }
  // The state is compared with itself only to appear in the failure message.
  const noFalseClaims = { ...state, falseClaims: [] }
  expect({ ...state, falseClaims: findFalseClaims(buyerText, buyerPage, facts) }).toEqual(noFalseClaims)
  const deskClaims = [...deskPage, ...deskDisputes]
  const { means, buyer, todo } = statusHelp[facts.order.status]
  const help = [means, buyer, todo].map(({ message }) => message)
  const onDesk = [deskText, ...help].join('\n')
  expect({ ...state, falseClaims: findFalseClaims(onDesk, deskClaims, facts) }).toEqual(noFalseClaims)
  for (const event of desk.value.history)
    if ('mail' in event) {
      const delivery = { id: event.id, sent: event.sentAt !== null, dropped: event.dropped !== null }
      const logged = sentMailIds.has(event.id)
      expect({ ...delivery, logged }).toEqual({ ...delivery, logged: delivery.sent })
    }
  await expectTrueDigest(facts)
}

/** Checks the counts of the owner's digest against the database, for a test with a single order. */
async function expectTrueDigest(facts: Facts): Promise<void> {
  const { status, paidAt } = facts.order
  const {
    since,
    paid,
    delivered,
    start,
    production,
    review,
    disputes: toAnswer,
  } = await readDigest(createServices())
  const until = digestUntil(facts.now)
  const isNew = (at: number) => at > since.getTime() && at <= until.getTime()
  const counts = { paid, delivered, start, production, review, toAnswer }
  expect({ status, ...counts }).toEqual({
    status,
    paid: paidAt && status !== 'review' && isNew(paidAt.getTime()) ? 1 : 0,
    delivered: seen(facts).some(({ at }) => isNew(at.getTime() + undoWindow)) ? 1 : 0,
    start: status === 'photos_received' ? 1 : 0,
    production: status === 'in_production' ? 1 : 0,
    review: status === 'review' ? 1 : 0,
    toAnswer: facts.disputes.filter(({ kind, status }) => kind !== 'warning' && status === 'open').length,
  })
}

/** Checks what the mails sent since the last check say against the database. */
export async function expectMailClaims(session: string, sentMailIds: SentMailIds): Promise<void> {
  const { results } = await sandboxDb
    .prepare("SELECT json FROM records WHERE collection = 'mail'")
    .all<{ json: string }>()
  await clearMails()
  if (!results.length) return
  const facts = await factsOf(session, sentMailIds)
  for (const { json } of results) {
    const { subject, text } = JSON.parse(json) as { subject: string; text: string }
    const content = `${subject}\n${text}`
    const falseClaims = [
      ...findFalseClaims(content, buyerMails, facts),
      ...findFalseClaims(content, [...ownerMails, ...ownerDisputes], facts, mailText(site.ownerLanguage)),
    ]
    expect({ content, falseClaims }).toEqual({ content, falseClaims: [] })
  }
}

/** Excludes the mails sent so far from the next check, because concurrent steps may have made them outdated. */
export async function clearMails(): Promise<void> {
  await sandboxDb.prepare("DELETE FROM records WHERE collection = 'mail'").run()
}
