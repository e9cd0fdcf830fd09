import { newId } from '../ids'
import { StripeRefusal } from './errors'

type Answer = { status: number; body: string }
type KeyedAnswer = Answer & { replayed: boolean; originalRequest: string }

type Row = { fingerprint: string; status: number | null; body: string | null; request_id: string }

/** Milliseconds for which Stripe remembers a key. */
const memory = 24 * 60 * 60 * 1000

/**
 * Runs a request once for its key. A repetition gets the stored answer byte for byte, stored 500s included; a
 * refusal of the parameters (400) is not stored, because nothing was begun.
 * @param fingerprint what must be the same when the key is: method, path and body
 * @throws StripeRefusal 400 for a key with other parameters, 409 while the first request is under way
 * @see https://docs.stripe.com/api/idempotent_requests
 */
export async function answerOnce(
  db: D1Database,
  key: string,
  fingerprint: string,
  work: () => Promise<Answer>,
): Promise<KeyedAnswer> {
  if (key.length > 255)
    throw new StripeRefusal(400, {
      type: 'idempotency_error',
      message: 'Idempotency keys are at most 255 long.',
    })
  const requestId = newId('req_', 14)
  const reserved = await reserve(db, key, fingerprint, requestId)
  if (!reserved) return replay(db, key, fingerprint)
  const answer = await work()
  await (answer.status === 400
    ? db.prepare('DELETE FROM answers WHERE key = ?').bind(key)
    : db
        .prepare('UPDATE answers SET status = ?, body = ? WHERE key = ?')
        .bind(answer.status, answer.body, key)
  ).run()
  return { ...answer, replayed: false, originalRequest: requestId }
}

async function reserve(
  db: D1Database,
  key: string,
  fingerprint: string,
  requestId: string,
): Promise<boolean> {
  const now = Date.now()
  const [, inserted] = await db.batch([
    db.prepare('DELETE FROM answers WHERE created_at < ?').bind(now - memory),
    db
      .prepare('INSERT OR IGNORE INTO answers (key, fingerprint, request_id, created_at) VALUES (?, ?, ?, ?)')
      .bind(key, fingerprint, requestId, now),
  ])
  return inserted?.meta.changes === 1
}

async function replay(db: D1Database, key: string, fingerprint: string): Promise<KeyedAnswer> {
  const row = await db.prepare('SELECT * FROM answers WHERE key = ?').bind(key).first<Row>()
  if (row && row.fingerprint !== fingerprint)
    throw new StripeRefusal(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    })
  if (row?.status && row.body !== null)
    return { status: row.status, body: row.body, replayed: true, originalRequest: row.request_id }
  throw new StripeRefusal(409, {
    type: 'idempotency_error',
    code: 'idempotency_key_in_use',
    message: 'There is currently another in-progress request using this Idempotent Key.',
  })
}
