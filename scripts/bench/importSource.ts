import { fileURLToPath } from 'node:url'
import { runnerImport } from 'vite'

const root = fileURLToPath(new URL('../../', import.meta.url))

/** Imports a module whose imports omit extensions or use `~/`, as the site's do. @param file path from the root */
export async function importSource<Module>(file: string): Promise<Module> {
  const { module } = await runnerImport<Module>(`${root}${file}`, {
    configFile: false,
    root,
    logLevel: 'error',
    resolve: { alias: { '~': `${root}src` } },
  })
  return module
}
