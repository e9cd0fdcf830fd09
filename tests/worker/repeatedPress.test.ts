import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import type { DeskAction } from '~/schemas/desk'
import { auditLog, outbox } from '~/server/db/schema'
import { actOnOrder } from '~/server/desk/actOnOrder'
import { sendMailsAbout } from '~/server/mail/sendOutbox'
import { createServices } from '~/server/services'
import { database, paidOrder, rowOf } from './buyer'
import { putPortrait } from './desk'

type Deed = DeskAction extends infer D ? (D extends DeskAction ? Omit<D, 'order'> : never) : never

/** Each deed of the desk as one press sends it, by an order that allows it. */
const presses: Record<
  Exclude<
    Deed['deed'],
    'remove' | 'supersede' | 'restore' | 'reopen' | 'accept' | 'undo' | 'refund' | 'settle'
  >,
  (id: string) => Deed
> = {
  start: () => ({ deed: 'start' }),
  deliver: () => ({ deed: 'deliver' }),
  keep: () => ({ deed: 'keep' }),
  erase: () => ({ deed: 'erase' }),
  ask: () => ({ deed: 'ask', wanted: { reasons: ['sharper'], words: '' } }),
  note: () => ({ deed: 'note', words: 'Called her.' }),
  email: () => ({ deed: 'email', email: 'new@example.com' }),
  resend: (id) => ({ deed: 'resend', mail: `${id}:order_paid` }),
}

/** Presses a button so many times at once, each a millisecond after the one before. @returns what the order has then */
async function pressed(deedOf: (id: string) => Deed, times: number, at = Date.now()) {
  const { id } = await rowOf(await paidOrder())
  expect((await putPortrait(id)).status).toBe(200)
  await sendMailsAbout(createServices(), id)
  const answers = await Promise.all(
    Array.from({ length: times }, (_, press) =>
      actOnOrder(
        createServices({ now: () => new Date(at + press) }),
        { ...deedOf(id), order: id } as DeskAction,
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

it.each(Object.entries(presses))('%s, pressed six times at once, is done once', async (_, deedOf) => {
  const { id: _one, ...once } = await pressed(deedOf, 1)
  const { id: _six, ...six } = await pressed(deedOf, 6)
  expect(six).toEqual(once)
})

it('a mail can be sent again a minute later', async () => {
  const { id } = await pressed(presses.resend, 2)
  const later = createServices({ now: () => new Date(Date.now() + 61_000) })
  await actOnOrder(later, { ...presses.resend(id), order: id } as DeskAction, 'owner@example.com')
  const mails = await database.select().from(outbox).where(eq(outbox.subjectId, id))
  expect(mails.filter(({ kind }) => kind === 'order_paid')).toHaveLength(3)
})
