// Serves a build on the local runtime itself. `wrangler dev` puts a second runtime in front of it, which costs as much
// processor time as the site's own; what it adds for a developer is what the tests do not ask for.
//
// Started by server.ts with <wrangler.json of a build> <port> <storage>

import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { unstable_getMiniflareWorkerOptions } from 'wrangler'
import { modulesOf } from '../../scripts/workerd.ts'

const [config = '', port = '', storage = ''] = process.argv.slice(2)
const modulesRoot = dirname(config)
// The build has listed its modules by lying them out; rules to find them by are not needed.
const { rootPath, modulesRules, ...worker } = unstable_getMiniflareWorkerOptions(config).workerOptions

const { main } = JSON.parse(readFileSync(config, 'utf8')) as { main: string }
const modules = modulesOf(modulesRoot, main).map((name) => {
  const path = join(modulesRoot, name)
  return name.endsWith('.js')
    ? ({ type: 'ESModule', path, contents: readFileSync(path, 'utf8') } as const)
    : ({ type: 'Data', path, contents: readFileSync(path) } as const)
})

const site = new Miniflare(
  convertV4MiniflareOptions({
    port: Number(port),
    logRequests: false,
    resourcePersistencePath: join(storage, 'v3'),
    handleStructuredLogs: ({ level, message }) =>
      (level === 'error' || level === 'warn' ? process.stderr : process.stdout).write(`${message}\n`),
    workers: [
      {
        ...worker,
        name: 'site',
        modulesRoot,
        modules,
        bindings: Object.assign({}, worker.bindings, { PUBLIC_ORIGIN: `http://localhost:${port}` }),
      },
    ],
  }),
)
await site.ready
