import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../../../scripts/freePort'
import { type Server, startServer } from './server'

/** A place in the built Worker that throws, and how often. */
export type Fault = { name: string; times: number; find: RegExp; put: (fault: string) => string }

/**
 * Serves a copy of the production build in which the given places throw. This tests the deployed renderer without
 * adding test code to the build.
 */
export async function serveBroken(
  faults: readonly Fault[],
): Promise<Pick<Server, 'origin' | 'log'> & { stop: () => Promise<void> }> {
  const folder = mkdtempSync(join(tmpdir(), 'broken-'))
  cpSync(new URL('../../../dist', import.meta.url), folder, { recursive: true })
  // Remove the prerendered pages so that every page is rendered on request.
  rmSync(join(folder, 'client/_pages'), { recursive: true })
  for (const fault of faults) breakOnce(join(folder, 'server/assets'), fault)
  const { origin, log, stop } = await startServer(join(folder, 'store'), await freePort(), {
    config: join(folder, 'server/wrangler.json'),
    // The broken pages do not use the database.
    migrated: true,
    // Poll a static file, because the first page request triggers the faults.
    ready: '/robots.txt',
  })
  return {
    origin,
    log,
    stop: async () => {
      await stop('SIGTERM')
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function breakOnce(folder: string, { name, times, find, put }: Fault): void {
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'))
  const file = files.find((one) => find.test(readFileSync(join(folder, one), 'utf8')))
  if (!file) throw new Error(`Nothing in the build looks like ${find}`)
  const code = `(()=>{let f=globalThis.faults??={};if((f.${name}=(f.${name}??0)+1)<=${times})throw new TypeError("secret of ${name}")})()`
  const path = join(folder, file)
  writeFileSync(path, readFileSync(path, 'utf8').replace(find, put(code)))
}
