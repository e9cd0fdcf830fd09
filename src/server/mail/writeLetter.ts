import { site } from '~/catalog/site'
import { cleanLine } from '~/core/schemas/cleanLine'
import { type Letter, letterText } from './letter'
import { letterHtml } from './letterHtml'
import type { Mail } from './mailer'

/** Makes a mail of a letter: as text and as HTML that say the same. */
export function writeLetter(letter: Letter, { to, ...reply }: { to: string; replyTo?: string }): Mail {
  return {
    to: cleanLine(to),
    from: site.sender,
    ...reply,
    subject: letter.subject,
    text: letterText(letter),
    html: letterHtml(letter),
  }
}
