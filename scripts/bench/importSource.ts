import { runnerImport } from 'vite'

const root = new URL('../../', import.meta.url).pathname

/** Imports a module that leaves out endings or says `~/`, as the site and its tests do. @param file below the root */
export async function importSource<Module>(file: string): Promise<Module> {
  const { module } = await runnerImport<Module>(`${root}${file}`, {
    configFile: false,
    root,
    logLevel: 'error',
    resolve: { alias: { '~': `${root}src` } },
  })
  return module
}
