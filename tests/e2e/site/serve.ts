import { execFile } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import type { TestProject } from 'vitest/node'
import { freePort } from '../../../scripts/freePort'
import { installBrowser } from './browser'
import { type Server, startServer } from './server'

declare module 'vitest' {
  export interface ProvidedContext {
    origin: string
    /** Directory of the served site's database and objects. */
    storage: string
    /** Path of a file that exists once the site is served; it contains the error if serving failed. */
    served: string
  }
}

/**
 * Builds the site and serves it on a free port with an empty store. Tests of other projects run in the meantime; files
 * of this project wait for it in `untilServed.ts`.
 */
export default async function serve(project: TestProject) {
  installBrowser()
  const storage = mkdtempSync(join(tmpdir(), 'site-'))
  const served = join(storage, 'served')
  const port = await freePort()
  project.provide('origin', `http://localhost:${port}`)
  project.provide('storage', storage)
  project.provide('served', served)
  let server: Server | undefined
  const serving = buildSite()
    .then(async () => {
      server = await startServer(storage, port)
      writeFileSync(served, '')
    })
    .catch((error) => writeFileSync(served, String(error.stderr || error.stack)))
  return async () => {
    await serving
    await server?.stop('SIGTERM')
    rmSync(storage, { recursive: true, force: true })
  }
}

/** Builds as `npm run build` does; the runner's own `NODE_ENV` would bundle the development build of React. */
const buildSite = () =>
  promisify(execFile)(process.execPath, ['scripts/tasks/build.ts'], {
    env: { ...process.env, NODE_ENV: 'production' },
  })
