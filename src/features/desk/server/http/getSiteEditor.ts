import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import { deskPaths } from '~/catalog/desk'
import { repository } from '~/catalog/owner/repository'
import { site } from '~/catalog/site'
import { siteEditorTexts as texts } from '~/features/desk/content/siteEditor'
import { editorFolder, gitHost } from '~/features/desk/editorPage'
import { deskActor, deskLocale } from '../actor'
import { ownerText } from '../ownerText'

/**
 * GET /desk/site: the editor of the owner's data. A document of its own, because the editor controls the address and
 * the whole window, and needs a policy that no other page should have.
 */
export async function getSiteEditor(c: Context): Promise<Response> {
  deskActor()
  const { i18n } = await ownerText(deskLocale())
  const isLocal = isLocalHost(new URL(c.req.url).hostname)
  const title = i18n._(texts.title)
  const notes = [...(repository.name ? [] : [texts.connect]), ...(isLocal ? [texts.local] : [])]
  const page = html`<!doctype html>
<html lang="${i18n.locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${title} – ${site.brand}</title>
<link rel="icon" href="/favicon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/${editorFolder}/page.css">
${repository.name || isLocal ? html`<script type="module" src="/${editorFolder}/editor.js"></script>` : ''}
</head>
<body${repository.name ? '' : raw(' data-unconnected')}>
<header>
<a href="${deskPaths.orders}"><b translate="no">${site.brand}</b><span>${i18n._(texts.back)}</span></a>
<h1>${title}</h1>
</header>
${notes.length ? html`<section aria-label="${title}">${notes.map((note) => html`<p>${i18n._(note)}</p>`)}</section>` : ''}
<div id="nc-root" data-repository="${JSON.stringify(repository)}"></div>
</body>
</html>`
  return c.html(page, 200, {
    'Content-Security-Policy': editorPolicy,
    'Cache-Control': 'private, no-store',
    'X-Robots-Tag': 'noindex, nofollow',
  })
}

/** Where the editor offers to open a folder. Its own rule is the same. */
const isLocalHost = (host: string) => /^(127\.0\.0\.1|(.+\.)?localhost)$/.test(host)

/**
 * The editor adds its style sheets by script and shows pictures that it has read as `blob:`. Where the browser cannot
 * write WebP, as in Safari, it does so in WebAssembly. Violations are not reported: it also asks for what the policy
 * forbids on purpose, such as the pictures of accounts.
 */
const editorPolicy = [
  "default-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
  "script-src 'self' 'wasm-unsafe-eval'",
  "style-src 'self' 'unsafe-inline'",
  "font-src 'self'",
  "img-src 'self' blob: data:",
  `connect-src 'self' blob: data: ${gitHost}`,
].join('; ')
