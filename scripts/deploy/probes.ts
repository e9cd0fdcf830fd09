import { askVersion, healthProblem, type Site } from './askVersion.ts'
import { Problem } from './problem.ts'
import type { Tools } from './tools.ts'

/** Requests at once: enough to ask some hundred pages and files within seconds. */
const atOnce = 8

/** Pages that the sitemap leaves out. */
const unlisted = ['/', '/upload', '/upload-br', '/payment', '/robots.txt']

/**
 * Asks a version for everything that a deployment can break.
 * @throws Problem that names the first thing found wrong
 */
export async function probe(tools: Tools, site: Site): Promise<void> {
  // Again at the end: Cloudflare would have routed all of it elsewhere if it had lost the version meanwhile.
  for (const ask of [healthProblem, askEverything, healthProblem]) {
    const problem = await ask(tools, site)
    if (problem) throw new Problem(problem)
  }
}

/**
 * Asks for every page of the sitemap, every file that these pages load, a missing page, the desk without a sign-in, and
 * payments and a webhook that must be refused.
 * @throws Problem that names the first thing found wrong
 */
async function askEverything(tools: Tools, site: Site): Promise<void> {
  const files = new Set<string>()
  await each([...new Set([...unlisted, ...(await listedPages(tools, site))])], async (path) => {
    const answer = await askVersion(tools, site, path)
    const text = await answer.text()
    if (answer.status !== 200) throw new Problem(`The page ${path} answered ${answer.status} instead of 200`)
    if (!answer.headers.get('content-type')?.startsWith('text/html')) return
    if (!/<\/html>\s*$/.test(text)) throw new Problem(`The page ${path} is not complete`)
    for (const [, file = ''] of text.matchAll(/\b(?:src|href)="(\/[^"?#]+\.\w+)"/g)) files.add(file)
  })
  await each([...files], async (file) => {
    const { status, body } = await askVersion(tools, site, file)
    await body?.cancel()
    if (status !== 200) throw new Problem(`The file ${file} answered ${status} instead of 200`)
  })
  for (const refusal of refusals) await expectRefusal(tools, site, refusal)
}

async function listedPages(tools: Tools, site: Site): Promise<string[]> {
  const answer = await askVersion(tools, site, '/sitemap.xml')
  const map = await answer.text()
  const paths = [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => URL.parse(address))
  if (answer.status !== 200 || !paths.length)
    throw new Problem(`/sitemap.xml answered ${answer.status} without pages`)
  const foreign = paths.find((url) => url?.origin !== site.origin)
  if (foreign) throw new Problem(`/sitemap.xml names another host: ${foreign.origin}`)
  return paths.flatMap((url) => (url ? [url.pathname] : []))
}

type Refusal = { what: string; path: string; init?: (site: Site) => RequestInit; statuses: readonly number[] }

const form = (site: Site, fields: Record<string, string>): RequestInit => ({
  method: 'POST',
  headers: { Origin: site.origin },
  body: new URLSearchParams(fields),
})

const refusals: readonly Refusal[] = [
  { what: 'A page that does not exist', path: '/deployment-check', statuses: [404] },
  {
    what: 'A payment of a plan that does not exist',
    path: '/orders',
    init: (site) => form(site, { offer: 'service', edition: 'us', plan: 'no-such-plan' }),
    // 429: asked too often, which is a refusal as well.
    statuses: [400, 422, 429],
  },
  {
    what: 'A payment that another site starts',
    path: '/orders',
    init: (site) =>
      form({ ...site, origin: 'https://elsewhere.invalid' }, { offer: 'service', edition: 'us' }),
    statuses: [403],
  },
  {
    what: 'An unsigned webhook',
    path: '/webhooks/stripe',
    init: () => ({ method: 'POST', body: '{}' }),
    statuses: [400, 401, 403],
  },
  // Access answers with its sign-in page, or the Worker itself refuses. 404: the deployment has no desk.
  { what: 'The desk without a sign-in', path: '/desk', statuses: [302, 401, 403] },
]

async function expectRefusal(
  tools: Tools,
  site: Site,
  { what, path, init, statuses }: Refusal,
): Promise<void> {
  const { status, body } = await askVersion(tools, site, path, init?.(site))
  await body?.cancel()
  if (!statuses.includes(status))
    throw new Problem(`${what} (${path}) was answered with ${status} instead of ${statuses.join(' or ')}`)
}

/** Runs `work` for all items, some at once, and rejects with the first failure. */
async function each(items: readonly string[], work: (item: string) => Promise<void>): Promise<void> {
  const left = items.values()
  await Promise.all(
    Array.from({ length: atOnce }, async () => {
      for (const item of left) await work(item)
    }),
  )
}
