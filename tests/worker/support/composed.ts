import { handlerOf } from '~/app/mails'
import { mailId } from '~/server/mail/enqueueMail'
import type { Mail } from '~/server/mail/mailer'
import type { Composed, OutboxRow } from '~/server/mail/registry'
import type { Services } from '~/server/services'

/** Composes a mail as it would be sent now. */
export const composeMail = (
  services: Services,
  row: Pick<OutboxRow, 'kind' | 'subjectId' | 'recipient'> & { id?: string },
): Promise<Composed> => handlerOf(row.kind).compose(services, { id: mailId(row), attempts: 0, ...row })

/** The mail that would be sent now; `undefined` when none would. */
export async function composed(...about: Parameters<typeof composeMail>): Promise<Mail | undefined> {
  const made = await composeMail(...about)
  return 'mail' in made ? made.mail : undefined
}
