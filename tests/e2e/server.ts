import { execFileSync, spawn } from 'node:child_process'
import { createServer } from 'node:net'
import { setTimeout as sleep } from 'node:timers/promises'

export type Server = {
  origin: string
  /** Ends the whole group of processes; `SIGKILL` as a power cut would. */
  stop: (signal: 'SIGTERM' | 'SIGKILL') => Promise<void>
}

/**
 * Serves the production build as `wrangler dev` does, with the rows and objects that are in `storage`.
 * @param said what becomes of what it says of its failures: those of one that is ended on purpose are many
 */
export async function startServer(
  storage: string,
  port: number,
  said: 'inherit' | 'ignore' = 'inherit',
): Promise<Server> {
  const origin = `http://localhost:${port}`
  execFileSync('wrangler', ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', storage], {
    stdio: 'ignore',
  })
  const words = ['dev', '--port', String(port), '--inspector-port', '0', '--persist-to', storage]
  const server = spawn(
    'wrangler',
    [...words, '--var', `PUBLIC_ORIGIN:${origin}`, '--show-interactive-dev-session=false'],
    { stdio: ['ignore', 'ignore', said], detached: true },
  )
  const ended = new Promise((resolve) => server.once('exit', resolve))
  const stop = async (signal: 'SIGTERM' | 'SIGKILL') => {
    // The whole group: wrangler's own runtime process would otherwise stay.
    if (server.pid && server.exitCode === null && server.signalCode === null)
      process.kill(-server.pid, signal)
    await ended
  }
  for (let tries = 0; ; tries++) {
    const answer = await fetch(`${origin}/thank-you`).catch(() => undefined)
    if (answer?.ok) return { origin, stop }
    if (server.exitCode !== null) throw new Error('wrangler dev stopped')
    if (tries === 240) {
      await stop('SIGKILL')
      throw new Error('wrangler dev did not answer within a minute')
    }
    await sleep(250)
  }
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}
