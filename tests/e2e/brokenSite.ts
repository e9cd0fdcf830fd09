import { type ChildProcess, spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'

/** Where in the built Worker something throws, and how often. */
export type Fault = { name: string; times: number; find: RegExp; put: (fault: string) => string }

type BrokenSite = {
  origin: string
  /** The lines that the Worker has logged. */
  log: () => Record<string, unknown>[]
  stop: () => Promise<void>
}

/**
 * Serves a copy of the production build in which the given places throw. So the renderer that is deployed is the one
 * that is tried, and nothing of the trial is deployed.
 */
export async function serveBroken(faults: readonly Fault[]): Promise<BrokenSite> {
  const folder = mkdtempSync(join(tmpdir(), 'broken-'))
  cpSync(new URL('../../dist', import.meta.url), folder, { recursive: true })
  for (const fault of faults) breakOnce(join(folder, 'server/assets'), fault)
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const config = ['--config', join(folder, 'server/wrangler.json'), '--persist-to', join(folder, 'store')]
  const options = ['--port', String(port), '--var', `PUBLIC_ORIGIN:${origin}`]
  const server = spawn(
    'wrangler',
    ['dev', ...config, ...options, '--inspector-port', '0', '--show-interactive-dev-session=false'],
    { stdio: ['ignore', 'pipe', 'inherit'], detached: true },
  )
  let output = ''
  server.stdout.on('data', (chunk) => {
    output += chunk
  })
  await untilServed(origin, server)
  return {
    origin,
    log: () => [...output.matchAll(/^\{"event".*\}$/gm)].map(([line]) => JSON.parse(line)),
    stop: async () => {
      if (server.pid) process.kill(-server.pid, 'SIGTERM')
      await new Promise((resolve) => server.once('exit', resolve))
      rmSync(folder, { recursive: true, force: true })
    },
  }
}

function breakOnce(folder: string, { name, times, find, put }: Fault): void {
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'))
  const file = files.find((one) => find.test(readFileSync(join(folder, one), 'utf8')))
  if (!file) throw new Error(`Nothing in the build looks like ${find}`)
  const code = `(()=>{let f=globalThis.faults??={};if((f.${name}=(f.${name}??0)+1)<=${times})throw new TypeError("secret of ${name}")})()`
  const path = join(folder, file)
  writeFileSync(path, readFileSync(path, 'utf8').replace(find, put(code)))
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}

/** Asks for a file, because the first page is what the faults wait for. */
async function untilServed(origin: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 240; tries++) {
    if (server.exitCode !== null) throw new Error('wrangler dev stopped')
    const answer = await fetch(`${origin}/robots.txt`).catch(() => undefined)
    if (answer?.ok) return
    await sleep(250)
  }
  throw new Error('wrangler dev did not answer within a minute')
}
