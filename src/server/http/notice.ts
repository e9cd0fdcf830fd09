import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import { pathOf } from '~/addresses'
import { type NoticeKind, noticeActions, noticeReason, notices } from '~/content/notice'
import { type Edition, editions } from '~/editions'
import { site } from '~/site'
import { palette } from '~/ui/palette'
import { translator } from '../translate'
import { contentSecurityPolicy } from './contentSecurityPolicy'

const style = `body{margin:0;min-height:100svh;display:grid;place-content:center;padding:24px;background:${palette.paper};color:${palette.ink};font:18px/1.6 'Instrument Sans',sans-serif}
main{max-width:34rem;border-top:1px solid ${palette.line};padding-top:32px}
main::before{content:'';display:block;width:44px;height:22px;margin:-54px 0 32px;border-radius:22px 22px 0 0;background:${palette.ember}}
h1{margin:0 0 12px;font-size:32px;line-height:1.1;letter-spacing:-.02em}
a{display:inline-block;margin:20px 20px 0 0;color:${palette['ember-deep']};padding:4px 0}`

/** A plain page that needs neither script nor the renderer (R-ERR-21), in the language of the edition. */
export async function notice(
  c: Context,
  edition: Edition,
  kind: NoticeKind,
  status: 400 | 403 | 422 | 429 | 500 | 502,
): Promise<Response> {
  const i18n = translator(edition)
  const { title, text } = notices[kind]
  const page = html`<!doctype html><html lang="${editions[edition].locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg"><title>${i18n._(title)} – ${site.brand}</title><style>${raw(style)}</style></head><body><main id="main"><h1>${i18n._(title)}</h1><p role="alert">${i18n._(text.id, { message: i18n._(noticeReason) })}</p><a href="${pathOf('photo-service', edition)}">${i18n._(noticeActions.back)}</a><a href="mailto:${site.contact[edition].email}">${i18n._(noticeActions.contact)}</a></main></body></html>`
  const body = String(await page)
  const policy = await contentSecurityPolicy(body, { https: new URL(c.req.url).protocol === 'https:' })
  return c.html(body, status, { 'Content-Security-Policy': policy, 'Cache-Control': 'private, no-store' })
}
