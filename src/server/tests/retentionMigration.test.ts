import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { readMigrations } from '../../../scripts/migrations/readMigrations'

const day = 86_400_000
const now = Date.UTC(2027, 0, 1)

type Row = Record<string, string | number | null>

/** Orders in every state that retention distinguishes, as an earlier release has left them. */
const orders: Row[] = [
  'paid',
  'photos_received',
  'in_production',
  'delivered',
  'refunded',
  'emptied',
].flatMap((status) =>
  [null, now - 100 * day, now - 10 * day].flatMap((files) =>
    [null, now - 80 * day, now - 5 * day].flatMap((notice) =>
      [null, now].map((requested) => ({
        status,
        files_at: files,
        photos_at: status === 'refunded' ? null : files,
        notice_sent_at: notice,
        erase_requested_at: requested,
        delivered_at: status === 'delivered' ? now - 88 * day : null,
        updated_at: now - 90 * day,
      })),
    ),
  ),
)

it('R-DAT-18 rows of an earlier release keep their dates when the owner can choose, and that release goes on with them', () => {
  const migrations = readMigrations()
  const at = migrations.findIndex(({ name }) => name.endsWith('_retention'))
  const database = new DatabaseSync(':memory:', { enableForeignKeyConstraints: false })
  for (const { sql } of migrations.slice(0, at)) database.exec(sql)
  const insert = (row: Row, id: string) => {
    const all: Row = {
      ...{ id, number: id, offer: 'checkout', plan: 'pro', edition: 'us', amount_minor: 1, currency: 'USD' },
      ...{
        provider: 'stripe',
        request_key: id,
        expires_at: 0,
        created_at: 0,
        paid_at: now - 91 * day,
        ...row,
      },
    }
    const names = Object.keys(all)
    const statement = `INSERT INTO orders (${names.join()}) VALUES (${names.map(() => '?').join()})`
    database.prepare(statement).run(...Object.values(all))
  }
  const dates = (columns: string) => database.prepare(`SELECT ${columns} FROM orders ORDER BY id`).all()
  for (const [index, row] of orders.entries()) insert(row, `${100 + index}`)
  const before = dates('notice_at AS warns, erase_at AS deletes, remind_at')
  expect(before.filter(({ warns }) => warns !== null).length).toBeGreaterThan(20)
  expect(before.filter(({ deletes }) => deletes !== null).length).toBeGreaterThan(20)

  for (const { sql } of migrations.slice(at)) database.exec(sql)
  expect(dates('warn_at AS warns, delete_at AS deletes, remind_at')).toEqual(before)
  // The earlier release reads its own columns, and writes rows without the owner's numbers.
  expect(dates('notice_at AS warns, erase_at AS deletes, remind_at')).toEqual(before)
  for (const [index, row] of orders.entries()) insert(row, `${500 + index}`)
  const all = dates('warn_at AS warns, delete_at AS deletes, remind_at')
  expect(all).toEqual([...before, ...before])
})
