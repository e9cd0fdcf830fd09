import type { BatchItem } from 'drizzle-orm/batch'
import type { DropReason, MailKind } from '~/core/schemas/mailKinds'
import type { outbox } from '../db/schema'
import type { Services } from '../services'
import type { Mail } from './mailer'

/** A mail as it leaves now, or why none does. */
export type Composed = { mail: Mail } | { dropped: DropReason }

export type OutboxRow = typeof outbox.$inferSelect

/** How a feature writes its mails. */
export type MailHandler = {
  /** Writes a mail from what it is about, as that is now; or says why there is none to send. */
  compose: (services: Services, row: Pick<OutboxRow, 'kind' | 'subjectId' | 'recipient'>) => Promise<Composed>
  /** Statements that run in one transaction with the note that the mail has left. */
  afterSending?: (
    services: Services,
    row: OutboxRow,
    times: { composedAt: Date; sentAt: Date },
  ) => BatchItem<'sqlite'>[]
}

type HandlerOf = (kind: MailKind) => MailHandler

let load: (() => Promise<HandlerOf>) | undefined

/** Registers the mails of the features. `app/` does it, so that the outbox knows none of them. */
export function registerMails(loader: () => Promise<HandlerOf>): void {
  load = loader
}

/** @throws where no mails are registered, which is a bug and no state of the world */
export async function mailHandler(kind: MailKind): Promise<MailHandler> {
  if (!load) throw new Error('No mails are registered')
  return (await load())(kind)
}
