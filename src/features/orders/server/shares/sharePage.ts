import type { MessageDescriptor } from '@lingui/core'
import type { Context } from 'hono'
import { html } from 'hono/html'
import { type EditionsWith, pathOf } from '~/catalog/addresses'
import { editions } from '~/catalog/editions'
import { site } from '~/catalog/site'
import { downloadSize } from '~/i18n/fileSize'
import { longDate } from '~/i18n/longDate'
import { lastDayBefore } from '~/server/orders/retention'
import { staticPage } from '~/server/pages/staticPage'
import type { Services } from '~/server/services'
import { translator } from '~/server/translate'
import type { OpenShare } from './openShare'
import { shareLinks } from './shareLinks'
import { shareStyles } from './shareStyles'
import { shareTexts as t } from './shareTexts'

const signs = { close: 'M6 6l12 12M18 6 6 18', before: 'M15 5l-7 7 7 7', after: 'M9 5l7 7-7 7' }

/** Keeps a date or a size in one line; the year of a long date may come apart. */
const bound = (words: string) => words.replace(/ (?!de \d{4}$)/g, '\u00a0')

const hidden = (text: string) => html`<span class="hidden">${text}</span>`

/** The page of a share: portraits and nothing of their order. It needs no script. */
export async function sharePage(
  c: Context,
  services: Services,
  edition: EditionsWith<'thank-you'>,
  { share, portraits }: OpenShare,
): Promise<Response> {
  const i18n = translator(editions[edition].locale)
  const count = portraits.length
  const link = await shareLinks(services, { edition }, share.id)
  const tiles = portraits.map(({ id, scene }, at) => {
    const place = at + 1
    const alt = scene ? i18n._(t.scene.id, { place, count, scene }) : i18n._(t.portrait.id, { place, count })
    const url = link(`/${id}`)
    const text = scene ? html`<p>${scene}</p>` : ''
    const download = share.mayDownload
      ? html`<a href="${url}&amp;download" download>${i18n._(t.download)}${hidden(`: ${alt}`)}</a>`
      : ''
    return html`<li id="p${place}" tabindex="-1"><img src="${url}" alt="${alt}" loading="${at < 4 ? 'eager' : 'lazy'}"><a class="open" id="t${place}" href="#p${place}">${hidden(i18n._(t.enlarge.id, { portrait: alt }))}</a><div class="text">${text}${download}</div><div class="steps">${step('close', `#t${place}`, t.close)}<span class="count" aria-hidden="true">${place} / ${count}</span>${at > 0 ? step('before', `#p${place - 1}`, t.previous) : ''}${place < count ? step('after', `#p${place + 1}`, t.next) : ''}</div></li>`
  })
  const bytes = portraits.reduce((sum, { size }) => sum + size, 0)
  const size = bound(downloadSize(i18n, bytes))
  const zip =
    share.mayDownload && count > 1
      ? html`<a class="all" href="${link('/portraits.zip')}" download>${i18n._(t.downloadAll.id, { count, size })}</a>`
      : ''
  const date = bound(longDate(lastDayBefore(share.endsAt), i18n.locale))

  function step(kind: keyof typeof signs, href: string, name: MessageDescriptor) {
    return html`<a class="${kind}" href="${href}"><svg viewBox="0 0 24 24" aria-hidden="true"><path d="${signs[kind]}"/></svg>${hidden(i18n._(name))}</a>`
  }

  return staticPage(c, {
    i18n,
    status: 200,
    title: i18n._(t.title.id, { count }),
    styles: shareStyles(count),
    body: html`<p>${i18n._(t.lead.id, { date })}</p>${zip}<ul>${tiles}</ul><a href="${pathOf('home', edition)}">${i18n._(t.made.id, { brand: site.brand })}</a>`,
  })
}
