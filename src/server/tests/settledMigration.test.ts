import { DatabaseSync } from 'node:sqlite'
import { expect, it } from 'vitest'
import { readMigrations } from '../../../scripts/migrations/readMigrations'

it('refunds that an earlier release has noted as settled count as returned', () => {
  const migrations = readMigrations()
  const at = migrations.findIndex(({ name }) => name.endsWith('_settled'))
  const database = new DatabaseSync(':memory:', { enableForeignKeyConstraints: false })
  for (const { sql } of migrations.slice(0, at)) database.exec(sql)
  const order = database.prepare(
    `INSERT INTO orders (id, number, offer, plan, edition, amount_minor, currency, provider, request_key, status,
      expires_at, created_at, updated_at)
      VALUES (?1, ?1, 'checkout', 'pro', 'us', 39900, 'USD', 'stripe', ?1, 'paid', 0, 0, 0)`,
  )
  const change = database.prepare('INSERT INTO changes VALUES (NULL, ?, ?, ?, ?, ?)')
  for (const id of ['none', 'once', 'twice']) {
    order.run(id)
    change.run(id, 'refund_failed', 'provider', '29900', 1)
  }
  for (const [id, detail, moment] of [
    ['once', '10000', 2],
    ['twice', '9900', 2],
    ['twice', '20000', 3],
  ] as const)
    change.run(id, 'refund_settled', 'owner@example.com', detail, moment)

  for (const { sql } of migrations.slice(at)) database.exec(sql)
  expect(database.prepare('SELECT id, settled_minor AS settled FROM orders ORDER BY id').all()).toEqual([
    { id: 'none', settled: 0 },
    { id: 'once', settled: 10_000 },
    { id: 'twice', settled: 29_900 },
  ])
})
