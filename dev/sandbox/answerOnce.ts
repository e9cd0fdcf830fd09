type Answer = { status: number; body: string }

type KeyedCall = {
  key: string
  /** Path and body, which must be identical for every use of the key. */
  fingerprint: string
  /** Milliseconds after the first use until the key expires. */
  memory: number
  requestId: string
  /** Whether an answer with this status is stored; otherwise the key is released. */
  keeps: (status: number) => boolean
}

type KeyedAnswer =
  | (Answer & { outcome: 'first' | 'replay'; requestId: string })
  | { outcome: 'other_request' }
  | { outcome: 'in_progress' }

type Row = { fingerprint: string; status: number | null; body: string | null; request_id: string }

/** Milliseconds after which an unanswered request counts as interrupted (by a restart, say) and releases its key. */
const staleAfter = 15_000

/** Age in milliseconds at which the rows of all keys are deleted; no provider stores a key for longer. */
const oneDay = 24 * 60 * 60 * 1000

/** Runs a request once per idempotency key; a retry gets the stored answer byte for byte. */
export async function answerOnce(
  db: D1Database,
  call: KeyedCall,
  work: () => Promise<Answer>,
): Promise<KeyedAnswer> {
  const { key, fingerprint, requestId, keeps } = call
  if (!(await reserve(db, call))) return replay(db, key, fingerprint)
  const answer = await work()
  await (keeps(answer.status)
    ? db
        .prepare('UPDATE answers SET status = ?, body = ? WHERE key = ?')
        .bind(answer.status, answer.body, key)
    : db.prepare('DELETE FROM answers WHERE key = ?').bind(key)
  ).run()
  return { ...answer, outcome: 'first', requestId }
}

/** Deletes expired rows and reserves the key. @returns whether the key was free */
async function reserve(db: D1Database, { key, fingerprint, requestId, memory }: KeyedCall): Promise<boolean> {
  const now = Date.now()
  const [, inserted] = await db.batch([
    db
      .prepare(
        `DELETE FROM answers WHERE (key = ?1 AND created_at < ?2) OR (key = ?1 AND status IS NULL AND created_at < ?3)
          OR created_at < ?4`,
      )
      .bind(key, now - memory, now - staleAfter, now - oneDay),
    db
      .prepare('INSERT OR IGNORE INTO answers (key, fingerprint, request_id, created_at) VALUES (?, ?, ?, ?)')
      .bind(key, fingerprint, requestId, now),
  ])
  return inserted?.meta.changes === 1
}

async function replay(db: D1Database, key: string, fingerprint: string): Promise<KeyedAnswer> {
  const row = await db.prepare('SELECT * FROM answers WHERE key = ?').bind(key).first<Row>()
  if (row && row.fingerprint !== fingerprint) return { outcome: 'other_request' }
  if (row?.status && row.body !== null)
    return { outcome: 'replay', status: row.status, body: row.body, requestId: row.request_id }
  return { outcome: 'in_progress' }
}
