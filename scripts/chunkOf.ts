import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin } from 'vite'

const root = fileURLToPath(new URL('../', import.meta.url))

/**
 * Returns a chunk of the build that holds the given modules.
 * @param files below `src/`, without their endings
 * @throws when a file does not exist, so that a moved file does not leave its chunk unnoticed
 */
export function chunkOf(name: string, files: readonly string[]) {
  const modules = new Set(
    files.map((file) => {
      const path = ['.ts', '.tsx', '.json'].map((ending) => `${root}src/${file}${ending}`).find(existsSync)
      if (!path)
        throw new Error(`app.config.ts puts src/${file} into the chunk ${name}, but there is no such file`)
      return path
    }),
  )
  return { name, test: (id: string) => modules.has(id) }
}

/**
 * Fails a build whose output lacks a chunk of the groups of an environment, because a package or a folder in a pattern
 * has moved: its modules would end up in other chunks unnoticed.
 */
export const requireChunks = (groups: Record<string, readonly { name: string }[]>): Plugin => ({
  name: 'require-chunks',
  apply: 'build',
  generateBundle(_, bundle) {
    const built = new Set(Object.values(bundle).map((file) => (file.type === 'chunk' ? file.name : '')))
    for (const { name } of groups[this.environment.name] ?? [])
      if (!built.has(name)) throw new Error(`app.config.ts: no module is in the chunk ${name} any more`)
  },
})
