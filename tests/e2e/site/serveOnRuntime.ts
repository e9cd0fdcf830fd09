// Serves a build directly on the local runtime. `wrangler dev` adds a second runtime in front, which doubles the CPU
// time; the tests do not need its developer features.
//
// Started by server.ts with <wrangler.json of a build> <port> <storage>

import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { convertV4MiniflareOptions, Miniflare } from 'miniflare'
import { modulesOf } from '../../../scripts/workerd.ts'
import { workerOptionsOf } from './workerOptions.ts'

const [config = '', port = '', storage = ''] = process.argv.slice(2)
const modulesRoot = dirname(config)
// Modules are listed from the build's files, so `rootPath` and `modulesRules` are dropped.
const { rootPath, modulesRules, ...worker } = workerOptionsOf(config)

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
        bindings: { ...worker.bindings, PUBLIC_ORIGIN: `http://localhost:${port}` },
      },
    ],
  }),
)
await site.ready
