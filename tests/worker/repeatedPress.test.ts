import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { DeskAction } from '~/features/desk/schema'
import { actOnOrder } from '~/features/desk/server/actOnOrder'
import { auditLog, outbox } from '~/server/db/schema'
import { sendMailsAbout } from '~/server/mail/sendOutbox'
import { createServices } from '~/server/services'
import { database, paidOrder, rowOf } from './buyer'
import { putPortrait } from './desk'

type Action = DeskAction extends infer D ? (D extends DeskAction ? Omit<D, 'order'> : never) : never

/** Each action of the desk as one press sends it, by an order that allows it. */
const presses: Record<
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
  ask: () => ({ action: 'ask', wanted: { reasons: ['sharper'], words: '' } }),
  note: () => ({ action: 'note', words: 'Called her.' }),
  email: () => ({ action: 'email', email: 'new@example.com' }),
  resend: (id) => ({ action: 'resend', mail: `${id}:order_paid` }),
}

/** Presses a button so many times at once, each a millisecond after the one before. @returns what the order has then */
async function pressed(actionOf: (id: string) => Action, times: number, at = Date.now()) {
  const { id } = await rowOf(await paidOrder())
  expect((await putPortrait(id)).status).toBe(200)
  await sendMailsAbout(createServices(), id)
  const answers = await Promise.all(
    Array.from({ length: times }, (_, press) =>
      actOnOrder(
        createServices({ now: () => new Date(at + press) }),
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

it.each(Object.entries(presses))('%s, pressed six times at once, is done once', async (_, actionOf) => {
  const { id: _one, ...once } = await pressed(actionOf, 1)
  const { id: _six, ...six } = await pressed(actionOf, 6)
  expect(six).toEqual(once)
})

it('a mail can be sent again a minute later', async () => {
  const { id } = await pressed(presses.resend, 2)
  const later = createServices({ now: () => new Date(Date.now() + 61_000) })
  await actOnOrder(later, { ...presses.resend(id), order: id } as DeskAction, 'owner@example.com')
  const mails = await database.select().from(outbox).where(eq(outbox.subjectId, id))
  expect(mails.filter(({ kind }) => kind === 'order_paid')).toHaveLength(3)
})
