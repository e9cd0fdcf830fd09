import { html } from 'hono/html'
import type { PagesContext } from '../environment'
import { showPage } from '../layout'

/** The last page of a pop-up; the script that opened the window closes it here. */
export function showClosed(c: PagesContext): Promise<Response> {
  const approved = c.req.query('outcome') === 'approved'
  return showPage(c, {
    title: approved ? 'Approved' : 'Cancelled',
    narrow: true,
    body: html`<p role="status">You can close this window.</p>`,
  })
}
