import type { Address } from '~/addresses'
import { type PolicyHashes, policyHashes } from './contentSecurityPolicy'
import { keepNeededStyles } from './neededStyles'

export type RenderPage = (request: Request) => Response | Promise<Response>

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
  address: Address | undefined,
  language: string,
): Promise<RenderedPage> {
  const headers = { Accept: 'text/html', 'Accept-Language': language }
  const response = await renderPage(new Request(url, { headers }))
  if (response.status >= 500) throw new Error('The renderer answered with a failure')
  const html = trim(await response.text(), address)
  return {
    html,
    hashes: await policyHashes(html),
    status: response.status,
    location: response.headers.get('location'),
  }
}

const modulePreload = /<link rel="modulepreload"[^>]*>/g
const script = /<script\b[^>]*>[\s\S]*?<\/script>/g

/**
 * A page that may never need script must not fetch it ahead; the page for what is missing is the same for every
 * path and needs none at all.
 */
function trim(html: string, address: Address | undefined): string {
  if (!address) return keepNeededStyles(html.replace(modulePreload, '').replace(script, ''))
  return address.life === 'content' ? keepNeededStyles(html.replace(modulePreload, '')) : html
}
