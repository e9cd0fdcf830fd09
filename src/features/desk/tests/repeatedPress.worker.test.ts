import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { DeskAction } from '~/features/desk/schema'
import { actOnOrder } from '~/features/desk/server/actOnOrder'
import { auditLog, outbox } from '~/server/db/schema'
import { sendMailsAbout } from '~/server/mail/sendOutbox'
import { createServices } from '~/server/services'
import { database, paidOrder, rowOf } from '~tests/worker/support/buyer'
import { putPortrait } from '~tests/worker/support/desk'

type Action = DeskAction extends infer D ? (D extends DeskAction ? Omit<D, 'order'> : never) : never

/** Each desk action as sent by one click, for an order that allows it. */
const actions: Record<
  Exclude<
    Action['action'],
    'remove' | 'supersede' | 'restore' | 'reopen' | 'accept' | 'undo' | 'refund' | 'settle'
  >,
  (id: string) => Action
> = {
  start: () => ({ action: 'start' }),
  deliver: () => ({ action: 'deliver' }),
  keep: () => ({ action: 'keep' }),
  erase: () => ({ action: 'erase' }),
  ask: () => ({ action: 'ask', retakeRequest: { reasons: ['sharper'], words: '' } }),
  note: () => ({ action: 'note', words: 'Called her.', known: '' }),
  email: () => ({ action: 'email', email: 'new@example.com' }),
  resend: (id) => ({ action: 'resend', mail: `${id}:order_paid` }),
}

/** Sends concurrent actions, one per millisecond. @returns the order's audit log and mails afterwards */
async function runConcurrently(actionOf: (id: string) => Action, times: number, at = Date.now()) {
  const { id } = await rowOf(await paidOrder())
  expect((await putPortrait(id)).status).toBe(200)
  await sendMailsAbout(createServices(), id)
  const answers = await Promise.all(
    Array.from({ length: times }, (_, index) =>
      actOnOrder(
        createServices({ now: () => new Date(at + index) }),
        { ...actionOf(id), order: id } as DeskAction,
        'owner@example.com',
      ),
    ),
  )
  expect(answers.some(({ ok }) => ok)).toBe(true)
  const kinds = (rows: { kind: string }[]) => rows.map(({ kind }) => kind).sort()
  return {
    id,
    history: kinds(await database.select().from(auditLog).where(eq(auditLog.subjectId, id))),
    mails: kinds(await database.select().from(outbox).where(eq(outbox.subjectId, id))),
  }
}

it.each(Object.entries(actions))('%s, clicked six times at once, is done once', async (_, actionOf) => {
  const { id: _one, ...once } = await runConcurrently(actionOf, 1)
  const { id: _six, ...six } = await runConcurrently(actionOf, 6)
  expect(six).toEqual(once)
})

it('a mail can be resent a minute later', async () => {
  const { id } = await runConcurrently(actions.resend, 2)
  const later = createServices({ now: () => new Date(Date.now() + 61_000) })
  await actOnOrder(later, { ...actions.resend(id), order: id } as DeskAction, 'owner@example.com')
  const mails = await database.select().from(outbox).where(eq(outbox.subjectId, id))
  expect(mails.filter(({ kind }) => kind === 'order_paid')).toHaveLength(3)
})
