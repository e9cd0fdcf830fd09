import type { Locale } from '~/catalog/locales'
import { revealScript } from '~/features/orders/gallery/revealScript'
import { type PolicyHashes, policyHashes } from '~/server/http/contentSecurityPolicy'
import { lostPageLine, lostPageScript } from './lostPage'
import { queueClicksScript } from './queueClicks'

export type RenderPage = (request: Request) => Response | Promise<Response>

/** `islands`: complete without the router. `whole`: hydrated at once. `missing`: the same for every path, no script. */
type Life = 'islands' | 'whole' | 'missing'

/** A rendered page without its response headers. */
type RenderedPage = {
  html: string
  hashes: PolicyHashes
  status: number
  location: string | null
}

/**
 * Renders a page on demand. A content page gets here only when its prerendered file is missing.
 * @param adapt changes the markup before it is hashed
 * @throws when the renderer fails: `handleError` responds, so that a failure is never cached and gets no ETag
 */
export async function renderLive(
  renderPage: RenderPage,
  url: string,
  life: Life,
  language: string,
  adapt = (html: string) => html,
): Promise<RenderedPage> {
  const headers = { Accept: 'text/html', 'Accept-Language': language }
  const response = await renderPage(new Request(url, { headers }))
  if (response.status >= 500) throw new Error('The renderer answered with a failure')
  const html = adapt(trim(await response.text(), life))
  return {
    html,
    hashes: await policyHashes(html),
    status: response.status,
    location: response.headers.get('location'),
  }
}

const modulePreload = /<link rel="modulepreload"[^>]*>/g
/** Chunks that a page to hydrate preloads immediately: the entry and `hydrate.ts`. */
const entryChunks = /\/(index|hydrate|rolldown-runtime)-/
const script = /<script\b[^>]*>[\s\S]*?<\/script>/g
/** The router's dehydrated state for the browser. */
const routerState =
  /<script data-tsr-stream-part[^>]*>[\s\S]*?<\/script>|<script>[^<]*\$tsr-stream-boundary[^<]*<\/script>/g

/** A page that starts without the router (`OwnPage`). */
const ownPage = '<div data-page="'
const orderPage = `${ownPage}order"`

/**
 * Adapts the markup to the kind of page. Pages with islands and pages of their own run without the router, so they must
 * not preload its chunks. The others keep the preload links for `hydrate.ts`, but disabled by `media`, so that fonts
 * load first. Whole pages also hold button presses until hydration, and that of an order reveals portraits before it.
 * Pages of their own say so when their scripts are lost; in the others, React hydrates the whole document.
 */
function trim(html: string, life: Life): string {
  if (life === 'whole') {
    const later = html.includes(ownPage) ? '' : '<link media="not all"'
    const locale = html.match(/<html lang="([\w-]+)/)?.[1] as Locale
    const scripts = `${queueClicksScript}${later ? '' : lostPageScript}${html.includes(orderPage) ? revealScript : ''}`
    return (later ? html : html.replace(routerState, ''))
      .replace(modulePreload, (link) =>
        entryChunks.test(link) ? link : later && link.replace('<link', later),
      )
      .replace('</head>', () => `${scripts}</head>`)
      .replace(ownPage, () => lostPageLine(locale) + ownPage)
  }
  return html.replace(modulePreload, '').replace(life === 'missing' ? script : routerState, '')
}
