import { site } from '~/catalog/site'
import { cleanLine } from '~/core/schemas/cleanLine'
import { type Letter, letterText } from './letter'
import { letterHtml } from './letterHtml'
import type { Mail } from './mailer'

/** Renders a letter as a mail, with equivalent text and HTML bodies. */
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
