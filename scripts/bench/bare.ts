import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '../freePort.ts'
import { type Served, serveWorker } from '../workerd.ts'
import { built, variables } from './built.ts'

/**
 * A Worker of a few lines in a process of its own, with the site's bindings: the limit that the site is held against.
 * @param script of `index.js`
 * @param page bytes that it can import as `./page.bin`, and read as `/page.bin` where they stand for its files
 */
export async function serveBare(
  script: string,
  page?: Uint8Array,
  files: 'site' | 'page' = 'site',
): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), 'bare-'))
  writeFileSync(join(folder, 'index.js'), script)
  if (page) writeFileSync(join(folder, 'page.bin'), page)
  const port = await freePort()
  const served = await serveWorker(port, {
    folder,
    files: files === 'site' ? built.files : folder,
    stores: true,
    variables: { PUBLIC_ORIGIN: `http://localhost:${port}`, ...variables },
  })
  const stop = () => {
    served.stop()
    rmSync(folder, { recursive: true, force: true })
  }
  return { ...served, stop }
}

/** The line that the site logs of each request, for the scripts above. */
export const logsRequest = `const log = (request, response, started) => {
  console.log(JSON.stringify({ event: 'request', request: crypto.randomUUID(), method: request.method,
    path: new URL(request.url).pathname, status: response.status, ms: Date.now() - started }))
  return response
}`

/** What a process costs before it holds anything of the site. */
export const serveEmpty = () => serveBare('export default { fetch: () => new Response() }')
