import { editions } from '~/catalog/editions'
import { site } from '~/catalog/site'
import type { DeskMessage } from '~/features/desk/schema'

/** Characters of an address that mail programs and browsers take without cutting it short. */
const longest = 1800

/** Begins an answer in the mail program: to whom, about what, and what they wrote, quoted as far as it fits. */
export function replyHref({ name, email, edition, message, createdAt }: DeskMessage): string {
  const day = new Intl.DateTimeFormat(editions[edition].locale, { dateStyle: 'long' }).format(createdAt)
  const write = (quoted: string) => {
    const body = `\n\n${name} <${email}>, ${day}:\n${quoted.replace(/^/gm, '> ')}`
    const fields = { subject: `Re: ${site.brand}`, body: body.replaceAll('\n', '\r\n') }
    const query = Object.entries(fields).map(
      ([key, value]) => `${key}=${encodeURIComponent(value.toWellFormed())}`,
    )
    return `mailto:${encodeURIComponent(email)}?${query.join('&')}`
  }
  let kept = message
  while (kept && write(kept).length > longest) kept = kept.slice(0, Math.floor(kept.length * 0.9))
  return write(kept === message ? message : `${kept.trimEnd()} …`)
}
