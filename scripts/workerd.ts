import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { connect } from 'node:net'
import { extname, join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { freePort } from './freePort.ts'

export type Served = {
  origin: string
  /** CPU time that the runtime has used so far, in seconds. */
  cpu: () => number
  stop: () => void
}

type WorkerOptions = {
  /** Folder of the modules; `.bin` files are imported as bytes. */
  folder: string
  /** Path of the entry below it; by default `index.js`. */
  entry?: string
  /** By default that of the build in `dist/`. */
  compatibility?: Compatibility
  /** Variables in addition to `PUBLIC_ORIGIN`, or with another one. */
  variables: Record<string, string>
  /** Folder of the files behind `ASSETS`. */
  files?: string
  /** Whether to bind `DB` and `AI_PHOTOS`, both empty. */
  stores?: boolean
  /** Whether the process reads the configuration as text, which takes processor time that the platform does not use. */
  readsText?: boolean
}

export type Compatibility = { compatibility_date: string; compatibility_flags?: readonly string[] }

/** Path of the workerd binary for this platform. */
const { default: runtime } = createRequire(import.meta.url)('workerd') as { default: string }

const built = fileURLToPath(new URL('../dist/server/', import.meta.url))

/** Returns the compatibility date and flags of the build in `dist/`. */
const compatibilityOfBuild = (): Compatibility => JSON.parse(readFileSync(`${built}wrangler.json`, 'utf8'))

/** The only variable that the site requires. */
export const linkSecret = { PHOTO_LINK_SECRET: 'only for measuring, on this machine alone' }

/**
 * Serves a built site without stores. By default it has its own files and the variable that it requires.
 * @param dist path of the build, with a trailing slash
 */
export const serveSite = (dist: string, options: Partial<WorkerOptions> = {}): Promise<Served> =>
  serveWorker({ folder: `${dist}server/`, files: `${dist}client`, variables: linkSecret, ...options })

/**
 * Starts a workerd process with one Worker, on a free port. Resolves when it accepts connections, before any request.
 * Uses workerd alone: the proxy of `wrangler dev` and of Miniflare takes several times the processor time of a page,
 * which would distort measurements.
 */
export async function serveWorker({
  folder,
  entry,
  variables,
  files,
  stores,
  readsText = false,
  compatibility = compatibilityOfBuild(),
}: WorkerOptions): Promise<Served> {
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const bindings = [
    ...Object.entries({ PUBLIC_ORIGIN: origin, ...variables }).map(
      ([name, text]) => `(name = "${name}", text = ${JSON.stringify(text)})`,
    ),
    ...(files ? ['(name = "ASSETS", service = "files")'] : []),
    ...(files && stores ? emptyStores : []),
  ]
  const services = [
    '(name = "main", worker = .main)',
    ...(files ? [`(name = "files", disk = (path = ${JSON.stringify(files)}))`] : []),
  ]
  // `embed` paths are relative to the configuration file.
  const config = join(folder, `served-${port}.capnp`)
  writeFileSync(
    config,
    `using Workerd = import "/workerd/workerd.capnp";
const config :Workerd.Config = (
  services = [${services.join(', ')}],
  sockets = [(name = "http", address = "localhost:${port}", http = (), service = "main")],
);
const main :Workerd.Worker = (modules = [${modulesIn(folder, entry).join(', ')}],
  compatibilityDate = "${compatibility.compatibility_date}",
  compatibilityFlags = ${JSON.stringify(compatibility.compatibility_flags ?? [])},
  bindings = [${bindings.join(', ')}]);
`,
  )
  if (!readsText)
    writeFileSync(config, execFileSync(runtime, ['compile', '--config-only', config], { maxBuffer: 2 ** 30 }))
  // The `new_module_registry` flag is stable on Cloudflare but still experimental in the open source runtime.
  const child = spawn(runtime, ['serve', '--experimental', ...(readsText ? [] : ['--binary']), config], {
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
  return { origin, cpu: () => cpuOf(child.pid ?? 0), stop: () => child.kill() }
}

const emptyStores = [
  '(name = "AI_PHOTOS", r2Bucket = "files")',
  '(name = "DB", wrapped = (moduleName = "cloudflare-internal:d1-api", innerBindings = [(name = "fetcher", service = "files")]))',
]

const moduleKinds: Record<string, string> = {
  '.js': 'esModule',
  '.mjs': 'esModule',
  '.wasm': 'wasm',
  '.bin': 'data',
}

/** Returns the module names of a built Worker, its entry first. */
export const modulesOf = (folder: string, entry = 'index.js'): string[] =>
  readdirSync(folder, { recursive: true })
    .map(String)
    .filter((file) => extname(file) in moduleKinds)
    .sort((a, b) => Number(b === entry) - Number(a === entry))

const modulesIn = (folder: string, entry?: string) =>
  modulesOf(folder, entry).map(
    (file) => `(name = "${file}", ${moduleKinds[extname(file)]} = embed "${file}")`,
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

/** Returns the CPU time of a process in seconds: the sum over its threads, none of which ends before the process. */
function cpuOf(pid: number): number {
  const tasks = `/proc/${pid}/task`
  const nanoseconds = readdirSync(tasks).map((task) =>
    Number(readFileSync(`${tasks}/${task}/schedstat`, 'utf8').split(' ')[0]),
  )
  return nanoseconds.reduce((sum, some) => sum + some, 0) / 1e9
}
