import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from 'playwright'
import type { TestProject } from 'vitest/node'
import { browserOptions, installBrowser } from './browser'
import { freePort, startServer } from './server'

declare module 'vitest' {
  export interface ProvidedContext {
    origin: string
    /** Where the served site keeps its rows and objects. */
    storage: string
    /** Address of the one browser that all files share. */
    browser: string
  }
}

/** Serves the production build on a free port with an empty store, and starts a browser. */
export default async function serve(project: TestProject) {
  installBrowser()
  const storage = mkdtempSync(join(tmpdir(), 'site-'))
  const browser = await chromium.launchServer(browserOptions())
  const server = await startServer(storage, await freePort())
  project.provide('origin', server.origin)
  project.provide('storage', storage)
  project.provide('browser', browser.wsEndpoint())
  return async () => {
    await browser.close()
    await server.stop('SIGTERM')
    rmSync(storage, { recursive: true, force: true })
  }
}
