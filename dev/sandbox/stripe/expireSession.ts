import type { WebhookMode } from '../deliveries/enqueue'
import { changeRecord } from '../store'
import { sessionEvent } from './events'
import { queueEvent } from './queueEvent'
import type { SessionRecord } from './record'

/**
 * Expires an open session and queues its event.
 * @returns `null` when the session was no longer open
 */
export async function expireSession(
  db: D1Database,
  id: string,
  webhook: WebhookMode = 'at_once',
): Promise<SessionRecord | null> {
  const expired = await changeRecord<SessionRecord>(db, 'session', id, (record) =>
    record.session.status === 'open'
      ? { ...record, session: { ...record.session, status: 'expired', url: null } }
      : null,
  )
  if (expired) await queueEvent(db, sessionEvent('checkout.session.expired', expired.session), webhook)
  return expired
}

/** Expires open sessions after their `expires_at`. The sandbox has no timer, so every request runs this. */
export async function expireOverdueSessions(db: D1Database, now: number): Promise<void> {
  const { results } = await db
    .prepare(
      `SELECT id FROM records WHERE collection = 'session'
       AND json_extract(json, '$.session.status') = 'open' AND json_extract(json, '$.session.expires_at') <= ?`,
    )
    .bind(now)
    .all<{ id: string }>()
  for (const { id } of results) await expireSession(db, id)
}
