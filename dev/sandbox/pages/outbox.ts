import { html } from 'hono/html'
import type { StoredMail } from '../mail'
import { listRecords, readRecord } from '../store'
import { resourceMissing } from '../stripe/errors'
import type { PagesContext } from './environment'
import { type Markup, showPage } from './layout'

/** Shows the latest 100 recorded mails, newest first, rendered as their recipients would see them. */
export async function showOutbox(c: PagesContext): Promise<Response> {
  const { db, origin } = c.get('host')
  const mails = await listRecords<StoredMail>(db, 'mail')
  const list = mails.map(
    (mail) => html`<article>
<h2><a href="/__sandbox/outbox/${mail.id}">${mail.subject}</a></h2>
${envelope(mail)}
${mail.html ? frame(mail, 'lazy') : ''}
<details${mail.html ? '' : html` open`}><summary>Plain text</summary><pre>${linkText(mail.text, origin)}</pre></details>
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
${mail.html ? html`${frame(mail, 'eager')}<p><a href="/__sandbox/outbox/${id}/rendered">HTML only</a></p>` : ''}
<h2>Plain text</h2>
<pre>${linkText(mail.text, origin)}</pre>`,
  })
}

/**
 * Returns only the HTML of a mail. Like mail clients, the page allows only inline styles and pictures, here those of
 * this site, and opens new tabs.
 */
export async function showRendered(c: PagesContext<'/:id/rendered'>): Promise<Response> {
  const id = c.req.param('id')
  const { db, origin } = c.get('host')
  const mail = await readRecord<StoredMail>(db, 'mail', id)
  if (!mail?.html) throw resourceMissing('mail', id)
  c.header(
    'content-security-policy',
    `sandbox allow-popups allow-popups-to-escape-sandbox; default-src 'none'; img-src ${origin}; style-src 'unsafe-inline'; frame-ancestors 'self'`,
  )
  c.header('cache-control', 'no-store')
  return c.html(mail.html.replace('<head>', '<head>\n<base target="_blank">'))
}

const frame = ({ id, subject }: StoredMail, loading: 'lazy' | 'eager'): Markup =>
  html`<iframe class="mail" src="/__sandbox/outbox/${id}/rendered" title="${subject}" loading="${loading}"></iframe>`

const envelope = ({ to, from, replyTo, recordedAt }: StoredMail): Markup =>
  html`<p class="soft">To ${to} · from ${from}${replyTo ? ` · replies to ${replyTo}` : ''} · ${recordedAt}</p>`

/** Turns URLs of this site into links; everything else stays text. */
function linkText(text: string, origin: string): (string | Markup)[] {
  return text.split(/(https?:\/\/[^\s<>"]*[^\s<>".,;:!?)])/).map((part) => {
    const internal = part === origin || part.startsWith(`${origin}/`)
    return internal ? html`<a href="${part}">${part}</a>` : part
  })
}
