import { composeMail } from '~/app/composeMail'
import type { Mail } from '~/server/mail/mailer'

/** A mail as it leaves now; `undefined` where none does. */
export async function composed(...about: Parameters<typeof composeMail>): Promise<Mail | undefined> {
  const made = await composeMail(...about)
  return 'mail' in made ? made.mail : undefined
}
