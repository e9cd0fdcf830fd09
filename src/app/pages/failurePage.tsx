import { I18nProvider } from '@lingui/react'
import type { Context } from 'hono'
import { renderToStaticMarkup } from 'react-dom/server'
import { addressAt } from '~/catalog/addresses'
import { editions } from '~/catalog/editions'
import { contentSecurityPolicy } from '~/server/http/contentSecurityPolicy'
import { formEdition, pageEdition } from '~/server/pages/pageEdition'
import { translator } from '~/server/translate'
import baseStyles from '~/ui/theme/base.css?raw'
import fontStyles from '~/ui/theme/fonts.css?raw'
import { Failure } from './Failure'
import failureStyles from './failure.css?raw'

const style = fontStyles + baseStyles + failureStyles

/**
 * Renders the failure page in the visitor's language, with the reference of the log line (R-ERR-21, R-ERR-22). Does not
 * use the router, which may be the cause; works without script; never cached.
 */
export async function failurePage(c: Context): Promise<Response> {
  const read = c.req.method === 'GET' || c.req.method === 'HEAD'
  const edition = read ? pageEdition(c) : formEdition(c)
  const i18n = translator(editions[edition].locale)
  const markup = renderToStaticMarkup(
    <html lang={i18n.locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="theme-color" content={__THEME_COLOR__} />
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        {/* biome-ignore lint/security/noDangerouslySetInnerHtml: our own style sheet, which must not be escaped */}
        <style dangerouslySetInnerHTML={{ __html: style }} />
      </head>
      <body>
        <I18nProvider i18n={i18n}>
          <Failure retry={read ? ownPath(c.req.url) : formPath(c)} reference={c.var.requestId} />
        </I18nProvider>
      </body>
    </html>,
  )
  const page = `<!doctype html>${markup}`
  return c.html(page, 500, {
    'Content-Security-Policy': await contentSecurityPolicy(page, { https: c.req.url.startsWith('https:') }),
    'Cache-Control': 'private, no-store',
  })
}

function ownPath(url: string): string {
  const { pathname, search } = new URL(url)
  return pathname + search
}

/** Returns the path of the form's page, because a link cannot repeat a POST request. */
function formPath(c: Context): string {
  const referrer = URL.parse(c.req.header('referer') ?? '')
  return referrer && addressAt(referrer.pathname) ? referrer.pathname + referrer.search : '/'
}
