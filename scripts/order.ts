// The owner's command for one order. It changes rows; the scheduled job mails the buyer and deletes objects.
//
//   npm run order -- show <order id>              what is known of it
//   npm run order -- in-production <order id>     the studio has begun; no more photos are taken
//   npm run order -- delivered <order id>         the portraits are on their way; the buyer is told
//   npm run order -- accept <order id>            a payment that does not fit is right as it is: take it as paid
//   npm run order -- keep <order id>              an order that stood still goes on; its photos stay 180 days more
//   npm run order -- erase <order id>             delete the buyer's photos now
//
// Add `--remote` for the deployed site; without it the local store is meant.

import { execFileSync } from 'node:child_process'
import { statements } from './order/statements.ts'

const [verb, id, ...flags] = process.argv.slice(2)
const remote = flags.includes('--remote')

const statement = statements[verb ?? '']
// The id goes into SQL: nothing but an id may.
if (!statement || !/^[0-9a-f-]{36}$/.test(id ?? '')) {
  process.stderr.write(
    'Usage: npm run order -- show|in-production|delivered|accept|keep|erase <order id> [--remote]\n',
  )
  process.exit(2)
}
const where = remote ? ['--remote', '--env', 'production'] : ['--local']
const sql = statement(id ?? '', Date.now()).replace(/\s+/g, ' ')
execFileSync('wrangler', ['d1', 'execute', 'DB', ...where, '--command', sql], { stdio: 'inherit' })
