import { type PolicyHashes, policyHashes } from './contentSecurityPolicy'
import { keepNeededStyles } from './neededStyles'

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
const script = /<script\b[^>]*>[\s\S]*?<\/script>/g

/** A page that may never need script must not fetch it ahead. */
function trim(html: string, life: Life): string {
  if (life === 'private') return html
  const still = html.replace(modulePreload, '')
  return keepNeededStyles(life === 'missing' ? still.replace(script, '') : still)
}
