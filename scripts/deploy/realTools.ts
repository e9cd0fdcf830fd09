import { type ChildProcess, spawn } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import { endGroup } from './endGroup.ts'
import { readJsonLines } from './readJsonLines.ts'
import { readTail } from './readTail.ts'
import type { Outcome, RunOptions, Tools } from './tools.ts'

type Place = {
  /** Folder of wrangler.toml, with a trailing slash. */
  root: string
  interrupted: AbortSignal
  print?: (line: string) => void
  /** Variables for the programs, beside those of this process. */
  env?: Record<string, string>
}

const wranglerFile = fileURLToPath(new URL('../../node_modules/wrangler/bin/wrangler.js', import.meta.url))

/** Keeps wrangler from metrics, update checks, colors and questions. */
const quiet = { WRANGLER_SEND_METRICS: 'false', NO_COLOR: '1', FORCE_COLOR: '0', CI: 'true' }

const printLine = (line: string) => void process.stdout.write(`${line}\n`)

/** Returns the tools of a deployment: wrangler, npm, git and the network. */
export function realTools({ root, interrupted, print = printLine, env = {} }: Place): Tools {
  // A group of its own: Ctrl+C must not end the call that goes back.
  const start = (program: string, args: readonly string[], variables = {}) =>
    spawn(program, args, {
      cwd: root,
      env: { ...process.env, ...env, ...variables },
      stdio: ['ignore', 'pipe', 'pipe'],
      detached: true,
    })
  const wrangler = (args: readonly string[], variables = {}) =>
    start(process.execPath, [wranglerFile, ...args], { ...quiet, ...variables })
  return {
    async wrangler(args, options) {
      const file = join(tmpdir(), `${randomUUID()}.ndjson`)
      const outcome = await finish(wrangler(args, { WRANGLER_OUTPUT_FILE_PATH: file }), interrupted, options)
      const records = readJsonLines(file)
      rmSync(file, { force: true })
      return { ...outcome, records }
    },
    tail: (args) => readTail(wrangler(args)),
    run(program, args, options) {
      const { npm_execpath: npm } = process.env
      const child =
        program === 'git' || (program === 'npm' && !npm)
          ? start(program, args)
          : start(process.execPath, program === 'npm' ? [npm as string, ...args] : args)
      return finish(child, interrupted, options)
    },
    fetch: (url, init) =>
      fetch(url, { ...init, signal: AbortSignal.any([interrupted, ...(init.signal ? [init.signal] : [])]) }),
    sleep: async (milliseconds, { uninterruptible = false } = {}) =>
      void (await sleep(milliseconds, undefined, uninterruptible ? {} : { signal: interrupted })),
    now: Date.now,
    print,
    interrupted,
  }
}

async function finish(
  child: ChildProcess,
  interrupted: AbortSignal,
  { timeout, uninterruptible = false }: RunOptions = {},
): Promise<Outcome> {
  const ends = [
    ...(uninterruptible ? [] : [interrupted]),
    ...(timeout === undefined ? [] : [AbortSignal.timeout(timeout)]),
  ]
  const end = AbortSignal.any(ends)
  const kill = () => endGroup(child)
  end.addEventListener('abort', kill)
  if (end.aborted) kill()
  let stdout = ''
  let output = ''
  child.stdout?.on('data', (chunk) => {
    stdout += chunk
    output += chunk
  })
  child.stderr?.on('data', (chunk) => {
    output += chunk
  })
  const code = await new Promise<number>((resolve) => {
    child.once('error', (error) => {
      output += error.message
      resolve(1)
    })
    child.once('close', (status) => resolve(status ?? 1))
  })
  end.removeEventListener('abort', kill)
  if (!uninterruptible) interrupted.throwIfAborted()
  return { code, stdout, output: end.aborted ? `${output}\nit took too long` : output, records: [] }
}
