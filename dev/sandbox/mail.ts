import type { SandboxHost } from './host'
import { newId } from './ids'
import { insertRecord } from './store'
import { createTables } from './tables'

type Mail = {
  to: string
  from: string
  replyTo?: string
  subject: string
  text: string
  html?: string
}

export type StoredMail = Mail & {
  id: string
  /** ISO 8601. */
  recordedAt: string
}

/** Stores a mail instead of sending it; `/__sandbox/outbox` shows it. */
export async function recordMail({ db }: Pick<SandboxHost, 'db'>, mail: Mail): Promise<void> {
  await createTables(db)
  const stored: StoredMail = { ...mail, id: newId('mail_'), recordedAt: new Date().toISOString() }
  await insertRecord(db, 'mail', stored.id, stored)
}
