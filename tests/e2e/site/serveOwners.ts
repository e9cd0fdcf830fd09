import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { OwnerFile } from '~/catalog/owner/ownerFiles'
import { copySite } from '../../../scripts/bench/copySite'
import { freePort } from '../../../scripts/freePort'
import { startServer } from './server'

/**
 * Builds and serves a copy of the site in which files of the owner have other values, as after an edit of them alone.
 * @throws when the build refuses the values
 */
export async function serveOwners(
  values: Partial<Record<OwnerFile, unknown>>,
): Promise<{ origin: string; stop: () => Promise<void> }> {
  const { folder, build, remove } = copySite()
  for (const [file, content] of Object.entries(values))
    writeFileSync(join(folder, `src/catalog/owner/${file}.json`), JSON.stringify(content))
  try {
    await build()
    const { origin, stop } = await startServer(join(folder, 'store'), await freePort(), {
      config: join(folder, 'dist/server/wrangler.json'),
    })
    return { origin, stop: () => stop('SIGTERM').finally(remove) }
  } catch (error) {
    remove()
    throw error
  }
}
