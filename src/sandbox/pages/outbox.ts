import { html } from 'hono/html'
import type { StoredMail } from '../mail'
import { listRecords, readRecord } from '../store'
import { resourceMissing } from '../stripe/errors'
import type { PagesContext } from './environment'
import { type Markup, showPage } from './layout'

/** Every mail that would have been sent, newest first. */
export async function showOutbox(c: PagesContext): Promise<Response> {
  const { db, origin } = c.get('host')
  const mails = await listRecords<StoredMail>(db, 'mail')
  const list = mails.map(
    (mail) => html`<article>
<h2><a href="/__sandbox/outbox/${mail.id}">${mail.subject}</a></h2>
${envelope(mail)}
<pre>${linkText(mail.text, origin)}</pre>
</article>`,
  )
  return showPage(c, {
    title: 'Outbox',
    body: html`${list.length > 0 ? list : html`<p class="soft">No mail yet.</p>`}`,
  })
}

export async function showMail(c: PagesContext<'/:id'>): Promise<Response> {
  const { db, origin } = c.get('host')
  const id = c.req.param('id')
  const mail = await readRecord<StoredMail>(db, 'mail', id)
  if (!mail) throw resourceMissing('mail', id)
  return showPage(c, {
    title: mail.subject,
    body: html`${envelope(mail)}
<pre>${linkText(mail.text, origin)}</pre>
${mail.html ? html`<p><a href="/__sandbox/outbox/${id}/rendered">As the reader sees it</a></p>` : ''}`,
  })
}

/** A mail's HTML by itself. It gets its own styles and nothing else, like in a mail program. */
export async function showRendered(c: PagesContext<'/:id/rendered'>): Promise<Response> {
  const id = c.req.param('id')
  const mail = await readRecord<StoredMail>(c.get('host').db, 'mail', id)
  if (!mail?.html) throw resourceMissing('mail', id)
  c.header('content-security-policy', "sandbox; default-src 'none'; style-src 'unsafe-inline'")
  c.header('cache-control', 'no-store')
  return c.html(mail.html)
}

const envelope = ({ to, from, replyTo, recordedAt }: StoredMail): Markup =>
  html`<p class="soft">To ${to} · from ${from}${replyTo ? ` · replies to ${replyTo}` : ''} · ${recordedAt}</p>`

/** Makes the addresses of this site clickable; all else stays text. */
function linkText(text: string, origin: string): (string | Markup)[] {
  return text.split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/).map((part) => {
    const ours = part === origin || part.startsWith(`${origin}/`)
    return ours ? html`<a href="${part}">${part}</a>` : part
  })
}
