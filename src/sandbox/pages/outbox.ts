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
${mail.html ? html`<details><summary>HTML source</summary><pre>${mail.html}</pre></details>` : ''}`,
  })
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
