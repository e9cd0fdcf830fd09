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
export async function serveBare(
  script: string,
  page?: Uint8Array,
  files: 'site' | 'page' = 'site',
): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'bare-'))
  writeFileSync(join(folder, 'index.js'), script)
  if (page) writeFileSync(join(folder, 'page.bin'), page)
  const served = await serveWorker({
    folder,
    files: files === 'site' ? built.files : folder,
    stores: true,
    variables,
  })
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

/** Starts an empty Worker, which measures the cost of the process alone. */
export const serveEmpty = () => serveBare('export default { fetch: () => new Response() }')
