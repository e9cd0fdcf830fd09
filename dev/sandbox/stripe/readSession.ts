import { readRecord } from '../store'
import { resourceMissing } from './errors'
import type { SessionRecord } from './record'

/** @throws StripeRefusal 404 for an unknown session */
export async function readSession(db: D1Database, id: string): Promise<SessionRecord> {
  const record = await readRecord<SessionRecord>(db, 'session', id)
  if (!record) throw resourceMissing('checkout.session', id, 'session')
  return record
}
