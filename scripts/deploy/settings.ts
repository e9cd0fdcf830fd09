import { unstable_readConfig } from 'wrangler'

/** What a deployment reads from `[env.production]` of wrangler.toml. */
export type Settings = {
  /** The Worker's name at Cloudflare. */
  worker: string
  accountId: string | undefined
  origin: string
  /** Host patterns that lead to the Worker. */
  routes: readonly string[]
  databaseId: string | undefined
  accessTeam: string | undefined
  accessAudience: string | undefined
}

/**
 * Reads the settings of the production environment.
 * @param root folder of wrangler.toml, with a trailing slash
 * @throws UserError of wrangler when the file has a mistake
 */
export function readSettings(root: string): Settings {
  const config = unstable_readConfig(
    { config: `${root}wrangler.toml`, env: 'production' },
    { hideWarnings: true },
  )
  const routes = [config.route, ...(config.routes ?? [])].filter((route) => route !== undefined)
  const text = (name: string) => {
    const value = config.vars[name]
    return typeof value === 'string' ? value : undefined
  }
  return {
    worker: config.name ?? '',
    accountId: process.env.CLOUDFLARE_ACCOUNT_ID ?? config.account_id,
    origin: text('PUBLIC_ORIGIN') ?? '',
    routes: routes.map((route) => (typeof route === 'string' ? route : route.pattern)),
    databaseId: config.d1_databases.find(({ binding }: { binding: string }) => binding === 'DB')?.database_id,
    accessTeam: text('ACCESS_TEAM'),
    accessAudience: text('ACCESS_AUDIENCE'),
  }
}
