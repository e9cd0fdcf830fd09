import type { MessageDescriptor } from '@lingui/core'
import type { Context } from 'hono'
import { html } from 'hono/html'
import { type StaticPage, staticPage } from './staticPage'

type AlertPage = Pick<StaticPage, 'i18n' | 'status'> & {
  texts: { title: MessageDescriptor; text: MessageDescriptor }
  /** Values for places in the text. */
  values?: Record<string, string>
  /** Address and label of each link below the text. */
  links: readonly (readonly [href: string, label: MessageDescriptor])[]
}

/** Responds with a static page of one paragraph that says what came of a request, announced to screen readers. */
export function alertPage(c: Context, { i18n, status, texts, values, links }: AlertPage): Promise<Response> {
  const ways = links.map(([href, label]) => html`<a href="${href}">${i18n._(label)}</a>`)
  return staticPage(c, {
    i18n,
    status,
    title: i18n._(texts.title),
    body: html`<p role="${status === 200 ? 'status' : 'alert'}">${i18n._(texts.text.id, values)}</p>${ways}`,
  })
}
