import { type PolicyHashes, policyHashes } from '~/server/http/contentSecurityPolicy'
import { holdPressesScript } from '~/server/http/holdPresses'

export type RenderPage = (request: Request) => Response | Promise<Response>

/** `content`: complete before script. `private`: woken at once. `missing`: the same for every path, without script. */
type Life = 'content' | 'private' | 'missing'

/** A page before the headers of its deployment. */
type RenderedPage = {
  html: string
  hashes: PolicyHashes
  status: number
  location: string | null
}

/**
 * Renders a page now. What the build has taken a snapshot of comes here only where that is missing.
 * @throws when the renderer fails: that is left to `handleError`, and must not be kept, cached or get an ETag
 */
export async function renderLive(
  renderPage: RenderPage,
  url: string,
  life: Life,
  language: string,
): Promise<RenderedPage> {
  const headers = { Accept: 'text/html', 'Accept-Language': language }
  const response = await renderPage(new Request(url, { headers }))
  if (response.status >= 500) throw new Error('The renderer answered with a failure')
  const html = trim(await response.text(), life)
  return {
    html,
    hashes: await policyHashes(html),
    status: response.status,
    location: response.headers.get('location'),
  }
}

const modulePreload = /<link rel="modulepreload"[^>]*>/g
/** The entry and `hydrate.ts`. */
const first = /\/(index|hydrate|rolldown-runtime)-/
const script = /<script\b[^>]*>[\s\S]*?<\/script>/g
/** What the router would go on from in the browser. */
const routerState =
  /<script data-tsr-stream-part[^>]*>[\s\S]*?<\/script>|<script>[^<]*\$tsr-stream-boundary[^<]*<\/script>/g

/**
 * A content page is none of the router's in the browser, and must not fetch ahead what it may never need. A private
 * one keeps the names of the rest for `hydrate.ts`, in a form that no browser follows by itself: the fonts come first.
 * It holds what is pressed until then.
 */
function trim(html: string, life: Life): string {
  if (life === 'private')
    return html
      .replace(modulePreload, (link) =>
        first.test(link) ? link : link.replace('<link', '$& media="not all"'),
      )
      .replace('</head>', () => `${holdPressesScript}</head>`)
  return html.replace(modulePreload, '').replace(life === 'missing' ? script : routerState, '')
}
