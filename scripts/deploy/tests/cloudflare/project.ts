import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { realTools } from '../../realTools'
import { type Fault, serveCloudflare } from './server'
import { account, databaseId, State, token } from './state'

const toml = `name = "shop"
compatibility_date = "2026-10-01"
workers_dev = false
[env.production]
[[env.production.d1_databases]]
binding = "DB"
database_name = "shop"
database_id = "${databaseId}"
`
const built = {
  name: 'shop-production',
  main: 'index.js',
  no_bundle: true,
  compatibility_date: '2026-10-01',
  workers_dev: false,
  preview_urls: false,
  assets: { directory: '../client' },
  triggers: { crons: ['*/5 * * * *'] },
  routes: [{ pattern: 'www.shop.test', custom_domain: true }],
}

/** A small built site in a folder of its own, and the real wrangler that talks to a stand-in of Cloudflare. */
export async function createProject() {
  const root = `${mkdtempSync(join(tmpdir(), 'deployed-'))}/`
  for (const folder of ['dist/server', 'dist/client', 'migrations'])
    mkdirSync(root + folder, { recursive: true })
  const files = {
    'wrangler.toml': toml,
    'dist/server/wrangler.json': JSON.stringify(built),
    'dist/server/index.js': 'export default { fetch: () => new Response("new") }\n',
    'dist/client/us.txt': 'a static file\n',
    'migrations/0000_first.sql': 'CREATE TABLE first (id TEXT PRIMARY KEY);\n',
  }
  for (const [file, text] of Object.entries(files)) writeFileSync(root + file, text)
  const state = new State()
  const interrupt = new AbortController()
  const lines: string[] = []
  let fault: Fault | undefined
  const cloudflare = await serveCloudflare(state, () => fault)
  const env = {
    CLOUDFLARE_API_BASE_URL: `${cloudflare.url}/client/v4`,
    CLOUDFLARE_API_TOKEN: token,
    CLOUDFLARE_ACCOUNT_ID: account.id,
    HOME: root,
    // Compiling wrangler takes half of its start-up time.
    NODE_COMPILE_CACHE: `${tmpdir()}/wrangler-compiled`,
    XDG_CONFIG_HOME: `${root}.config`,
  }
  const toolsWith = (variables: Record<string, string> = {}) =>
    realTools({
      root,
      interrupted: interrupt.signal,
      print: (line) => lines.push(line),
      env: { ...env, ...variables },
    })
  return {
    ...{ root, state, cloudflare, interrupt, toolsWith, lines },
    tools: toolsWith(),
    before: state.deployments[0]?.versions[0]?.version_id ?? '',
    /** Plants a fault in Cloudflare’s API. */
    plant: (planted: Fault | undefined) => {
      fault = planted
    },
  }
}
