import { missingSecrets } from '../missing-secrets.ts'
import { failureLine } from './failureLine.ts'
import { Problem } from './problem.ts'
import type { Settings } from './settings.ts'
import { source } from './source.ts'
import type { Tools } from './tools.ts'

type Check = {
  done: string
  /** @throws Problem when the deployment cannot succeed or would leave the site without something that it needs */
  run(tools: Tools, settings: Settings): Promise<void> | void
}

type Identity = { loggedIn: boolean; accounts?: readonly { id: string; name: string }[] }

async function login({ wrangler }: Tools, { accountId }: Settings): Promise<void> {
  const { code, stdout, output } = await wrangler(['whoami', '--json'])
  const identity = readJson<Identity>(stdout)
  if (code !== 0 || !identity?.loggedIn)
    throw new Problem(
      identity?.loggedIn === false
        ? 'You are not logged in at Cloudflare: run `npx wrangler login`, or set CLOUDFLARE_API_TOKEN.'
        : `Cloudflare did not accept the login: ${failureLine(output)}`,
    )
  const accounts = identity.accounts ?? []
  if (accountId ? !accounts.some(({ id }) => id === accountId) : accounts.length !== 1)
    throw new Problem(
      accountId
        ? 'The login has no access to the account that CLOUDFLARE_ACCOUNT_ID or wrangler.toml names.'
        : 'The login has several accounts: put the id of the right one as account_id below [env.production] in wrangler.toml, or set CLOUDFLARE_ACCOUNT_ID to it.',
    )
}

function ids(_: Tools, { databaseId }: Settings): void {
  if (!/^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(databaseId ?? '') || /^[0-]+$/.test(databaseId ?? ''))
    throw new Problem(
      'wrangler.toml has no database id under [env.production]: `npx wrangler d1 create alvora` prints it.',
    )
}

/** The host of a route's pattern, which may end with a path: `www.your-host.com/*`. */
export const hostOf = (pattern: string): string => pattern.replace(/\/.*$/, '')

function address(_: Tools, { origin, routes }: Settings): void {
  const url = URL.parse(origin)
  if (url?.protocol !== 'https:' || url.origin !== origin)
    throw new Problem(
      `PUBLIC_ORIGIN in wrangler.toml must be like https://www.your-host.com, not “${origin}”.`,
    )
  if (url.hostname.endsWith('.example'))
    throw new Problem(`PUBLIC_ORIGIN in wrangler.toml is still the placeholder ${origin}.`)
  const hosts = routes.map(hostOf)
  if (!hosts.includes(url.host))
    throw new Problem(
      `PUBLIC_ORIGIN is ${origin}, but the route in wrangler.toml leads to ${hosts.join(', ') || 'no host'}.`,
    )
}

async function secrets({ wrangler }: Tools): Promise<void> {
  const { code, stdout, output } = await wrangler(['secret', 'list', ...source, '--format', 'json'])
  if (code !== 0)
    throw new Problem(
      `The Worker’s secrets could not be listed: ${failureLine(output)} Before the first deployment, set them: npx wrangler secret put PHOTO_LINK_SECRET --env production`,
    )
  const missing = missingSecrets(stdout)
  if (missing.length) throw new Problem(missing.join('\n  '))
}

function access(_: Tools, { accessTeam, accessAudience }: Settings): void {
  if (!/^[a-z\d-]+\.cloudflareaccess\.com$/.test(accessTeam ?? ''))
    throw new Problem(
      'The desk would not exist: ACCESS_TEAM in wrangler.toml must be like your-team.cloudflareaccess.com.',
    )
  if (!/^[\da-f]{64}$/.test(accessAudience ?? ''))
    throw new Problem(
      'The desk would not exist: ACCESS_AUDIENCE in wrangler.toml must be the 64 characters of the application’s audience tag.',
    )
}

async function ownersValues({ run }: Tools): Promise<void> {
  const { code, output } = await run('node', ['scripts/check-site.ts', '--strict'])
  if (code !== 0) throw new Problem(failureLine(output))
}

async function commit({ run }: Tools): Promise<void> {
  const { code, stdout } = await run('git', ['status', '--porcelain'])
  if (code !== 0) throw new Problem('This folder is no git checkout, so the version would have no commit.')
  if (stdout.trim())
    throw new Problem(
      `Some changes are not committed: commit them, so that the version’s commit says what it is.\n  ${filesIn(stdout)}`,
    )
}

/** The first files that `git status --porcelain` lists, two letters and a blank before each. */
function filesIn(status: string): string {
  const files = status.split('\n').flatMap((line) => line.slice(3) || [])
  return files.length > 5 ? `${files.slice(0, 5).join(', ')} and ${files.length - 5} more` : files.join(', ')
}

/** The checks that take seconds, the cheapest first. */
export const checks: readonly Check[] = [
  { done: 'Everything is committed', run: commit },
  { done: 'The database id is filled in', run: ids },
  { done: 'Origin and route agree', run: address },
  { done: 'The desk has its Access application', run: access },
  { done: 'The owner’s values are filled in', run: ownersValues },
  { done: 'Logged in at Cloudflare', run: login },
  { done: 'The secrets are set', run: secrets },
]

/** @returns `undefined` when the text is not JSON */
export function readJson<Value>(text: string): Value | undefined {
  try {
    return JSON.parse(text) as Value
  } catch {
    return undefined
  }
}
