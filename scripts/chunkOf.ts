import { existsSync } from 'node:fs'

const root = new URL('../', import.meta.url).pathname

/**
 * Returns a chunk of the build that holds the given modules.
 * @param files below `src/`, without their endings
 * @throws when a file does not exist, so that a moved file does not leave its chunk unnoticed
 */
export function chunkOf(name: string, files: readonly string[]) {
  const modules = new Set(
    files.map((file) => {
      const path = ['.ts', '.tsx'].map((ending) => `${root}src/${file}${ending}`).find(existsSync)
      if (!path)
        throw new Error(`app.config.ts puts src/${file} into the chunk ${name}, but there is no such file`)
      return path
    }),
  )
  return { name, test: (id: string) => modules.has(id) }
}
