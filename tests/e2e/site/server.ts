import { execFile, spawn } from 'node:child_process'
import { devNull } from 'node:os'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'

export type Server = {
  origin: string
  /** JSON log lines of the Worker. */
  log: () => Record<string, unknown>[]
  /** Signals the whole process group; `SIGKILL` simulates a power cut. */
  stop: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>
}

type ServerOptions = {
  /** Handling of stderr; `ignore` for a server that is killed on purpose, which logs many errors. */
  said?: 'inherit' | 'ignore'
  /** Wrangler configuration of a build; default: the one in `dist/`. */
  config?: string
  /** Serves behind the proxy of `wrangler dev`, as in development. */
  wrangler?: boolean
  /** Skips migrations: the store already has its tables, or needs none. */
  migrated?: boolean
  /** Path that is polled until it responds. */
  ready?: string
}

const built = fileURLToPath(new URL('../../../dist/server/wrangler.json', import.meta.url))
const onRuntime = fileURLToPath(new URL('serveOnRuntime.ts', import.meta.url))
const migrate = fileURLToPath(new URL('../../../scripts/tasks/migrate.ts', import.meta.url))

const asDeveloper = (origin: string) => [
  '--var',
  `PUBLIC_ORIGIN:${origin}`,
  '--show-interactive-dev-session=false',
  // Instead of `.dev.vars`, whose keys would make the tests call the providers.
  ...['--env-file', devNull],
]

/** Serves the production build with the database and objects in `storage`. @throws when it does not start */
export async function startServer(
  storage: string,
  port: number,
  {
    said = 'inherit',
    config = built,
    wrangler = false,
    migrated = false,
    ready = '/thank-you',
  }: ServerOptions = {},
): Promise<Server> {
  const origin = `http://localhost:${port}`
  const store = ['--config', config, '--persist-to', storage]
  if (!migrated) await promisify(execFile)(process.execPath, [migrate, ...store])
  const [command, ...args] = wrangler
    ? ['wrangler', 'dev', '--port', `${port}`, '--inspector-port', '0', ...store, ...asDeveloper(origin)]
    : [process.execPath, onRuntime, config, `${port}`, storage]
  const server = spawn(command, args, { stdio: ['ignore', 'pipe', said], detached: true })
  let output = ''
  server.stdout.on('data', (chunk) => {
    output += chunk
  })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  const stop = async (signal: 'SIGTERM' | 'SIGKILL') => {
    // The whole group: otherwise wrangler's runtime process would keep running.
    if (server.pid && server.exitCode === null && server.signalCode === null)
      process.kill(-server.pid, signal)
    await ended
  }
  const log = () => [...output.matchAll(/^\{"event".*\}$/gm)].map(([line]) => JSON.parse(line))
  for (let tries = 0; ; tries++) {
    const response = await fetch(origin + ready).catch(() => undefined)
    if (response?.ok) return { origin, log, stop }
    if (server.exitCode !== null) throw new Error('The server stopped')
    if (tries === 600) {
      await stop('SIGKILL')
      throw new Error('The server did not answer within a minute')
    }
    await sleep(100)
  }
}
