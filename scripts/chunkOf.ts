import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import type { Plugin, Rolldown } from 'vite'

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
 * Returns a chunk of the build with all static imports of an entry, direct and indirect. A Worker evaluates all of them
 * before its first response, and one module loads faster than two dozen.
 * @param entry path below the project
 * @throws when the entry is not built
 */
export function importsOf(entry: string, name: string) {
  let imports: Set<string> | undefined
  return {
    name: (id: string, context: Rolldown.ChunkingContext) => {
      imports ??= staticImportsOf(`${root}${entry}`, context)
      return imports.has(id) ? name : null
    },
  }
}

function staticImportsOf(entry: string, context: Rolldown.ChunkingContext): Set<string> {
  const found = new Set([entry])
  if (!context.getModuleInfo(entry)) throw new Error(`app.config.ts names ${entry}, which is not built`)
  for (const id of found)
    for (const imported of context.getModuleInfo(id)?.importedIds ?? []) found.add(imported)
  found.delete(entry)
  return found
}

/**
 * Fails a build whose output lacks a chunk of the groups of an environment, because a package or a folder in a pattern
 * has moved: its modules would end up in other chunks unnoticed.
 */
export const requireChunks = (groups: Record<string, readonly { name: unknown }[]>): Plugin => ({
  name: 'require-chunks',
  apply: 'build',
  generateBundle(_, bundle) {
    const built = new Set(Object.values(bundle).map((file) => (file.type === 'chunk' ? file.name : '')))
    for (const { name } of groups[this.environment.name] ?? [])
      if (typeof name === 'string' && !built.has(name))
        throw new Error(`app.config.ts: no module is in the chunk ${name} any more`)
  },
})
