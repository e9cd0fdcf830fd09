import { execFile, spawn } from 'node:child_process'
import { setTimeout as sleep } from 'node:timers/promises'
import { promisify } from 'node:util'

export type Server = {
  origin: string
  /** The lines that the Worker has logged. */
  log: () => Record<string, unknown>[]
  /** Ends the whole group of processes; `SIGKILL` as a power cut would. */
  stop: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>
}

type ServerOptions = {
  /** What becomes of what it says of its failures: those of one that is ended on purpose are many. */
  said?: 'inherit' | 'ignore'
  /** Configuration of another build than the one in `dist/`. */
  config?: string
  /** Serves it as a developer does, behind the proxy of `wrangler dev`. */
  wrangler?: boolean
  /** A store that has its tables, or needs none. */
  migrated?: boolean
  /** An address that answers once it serves. */
  ready?: string
}

const built = new URL('../../dist/server/wrangler.json', import.meta.url).pathname
const onRuntime = new URL('serveOnRuntime.ts', import.meta.url).pathname

const asDeveloper = (origin: string) => [
  '--var',
  `PUBLIC_ORIGIN:${origin}`,
  '--show-interactive-dev-session=false',
]

/** Serves the production build, with the rows and objects that are in `storage`. */
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
  if (!migrated)
    await promisify(execFile)('wrangler', ['d1', 'migrations', 'apply', 'DB', '--local', ...store])
  const [command, ...words] = wrangler
    ? ['wrangler', 'dev', '--port', `${port}`, '--inspector-port', '0', ...store, ...asDeveloper(origin)]
    : [process.execPath, onRuntime, config, `${port}`, storage]
  const server = spawn(command, words, { stdio: ['ignore', 'pipe', said], detached: true })
  let output = ''
  server.stdout.on('data', (chunk) => {
    output += chunk
  })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  const stop = async (signal: 'SIGTERM' | 'SIGKILL') => {
    // The whole group: wrangler's own runtime process would otherwise stay.
    if (server.pid && server.exitCode === null && server.signalCode === null)
      process.kill(-server.pid, signal)
    await ended
  }
  const log = () => [...output.matchAll(/^\{"event".*\}$/gm)].map(([line]) => JSON.parse(line))
  for (let tries = 0; ; tries++) {
    const answer = await fetch(origin + ready).catch(() => undefined)
    if (answer?.ok) return { origin, log, stop }
    if (server.exitCode !== null) throw new Error('The server stopped')
    if (tries === 600) {
      await stop('SIGKILL')
      throw new Error('The server did not answer within a minute')
    }
    await sleep(100)
  }
}
