import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { storeMessage } from '~/features/contact/server/storeMessage'
import { actOnMessage } from '~/features/desk/server/actOnMessage'
import { listMessages } from '~/features/desk/server/listMessages'
import { auditLog, contacts } from '~/server/db/schema'
import { createServices } from '~/server/services'
import { database } from '~tests/worker/support/buyer'
import { by } from './deskOrder'

describe('a message', () => {
  const message = () =>
    storeMessage(
      createServices(),
      {
        source: 'us-home',
        edition: 'us',
        name: 'Ana',
        email: 'ana@example.com',
        message: crypto.randomUUID(),
        company: null,
        instagram: null,
        formKey: undefined,
        trapped: false,
        challenge: undefined,
      },
      null,
    )

  it('is marked answered by the first user, reopened, and deleted with an audit trail', async () => {
    const { id } = await message()
    const action = (action: 'answered' | 'reopen' | 'delete', actor = by) =>
      actOnMessage(createServices(), { message: id, action }, actor)
    expect(await action('answered')).toMatchObject({ ok: true, value: { answeredBy: by } })
    expect(await action('answered', 'other@example.com')).toMatchObject({
      ok: true,
      value: { answeredBy: by },
    })
    const answered = await listMessages(createServices(), { list: 'answered', after: undefined })
    expect(answered.rows[0]).toMatchObject({ id, answeredBy: by })
    expect(await action('reopen')).toMatchObject({ ok: true, value: { answeredAt: null, answeredBy: null } })
    expect(await action('delete')).toEqual({ ok: true, value: null })
    expect(await action('delete')).toEqual({ ok: false, code: 'not_there' })
    expect(await database.select().from(contacts).where(eq(contacts.id, id))).toEqual([])
    const trace = await database.select().from(auditLog).where(eq(auditLog.subjectId, id))
    expect(trace.map(({ kind, by, detail }) => [kind, by, detail])).toEqual([
      ['answered', by, null],
      ['reopened', by, null],
      ['deleted', by, expect.stringMatching(/^an?…@example\.com$/)],
    ])
  })
})
