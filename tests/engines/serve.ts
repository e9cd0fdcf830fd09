import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { freePort } from '../../scripts/freePort'
import { startServer } from '../e2e/site/server'
import { installEngines } from './install'
import { startWebKitDriver } from './startWebKitDriver'

declare module 'vitest' {
  export interface ProvidedContext {
    /** Address of the driver that starts all WebKit instances. */
    webKitDriver: string
  }
}

/** Serves the production build with an empty store, and starts the WebKit driver. */
export default async function serve(project: TestProject) {
  installEngines()
  const storage = mkdtempSync(join(tmpdir(), 'engines-'))
  const stops: (() => unknown)[] = [() => rmSync(storage, { recursive: true, force: true })]
  const stopAll = async () => {
    for (const stop of stops.toReversed()) await stop()
  }
  try {
    const driver = await startWebKitDriver(await freePort())
    stops.push(driver.stop)
    const server = await startServer(storage, await freePort())
    stops.push(() => server.stop('SIGTERM'))
    project.provide('origin', server.origin)
    project.provide('storage', storage)
    project.provide('webKitDriver', driver.address)
  } catch (error) {
    await stopAll()
    throw error
  }
  return stopAll
}
