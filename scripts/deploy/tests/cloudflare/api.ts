import type { IncomingMessage } from 'node:http'
import { account, databaseId, type Share, type State, token, worker } from './state'

/** A refusal as Cloudflare words it. */
export class ApiError extends Error {
  status: number
  code: number
  constructor(status: number, code: number, message: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

type Call = { state: State; body: string; url: URL; request: IncomingMessage; id: string; tailUrl: string }

const script = `/accounts/${account.id}/workers/scripts/${worker}`
const upload = 'an-upload-token'

/** The calls that wrangler 4.151 makes for a deployment, each with its result. `:id` is any last segment. */
const calls: Record<string, (call: Call) => unknown> = {
  'GET /user': () => ({ id: 'owner', email: 'owner@shop.test' }),
  'GET /user/tokens/verify': () => ({ id: 'token', status: 'active' }),
  [`GET /accounts/${account.id}/tokens/verify`]: () => ({ id: 'token', status: 'active' }),
  'GET /accounts': () => [account],
  'GET /memberships': () => [{ account, roles: [] }],
  [`GET ${script}/secrets`]: ({ state }) => state.secrets.map((name) => ({ name, type: 'secret_text' })),
  [`GET ${script}/deployments`]: ({ state }) => ({ deployments: state.deployments }),
  [`POST ${script}/deployments`]: ({ state, body }) => {
    const { versions, annotations } = JSON.parse(body) as {
      versions: Share[]
      annotations: Record<string, string>
    }
    return state.deploy(versions, annotations)
  },
  [`GET ${script}/versions`]: ({ state }) => ({ items: state.versions }),
  [`GET ${script}/versions/:id`]: ({ state, id }) => {
    const version = state.versions.find((known) => known.id === id)
    if (!version) throw new ApiError(404, 10_007, 'This version does not exist on your account.')
    return version
  },
  [`POST ${script}/versions`]: ({ state, body }) => {
    const annotation = (name: string) => new RegExp(`"workers/${name}":"([^"]*)"`).exec(body)?.[1] ?? ''
    const { id } = state.addVersion(annotation('message'), annotation('tag'))
    return { id, startup_time_ms: 12, metadata: { has_preview: false } }
  },
  [`GET /accounts/${account.id}/workers/services/:id`]: () => ({
    default_environment: {
      environment: 'production',
      script: { tag: 'tag', tags: [], last_deployed_from: 'wrangler' },
    },
  }),
  [`PATCH ${script}/script-settings`]: () => ({}),
  [`GET ${script}/script-settings`]: () => ({}),
  [`GET ${script}/settings`]: () => ({ bindings: [] }),
  [`POST ${script}/assets-upload-session`]: ({ body }) => ({
    jwt: upload,
    buckets: [
      Object.values((JSON.parse(body) as { manifest: Record<string, { hash: string }> }).manifest).map(
        ({ hash }) => hash,
      ),
    ],
  }),
  [`POST /accounts/${account.id}/workers/assets/upload`]: () => ({ jwt: upload }),
  [`POST ${script}/tails`]: ({ tailUrl }) => ({
    id: 'tail',
    url: tailUrl,
    expires_at: new Date(Date.now() + 3_600_000).toISOString(),
  }),
  [`DELETE ${script}/tails/:id`]: () => null,
  [`PUT ${script}/schedules`]: ({ state }) => {
    state.triggers++
    return { schedules: [] }
  },
  [`GET /accounts/${account.id}/workers/workers/${worker}`]: () => ({ subdomain: {} }),
  [`PUT ${script}/domains/records`]: () => null,
  [`POST ${script}/domains/changeset`]: () => ({ added: [], removed: [], updated: [], conflicting: [] }),
  [`POST ${script}/subdomain`]: () => ({ enabled: false, previews_enabled: false }),
  [`GET /accounts/${account.id}/d1/database/:id`]: () => ({
    uuid: databaseId,
    name: 'shop',
    version: 'production',
  }),
  [`GET /accounts/${account.id}/d1/database`]: () => [{ uuid: databaseId, name: 'shop' }],
  [`POST /accounts/${account.id}/d1/database/${databaseId}/query`]: ({ state, body }) => {
    const { sql, params } = JSON.parse(body) as { sql: string; params?: (string | number | null)[] }
    try {
      return state.query(sql, params).map((results) => ({ results, success: true, meta: { duration: 1 } }))
    } catch (error) {
      throw new ApiError(400, 7500, `${(error as Error).message}: SQLITE_ERROR`)
    }
  },
}

/**
 * Answers one call of the API.
 * @throws ApiError as the real one refuses
 */
export function answer(state: State, request: IncomingMessage, body: string, tailUrl: string): unknown {
  const url = new URL(request.url ?? '/', 'http://localhost')
  const path = url.pathname.replace(/^\/client\/v4/, '')
  if (request.headers.authorization !== `Bearer ${token}` && !request.headers.authorization?.includes(upload))
    throw new ApiError(401, 10_000, 'Authentication error')
  const exact = calls[`${request.method} ${path}`]
  const [, parent = '', id = ''] = /^(.*)\/([^/]+)$/.exec(path) ?? []
  const call = exact ?? calls[`${request.method} ${parent}/:id`]
  if (!call) throw new ApiError(404, 7003, `The stand-in does not know ${request.method} ${path}`)
  return call({ state, body, url, request, id, tailUrl })
}
