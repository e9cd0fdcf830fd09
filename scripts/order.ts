// The owner's command for one order. It changes rows; the scheduled job mails the buyer and deletes objects.
//
//   npm run order -- show <order id>              what is known of it
//   npm run order -- in-production <order id>     the studio has begun; no more photos are taken
//   npm run order -- delivered <order id>         the portraits are on their way; the buyer is told
//   npm run order -- keep <order id>              an order that stood still goes on; its photos stay 180 days more
//   npm run order -- erase <order id>             delete the buyer's photos now
//
// Add `--remote` for the deployed site; without it the local store is meant.

import { execFileSync } from 'node:child_process'

const [verb, id, ...flags] = process.argv.slice(2)
const remote = flags.includes('--remote')

const statements: Record<string, (order: string, now: number) => string> = {
  show: (order) => `SELECT * FROM orders WHERE id = '${order}'`,
  'in-production': (order, now) =>
    `UPDATE orders SET status = 'in_production', updated_at = ${now}
     WHERE id = '${order}' AND status IN ('paid', 'photos_received') RETURNING id, status`,
  delivered: (order, now) =>
    `UPDATE orders SET status = 'delivered', delivered_at = ${now}, updated_at = ${now}
     WHERE id = '${order}' AND status IN ('paid', 'photos_received', 'in_production');
     INSERT OR IGNORE INTO outbox (id, kind, subject_id, due_at, created_at)
     SELECT id || ':delivered', 'delivered', id, ${now}, ${now} FROM orders
     WHERE id = '${order}' AND status = 'delivered' RETURNING subject_id AS id, 'delivered' AS status`,
  keep: (order, now) =>
    `UPDATE orders SET updated_at = ${now}
     WHERE id = '${order}' AND status IN ('paid', 'photos_received', 'in_production') RETURNING id, status`,
  erase: (order, now) =>
    `UPDATE orders SET erase_requested_at = ${now} WHERE id = '${order}' RETURNING id, 'photos go within five minutes' AS status`,
}

const statement = statements[verb ?? '']
// The id goes into SQL: nothing but an id may.
if (!statement || !/^[0-9a-f-]{36}$/.test(id ?? '')) {
  process.stderr.write(
    'Usage: npm run order -- show|in-production|delivered|keep|erase <order id> [--remote]\n',
  )
  process.exit(2)
}
const where = remote ? ['--remote', '--env', 'production'] : ['--local']
const sql = statement(id ?? '', Date.now()).replace(/\s+/g, ' ')
execFileSync('wrangler', ['d1', 'execute', 'DB', ...where, '--command', sql], { stdio: 'inherit' })
