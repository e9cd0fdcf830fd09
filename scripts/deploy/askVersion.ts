import { Problem } from './problem.ts'
import type { Tools } from './tools.ts'

/** One version of the deployed site, asked at the site's own address. */
export type Site = { origin: string; worker: string; version: string }

/** Milliseconds. */
const patience = 15_000

/** A declared bot, so that the requests of a deployment are not counted as views. */
const userAgent = 'deployment-bot'

/**
 * Sends a request that only the given version answers, whatever share of the visitors it has. Works for versions of the
 * current deployment: https://developers.cloudflare.com/workers/versions-and-deployments/version-overrides/
 * @throws Problem when there is no answer
 */
export async function askVersion(
  { fetch }: Tools,
  { origin, worker, version }: Site,
  path: string,
  init: RequestInit = {},
): Promise<Response> {
  const headers = new Headers(init.headers)
  headers.set('Cloudflare-Workers-Version-Overrides', `${worker}="${version}"`)
  headers.set('User-Agent', userAgent)
  try {
    return await fetch(`${origin}${path}`, {
      redirect: 'manual',
      ...init,
      headers,
      signal: AbortSignal.timeout(patience),
    })
  } catch (error) {
    const cause = error instanceof Error && error.cause instanceof Error ? error.cause.message : `${error}`
    throw new Problem(`${path} gave no answer (${cause})`)
  }
}

/**
 * Asks `/healthz`, whose answer names the version that gave it.
 * @returns `undefined` when all is well, else what is wrong
 */
export async function healthProblem(tools: Tools, site: Site): Promise<string | undefined> {
  const answer = await askVersion(tools, site, '/healthz')
  const text = await answer.text()
  const { ok, down, version } = readHealth(text)
  if (version !== undefined && version !== site.version)
    return 'Cloudflare still answers with another version'
  if (down?.length) return `/healthz says that these parts fail: ${down.join(', ')}`
  if (answer.status !== 200 || ok !== true) return `/healthz answered ${answer.status}`
  return version === undefined ? '/healthz does not say which version answered' : undefined
}

function readHealth(text: string): { ok?: boolean; down?: string[]; version?: string } {
  try {
    return JSON.parse(text)
  } catch {
    return {}
  }
}
