import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type Served, serveWorker } from '../workerd.ts'
import { built, variables } from './built.ts'

/**
 * Starts a minimal Worker in its own process, with the site's bindings: the baseline for the site's values.
 * @param script the content of `index.js`
 * @param page bytes that the script can import as `./page.bin`, or with `files: 'page'` fetch as `/page.bin`
 */
export function serveBare(
  script: string,
  page?: Uint8Array,
  files: 'site' | 'page' = 'site',
): Promise<Served> {
  return serveModule(
    script,
    (folder) => ({ files: files === 'site' ? built.files : folder, stores: true, variables }),
    page,
  )
}

/** Starts a Worker of one module in its own process. @param optionsFor its bindings, given the folder of the module */
async function serveModule(
  script: string,
  optionsFor: (folder: string) => Omit<Parameters<typeof serveWorker>[0], 'folder'>,
  page?: Uint8Array,
): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'bare-'))
  writeFileSync(join(folder, 'index.js'), script)
  if (page) writeFileSync(join(folder, 'page.bin'), page)
  const served = await serveWorker({ folder, ...optionsFor(folder) })
  const stop = () => {
    served.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { ...served, stop }
}

/** Script text that logs each request like the site does, for use in `serveBare` scripts. */
export const logsRequest = `const log = (request, response, started) => {
  console.log(JSON.stringify({ event: 'request', request: crypto.randomUUID(), method: request.method,
    path: new URL(request.url).pathname, status: response.status, ms: Date.now() - started }))
  return response
}`

const empty = 'export default { fetch: () => new Response() }'

/** Starts an empty Worker with the site's bindings, which measures the cost of the process alone. */
export const serveEmpty = ({ readsText = false } = {}) =>
  serveModule(empty, () => ({ files: built.files, stores: true, variables, readsText }))

/** Starts an empty Worker with the bindings of a peer: nothing but files. */
export const serveEmptyPeer = () =>
  serveModule(empty, (files) => ({
    files,
    variables: {},
    compatibility: { compatibility_date: '2026-10-01' },
  }))
