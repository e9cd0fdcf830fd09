import { type ChildProcess, spawn } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

export type Served = {
  origin: string
  /** Seconds of processor time that the runtime has used so far. */
  cpu: () => number
  stop: () => void
}

export type WorkerOptions = {
  /** Its modules, `index.js` first; a `.bin` is imported as bytes. */
  folder: string
  variables: Record<string, string>
  /** Folder of the files behind `ASSETS`. */
  files?: string
  /** Whether it has `DB` and `AI_PHOTOS`, which hold nothing. */
  stores?: boolean
}

/** Path of the runtime's program for this machine. */
const { default: runtime } = createRequire(import.meta.url)('workerd') as { default: string }

const built = new URL('../dist/server/', import.meta.url).pathname

/** The date and the flags that the site was built for. */
function compatibility(): string {
  const config = JSON.parse(readFileSync(`${built}wrangler.json`, 'utf8'))
  return `compatibilityDate = "${config.compatibility_date}", compatibilityFlags = ${JSON.stringify(config.compatibility_flags)}`
}

/** The least that the site needs to answer. */
const linkSecret = { PHOTO_LINK_SECRET: 'only for measuring, on this machine alone' }

/**
 * The built Worker on the bare runtime: what `wrangler dev` adds to each request would hide everything.
 * @param dist what the build wrote
 * @param options variables of the deployment, besides its origin, and its files; there are no stores
 */
export function serveSite(
  port: number,
  dist: string,
  {
    variables = linkSecret,
    files = `${dist}client`,
  }: Partial<Pick<WorkerOptions, 'variables' | 'files'>> = {},
): Promise<Served> {
  return serveWorker(port, {
    folder: `${dist}server/`,
    files,
    variables: { PUBLIC_ORIGIN: `http://localhost:${port}`, ...variables },
  })
}

/** Starts a process with one Worker. It is ready when it takes connections: nothing has been asked of it. */
export async function serveWorker(
  port: number,
  { folder, variables, files, stores }: WorkerOptions,
): Promise<Served> {
  const bindings = [
    ...Object.entries(variables).map(([name, text]) => `(name = "${name}", text = ${JSON.stringify(text)})`),
    ...(files ? ['(name = "ASSETS", service = "files")'] : []),
    ...(files && stores ? emptyStores : []),
  ]
  const services = [
    '(name = "main", worker = .main)',
    ...(files ? [`(name = "files", disk = (path = ${JSON.stringify(files)}))`] : []),
  ]
  // What is embedded lies beside the configuration.
  const config = join(folder, `served-${port}.capnp`)
  writeFileSync(
    config,
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [${services.join(', ')}],
  sockets = [(name = "http", address = "localhost:${port}", http = (), service = "main")],
);
const main :Workerd.Worker = (modules = [${modulesIn(folder).join(', ')}], ${compatibility()},
  bindings = [${bindings.join(', ')}]);
`,
  )
  // The module registry of our flag is at home on the platform and still called experimental in its runtime.
  const child = spawn(runtime, ['serve', '--experimental', config], {
    stdio: ['ignore', 'ignore', 'inherit'],
  })
  try {
    await untilListens(port, child)
  } catch (error) {
    child.kill()
    throw error
  } finally {
    rmSync(config)
  }
  return { origin: `http://localhost:${port}`, cpu: () => cpuOf(child.pid ?? 0), stop: () => child.kill() }
}

const emptyStores = [
  '(name = "AI_PHOTOS", r2Bucket = "files")',
  '(name = "DB", wrapped = (moduleName = "cloudflare-internal:d1-api", innerBindings = [(name = "fetcher", service = "files")]))',
]

/** Names of the modules of a built Worker, its entry first. */
export const modulesOf = (folder: string, entry = 'index.js'): string[] =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => /\.(js|bin)$/.test(file))
    .sort((a) => (a === entry ? -1 : 1))

const modulesIn = (folder: string) =>
  modulesOf(folder).map(
    (file) => `(name = "${file}", ${file.endsWith('.js') ? 'esModule' : 'data'} = embed "${file}")`,
  )

async function untilListens(port: number, child: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 1000; tries++) {
    if (child.exitCode !== null) throw new Error('workerd stopped')
    if (await listens(port)) return
    await sleep(10)
  }
  throw new Error('workerd did not listen within ten seconds')
}

function listens(port: number): Promise<boolean> {
  const socket = connect(port, 'localhost')
  return new Promise((resolve) => {
    socket.once('connect', () => resolve(true)).once('error', () => resolve(false))
  }).finally(() => socket.destroy()) as Promise<boolean>
}

/** What its threads have run, in nanoseconds; they stay as long as the process does. */
function cpuOf(pid: number): number {
  const tasks = `/proc/${pid}/task`
  const nanoseconds = readdirSync(tasks).map((task) =>
    Number(readFileSync(`${tasks}/${task}/schedstat`, 'utf8').split(' ')[0]),
  )
  return nanoseconds.reduce((sum, some) => sum + some, 0) / 1e9
}
