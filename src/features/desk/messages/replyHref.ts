import { editions } from '~/catalog/editions'
import { site } from '~/catalog/site'
import type { DeskMessage } from '~/features/desk/schema'

/** Characters of a `mailto:` URL that mail programs and browsers accept without truncating it. */
const maxLength = 1800
/** Characters of a name, of which each can take nine in the URL. */
const maxName = 60

/** Returns a `mailto:` URL for a reply: recipient, subject, and the quoted message with its day, truncated to fit. */
export function replyHref({ name, email, edition, message, createdAt }: DeskMessage): string {
  const day = new Intl.DateTimeFormat(editions[edition].locale, {
    dateStyle: 'long',
    timeZone: site.ownerTimeZone,
  }).format(createdAt)
  const writer = name.length > maxName ? `${name.slice(0, maxName)}…` : name
  const hrefWith = (quoted: string) => {
    const body = `\n\n${writer} <${email}>, ${day}:\n${quoted.replace(/^/gm, '> ')}`
    const fields = { subject: `Re: ${site.brand}`, body: body.replaceAll('\n', '\r\n') }
    const query = Object.entries(fields).map(
      ([key, value]) => `${key}=${encodeURIComponent(value.toWellFormed())}`,
    )
    return `mailto:${encodeURIComponent(email)}?${query.join('&')}`
  }
  let excerpt = message
  const quoted = () => (excerpt === message ? message : `${excerpt.trimEnd()} …`)
  while (excerpt && hrefWith(quoted()).length > maxLength)
    excerpt = excerpt.slice(0, Math.floor(excerpt.length * 0.9))
  return hrefWith(quoted())
}
