import type { I18n } from '@lingui/core'
import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import { site } from '~/catalog/site'
import { contentSecurityPolicy } from '~/server/http/contentSecurityPolicy'
import { fontStacks } from '~/ui/theme/fonts'
import { palette } from '~/ui/theme/palette'

type Markup = ReturnType<typeof html>

type StaticPage = {
  i18n: I18n
  status: 200 | 400 | 403 | 404 | 410 | 413 | 422 | 429 | 500 | 502 | 503
  title: string
  /** Content below the title. */
  body: Markup
  /** Seconds for the `Retry-After` header. */
  retryAfter?: number
  /** More rules. */
  styles?: string
}

// Without `@view-transition`, navigating here would abort the previous page's transition with a console error.
const style = `@view-transition{navigation:auto}
body{margin:0;min-height:100svh;display:grid;place-content:center;padding:24px;background:${palette.paper};color:${palette.ink};font:18px/1.6 ${fontStacks.text}}
main{width:min(34rem,100vw - 48px);box-sizing:border-box;margin:48px 0;border-top:1px solid ${palette.line};padding-top:32px}
main::before{content:'';display:block;width:44px;height:22px;margin:-54px 0 32px;border-radius:22px 22px 0 0;background:${palette.ember}}
h1{margin:0 0 12px;font-size:32px;line-height:1.1;letter-spacing:-.02em;text-wrap:balance}
a{display:inline-block;margin:20px 20px 0 0;color:${palette['ember-deep']};padding:4px 0}
form{margin-top:28px}
label{display:block;margin-top:16px;font-size:15px;font-weight:600}
input,textarea{display:block;box-sizing:border-box;width:100%;min-height:52px;margin-top:6px;padding:10px 16px;border:1px solid ${palette.edge};border-radius:12px;background:#fff;color:inherit;font:inherit}
textarea{min-height:160px}
[aria-invalid]{border-color:${palette.rose}}
small{display:block;margin-top:6px;font-size:14px;font-weight:400;color:${palette.rose}}
button{min-height:52px;margin-top:24px;padding:12px 28px;border:0;border-radius:26px;background:${palette['ember-deep']};color:#fff;font:inherit;font-weight:600;cursor:pointer}
:focus-visible{outline:3px solid ${palette.ember};outline-offset:3px}
.trap{position:absolute;left:-999rem}`

/** Responds with a page that needs neither scripts nor the React renderer (R-ERR-21), in the locale of `i18n`. */
export async function staticPage(
  c: Context,
  { i18n, status, title, body, retryAfter, styles = '' }: StaticPage,
): Promise<Response> {
  const page = String(
    await html`<!doctype html><html lang="${i18n.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg"><title>${title} – ${site.brand}</title><style>${raw(style + styles)}</style></head><body><main id="main"><h1>${title}</h1>${body}</main></body></html>`,
  )
  const policy = await contentSecurityPolicy(page, { https: new URL(c.req.url).protocol === 'https:' })
  return c.html(page, status, {
    'Content-Security-Policy': policy,
    'Cache-Control': 'private, no-store',
    ...(retryAfter ? { 'Retry-After': String(retryAfter) } : {}),
  })
}
