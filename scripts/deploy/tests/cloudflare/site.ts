import type { State } from './state'

export const origin = 'https://www.shop.test'

/** How a version answers a path when it is not as it should; `undefined` for the right answer. */
export type SiteFault = (path: string, init: RequestInit) => Response | undefined

const pages = ['/us', '/br', '/us/website', '/br/website']
const html = (path: string) =>
  new Response(
    `<!doctype html><html><head><script src="/assets/page-1.js"></script><link href="/fonts/sans.woff2"></head><body>${path}</body></html>`,
    { headers: { 'Content-Type': 'text/html; charset=utf-8' } },
  )

/** Answers as a version of the site does when all is well. */
function rightAnswer(path: string, init: RequestInit, version: string): Response {
  if (path === '/healthz') return Response.json({ ok: true, version })
  if (path === '/sitemap.xml')
    return new Response(pages.map((page) => `<url><loc>${origin}${page}</loc></url>`).join(''))
  if (path === '/robots.txt') return new Response('User-agent: *')
  if (/^\/(assets\/page-1\.js|fonts\/sans\.woff2)$/.test(path)) return new Response('')
  if (path === '/desk') return new Response(null, { status: 403 })
  if (path === '/webhooks/stripe') return new Response(null, { status: 400 })
  if (path === '/orders')
    return new Response(null, { status: new Headers(init.headers).get('Origin') === origin ? 400 : 403 })
  return [...pages, '/', '/upload', '/upload-br', '/payment'].includes(path)
    ? html(path)
    : new Response(null, { status: 404 })
}

/** The deployed site: routes a request to a version as Cloudflare does, by the override header or by its share. */
export function createSite(state: State, faultOf: (version: string) => SiteFault | undefined) {
  return async (address: string, init: RequestInit): Promise<Response> => {
    const { pathname } = new URL(address)
    const shares = state.deployments[0]?.versions ?? []
    const asked = /"([^"]+)"/.exec(
      new Headers(init.headers).get('Cloudflare-Workers-Version-Overrides') ?? '',
    )?.[1]
    // An override of a version outside of the deployment is ignored.
    const version =
      shares.find(({ version_id }) => version_id === asked)?.version_id ?? shares[0]?.version_id ?? ''
    return faultOf(version)?.(pathname, init) ?? rightAnswer(pathname, init, version)
  }
}
