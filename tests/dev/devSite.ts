import { spawn } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { changeIn, copySite } from '../../scripts/bench/copySite'
import { freePort } from '../../scripts/freePort'

export type Edit = [file: string, from: string, to: string]

/** Serves a copy of the source with `npm run dev`, so that tests can break it. */
export async function serveSource() {
  const { folder, remove } = copySite()
  const port = await freePort()
  const origin = `http://localhost:${port}`
  const server = spawn(process.execPath, ['scripts/tasks/dev.ts', '--port', `${port}`], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'development' },
    detached: true,
  })
  let output = ''
  for (const stream of [server.stdout, server.stderr])
    stream.on('data', (chunk) => {
      output += `${chunk}`.replace(/\p{Cc}\[[\d;]*m/gu, '')
    })
  const ended = new Promise((resolve) => server.once('exit', resolve))
  for (let tries = 0; !(await fetch(`${origin}/us`).catch(() => undefined))?.ok; tries++) {
    if (tries > 1200 || server.exitCode !== null) throw new Error(output)
    await sleep(200)
  }
  return {
    origin,
    terminal: () => output,
    /** Edits files. @returns a function that restores them */
    edit(...edits: Edit[]) {
      const before = edits.map(([file]) => [file, readFileSync(join(folder, file), 'utf8')] as const)
      for (const [file, from, to] of edits) changeIn(folder)(file, [from, to])
      return () => {
        for (const [file, text] of before) writeFileSync(join(folder, file), text)
      }
    },
    async stop() {
      if (server.pid) process.kill(-server.pid, 'SIGTERM')
      await ended
      remove()
    },
  }
}
