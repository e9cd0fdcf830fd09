import type { I18n } from '@lingui/core'
import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import { pathOf } from '~/catalog/addresses'
import { editionForLanguage, editionList } from '~/catalog/editions'
import { site } from '~/catalog/site'
import { ratePeriod } from '~/core/schemas/limits'
import { contentSecurityPolicy } from '~/server/http/contentSecurityPolicy'
import { fontStacks } from '~/ui/theme/fonts'
import fontFaces from '~/ui/theme/fonts.css?raw'
import { palette } from '~/ui/theme/palette'

type Markup = ReturnType<typeof html>

export type StaticPage = {
  i18n: I18n
  status: 200 | 400 | 403 | 404 | 409 | 410 | 413 | 422 | 429 | 500 | 502 | 503
  title: string
  /** Content below the title. */
  body: Markup
  /** More rules. */
  styles?: string
}

// Without `@view-transition`, navigating here would abort the previous page's transition with a console error. Sizes
// are in rem, so that they follow the reader's font size.
const style = `${fontFaces}@view-transition{navigation:auto}
*{text-rendering:geometricPrecision}
body{margin:0;min-height:100svh;box-sizing:border-box;display:grid;grid-template-columns:minmax(0,var(--page,34rem));place-content:center;padding:1.5rem 20px;background:${palette.paper};color:${palette.ink};font:1.125rem/1.6 ${fontStacks.text}}
header{padding-bottom:1rem;border-bottom:1px solid ${palette.line}}
header a{display:inline-flex;align-items:center;gap:.625rem;min-height:2.75rem;margin:0;padding:0;color:inherit;font:700 1.4375rem/1 ${fontStacks.display};letter-spacing:-.02em;text-decoration:none}
header svg,header img{width:2rem;height:1.5rem;object-fit:contain;fill:currentColor}
header path:first-child{fill:${palette.ember}}
main{padding:2rem 0}
h1{margin:0 0 .75rem;font:700 2rem/1.1 ${fontStacks.display};letter-spacing:-.02em;text-wrap:balance;overflow-wrap:break-word}
p{text-wrap:pretty}
a{display:inline-block;margin:1.25rem 1.25rem 0 0;color:${palette['ember-deep']};padding:.25rem 0}
form{margin-top:1.75rem}
label{display:block;margin-top:1rem;font-size:.9375rem;font-weight:600}
input,textarea{display:block;box-sizing:border-box;width:100%;min-height:3.25rem;margin-top:.375rem;padding:.625rem 1rem;border:1px solid ${palette.edge};border-radius:12px;background:#fff;color:inherit;font:inherit}
textarea{min-height:10rem}
[aria-invalid]{border-color:${palette.rose}}
small{display:block;margin-top:.375rem;font-size:.875rem;font-weight:400;color:${palette.rose}}
button{min-height:3.25rem;margin-top:1.5rem;padding:.75rem 1.75rem;border:0;border-radius:2rem;background:${palette['ember-deep']};color:#fff;font:inherit;font-weight:600;cursor:pointer}
:focus-visible{outline:3px solid ${palette.ember};outline-offset:3px}
.trap{position:absolute;left:-999rem}`

/** The logo: the owner's, or else the sun on its line, and the name. */
const logo = html`${
  site.logo
    ? html`<img src="${site.logo}" alt="">`
    : html`<svg viewBox="0 0 32 24" aria-hidden="true"><path d="M6 17a10 10 0 0 1 20 0z"/><path d="M0 19.5h32v2H0z"/></svg>`
}<span translate="no">${site.brand}</span>`

/** Temporary conditions, answered with `Retry-After`. */
const temporary: readonly StaticPage['status'][] = [429, 503]

/** Responds with a page that needs neither scripts nor the React renderer (R-ERR-21), in the locale of `i18n`. */
export async function staticPage(
  c: Context,
  { i18n, status, title, body, styles = '' }: StaticPage,
): Promise<Response> {
  const home = pathOf('home', editionForLanguage(editionList, i18n.locale))
  const page = String(
    await html`<!doctype html><html lang="${i18n.locale}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><link rel="icon" href="/favicon.svg"><title>${title} – ${site.brand}</title><style>${raw(style + styles)}</style></head><body><header><a href="${home}">${logo}</a></header><main id="main"><h1>${title}</h1>${body}</main></body></html>`,
  )
  const policy = await contentSecurityPolicy(page, { https: new URL(c.req.url).protocol === 'https:' })
  return c.html(page, status, {
    'Content-Security-Policy': policy,
    'Cache-Control': 'private, no-store',
    ...(temporary.includes(status) ? { 'Retry-After': String(ratePeriod) } : {}),
  })
}
