import type { Context } from 'hono'
import { html, raw } from 'hono/html'
import { style } from './style'

export type Markup = ReturnType<typeof html>

type Page = {
  title: string
  body: Markup
  /** One column, for the pages with a form. */
  narrow?: boolean
  status?: 200 | 400 | 404
}

/** Renders a complete page. Its CSP allows only the inline style sheet, same-origin forms, images and frames. */
export async function showPage(
  c: Context,
  { title, body, narrow = false, status = 200 }: Page,
): Promise<Response> {
  c.header('content-security-policy', await contentSecurityPolicy())
  c.header('cache-control', 'no-store')
  c.header('x-robots-tag', 'noindex')
  c.header('referrer-policy', 'same-origin')
  return c.html(
    await html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${title} · Sandbox</title>
<link rel="icon" href="/favicon.svg">
<style>${raw(style)}</style>
</head>
<body>
<header>
<p>This is a sandbox: no money moves.</p>
<nav aria-label="Sandbox"><a href="/__sandbox/">Payments</a><a href="/__sandbox/outbox">Outbox</a><a href="/__sandbox/access">Access</a></nav>
</header>
<main class="${narrow ? 'narrow' : 'wide'}">
<h1>${title}</h1>
${body}
</main>
</body>
</html>`,
    status,
  )
}

async function contentSecurityPolicy(): Promise<string> {
  const digest = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(style))
  const hash = btoa(String.fromCharCode(...new Uint8Array(digest)))
  return [
    "default-src 'none'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    `style-src 'sha256-${hash}'`,
    "img-src 'self' data:",
    "frame-src 'self'",
  ].join('; ')
}
