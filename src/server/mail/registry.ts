import type { BatchItem } from 'drizzle-orm/batch'
import type { DropReason, MailKind } from '~/core/schemas/mailKinds'
import type { outbox } from '../db/schema'
import type { Services } from '../services'
import type { Mail } from './mailer'

/** A mail ready to send, or why none is sent. */
export type Composed = { mail: Mail } | { dropped: DropReason }

export type OutboxRow = typeof outbox.$inferSelect

/** How a feature composes its mails. */
export type MailHandler = {
  /** Composes a mail from the current state of its subject, or returns why there is none to send. */
  compose: (
    services: Services,
    row: Pick<OutboxRow, 'id' | 'kind' | 'subjectId' | 'recipient' | 'attempts'>,
  ) => Promise<Composed>
  /** Statements to run in the transaction that marks the mail as sent. */
  afterSending?: (
    services: Services,
    row: OutboxRow,
    times: { composedAt: Date; sentAt: Date },
  ) => BatchItem<'sqlite'>[]
}

type HandlerOf = (kind: MailKind) => MailHandler

let load: (() => Promise<HandlerOf>) | undefined

/** Registers the mail handlers of the features. Called by `app/`, so that the outbox does not depend on features. */
export function registerMailHandlers(loader: () => Promise<HandlerOf>): void {
  load = loader
}

/** Returns the handler of a mail kind. @throws when no handlers are registered, which is a bug */
export async function mailHandler(kind: MailKind): Promise<MailHandler> {
  if (!load) throw new Error('No mails are registered')
  return (await load())(kind)
}
