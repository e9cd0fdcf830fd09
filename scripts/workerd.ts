import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export type Served = {
  origin: string
  /** Seconds of processor time that the runtime has used so far. */
  cpu: () => number
  stop: () => void
}

/** Path of the runtime's program for this machine. */
const { default: runtime } = createRequire(import.meta.url)('workerd') as { default: string }

const compatibility = 'compatibilityDate = "2026-10-01"'

const built = new URL('../dist/server/', import.meta.url).pathname

/**
 * The built Worker on the bare runtime: what `wrangler dev` adds to each request would hide everything.
 * @param variables of the deployment, besides its origin; there are no stores
 */
export function serveSite(
  port: number,
  variables: Record<string, string> = { PHOTO_LINK_SECRET: 'only for measuring, on this machine alone' },
  folder = built,
): Promise<Served> {
  const modules = readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => file.endsWith('.js'))
    .sort((a) => (a === 'index.js' ? -1 : 1))
    .map((file) => `(name = "${file}", esModule = embed "${file}")`)
  const bindings = Object.entries({ PUBLIC_ORIGIN: `http://localhost:${port}`, ...variables }).map(
    ([name, text]) => `(name = "${name}", text = ${JSON.stringify(text)})`,
  )
  return serve(
    port,
    folder,
    `modules = [${modules.join(', ')}], ${compatibility}, bindings = [${bindings.join(', ')}]`,
  )
}

/** A Worker that does nothing but answer with these bytes. */
export function serveBytes(port: number, html: string): Promise<Served> {
  const script = `const html = ${JSON.stringify(html)}
export default { fetch: () => new Response(html, { headers: { 'content-type': 'text/html; charset=utf-8' } }) }`
  const folder = mkdtempSync(join(tmpdir(), 'bench-'))
  writeFileSync(join(folder, 'static.js'), script)
  return serve(
    port,
    folder,
    `modules = [(name = "static.js", esModule = embed "static.js")], ${compatibility}`,
  )
}

/** What is embedded lies beside the configuration, in the folder. */
async function serve(port: number, folder: string, worker: string): Promise<Served> {
  const config = join(folder, 'bench.capnp')
  writeFileSync(
    config,
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [(name = "main", worker = .main)],
  sockets = [(name = "http", address = "localhost:${port}", http = (), service = "main")],
);
const main :Workerd.Worker = (${worker});
`,
  )
  const child = spawn(runtime, ['serve', config], { stdio: ['ignore', 'ignore', 'inherit'] })
  const origin = `http://localhost:${port}`
  await untilAnswers(origin, child)
  return { origin, cpu: () => cpuOf(child.pid ?? 0), stop: () => child.kill() }
}

async function untilAnswers(origin: string, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 200; tries++) {
    if (child.exitCode !== null) throw new Error('workerd stopped')
    if (await fetch(origin, { redirect: 'manual' }).catch(() => undefined)) return
    await sleep(50)
  }
  throw new Error('workerd did not answer within ten seconds')
}

/** User and system time, fields 14 and 15 of Linux' process statistics, in ticks of a hundredth of a second. */
function cpuOf(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  return (Number(fields[11]) + Number(fields[12])) / 100
}
