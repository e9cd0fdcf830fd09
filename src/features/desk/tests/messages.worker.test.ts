import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { beforeAll, describe, expect, it } from 'vitest'
import { storeMessage } from '~/features/contact/server/storeMessage'
import type { MessageList } from '~/features/desk/schema'
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

describe('the lists of messages', () => {
  const now = Date.now()

  /** A quarter of the messages is answered, a quarter suspected; four at a time have the same moment. */
  beforeAll(async () => {
    await env.DB.prepare(`WITH RECURSIVE n (i) AS (SELECT 1 UNION ALL SELECT i + 1 FROM n WHERE i < 240)
    INSERT INTO contacts (id, source, edition, name, email, message, flagged, message_key, created_at, answered_at)
    SELECT printf('listed-%03d', i), 'us-home', 'us', 'Ana', 'ana@example.com', 'Hello', CASE WHEN i % 4 = 0 THEN 'trap' END,
      'listed-' || i, ${now} - i / 4 * 1000, CASE WHEN i % 4 = 1 THEN ${now} END FROM n`).run()
  })

  it.each<[MessageList, (a: number, b: number) => number]>([
    ['waiting', (a, b) => a - b],
    ['suspected', (a, b) => b - a],
    ['answered', (a, b) => b - a],
    ['all', (a, b) => b - a],
  ])(
    'the list %s has each message once, page by page: by the deadline those to answer, the newest first elsewhere',
    async (list, compare) => {
      const rows = []
      for (let after: string | undefined, pages = 0; pages < 20; pages++) {
        const page = await listMessages(createServices(), { list, after })
        rows.push(...page.rows)
        if (!page.next) break
        after = page.next
      }
      const times = rows.map(({ createdAt }) => createdAt)
      expect(times).toEqual(times.toSorted(compare))
      const mine = rows.map(({ id }) => id).filter((id) => id.startsWith('listed-'))
      expect(new Set(mine).size).toBe(mine.length)
      expect(mine).toHaveLength({ waiting: 120, suspected: 60, answered: 60, all: 240 }[list])
    },
  )
})
