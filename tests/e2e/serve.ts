import { type ChildProcess, execFileSync, spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from 'playwright'
import type { TestProject } from 'vitest/node'
import { browserOptions, installBrowser } from './browser'

declare module 'vitest' {
  export interface ProvidedContext {
    origin: string
    /** Where the served site keeps its rows and objects. */
    storage: string
    /** Address of the one browser that all files share. */
    browser: string
  }
}

/** Serves the production build as `wrangler dev` does, on a free port with an empty store, and starts a browser. */
export default async function serve(project: TestProject) {
  installBrowser()
  const storage = mkdtempSync(join(tmpdir(), 'site-'))
  const port = await freePort()
  const origin = `http://localhost:${port}`
  execFileSync('wrangler', ['d1', 'migrations', 'apply', 'DB', '--local', '--persist-to', storage], {
    stdio: 'ignore',
  })
  const server = spawn(
    'wrangler',
    [
      'dev',
      '--port',
      String(port),
      '--persist-to',
      storage,
      '--var',
      `PUBLIC_ORIGIN:${origin}`,
      '--show-interactive-dev-session=false',
    ],
    { stdio: ['ignore', 'ignore', 'inherit'], detached: true },
  )
  const browser = await chromium.launchServer(browserOptions())
  await untilAnswers(origin, server)
  project.provide('origin', origin)
  project.provide('storage', storage)
  project.provide('browser', browser.wsEndpoint())
  return async () => {
    await browser.close()
    // The whole group: wrangler's own runtime process would otherwise stay.
    if (server.pid) process.kill(-server.pid, 'SIGTERM')
    await new Promise((resolve) => server.once('exit', resolve))
    rmSync(storage, { recursive: true, force: true })
  }
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0)
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as { port: number }
  await new Promise((resolve) => server.close(resolve))
  return port
}

async function untilAnswers(origin: string, server: ChildProcess): Promise<void> {
  for (let tries = 0; tries < 240; tries++) {
    if (server.exitCode !== null) throw new Error('wrangler dev stopped')
    const answer = await fetch(`${origin}/thank-you`).catch(() => undefined)
    if (answer?.ok) return
    await sleep(250)
  }
  throw new Error('wrangler dev did not answer within a minute')
}
