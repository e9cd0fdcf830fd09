import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'

type Tool = 'biome' | 'lingui' | 'tsc' | 'vite' | 'wrangler'

/** Packages whose name differs from the tool's. */
const packageOf: Partial<Record<Tool, string>> = {
  biome: '@biomejs/biome',
  lingui: '@lingui/cli',
  tsc: 'typescript',
}

export const root = new URL('../../', import.meta.url).pathname

/** Variables that keep wrangler from looking up this machine's location, sending metrics and checking for updates. */
export const offline = { CLOUDFLARE_CF_FETCH_ENABLED: 'false', WRANGLER_SEND_METRICS: 'false' }

/**
 * Starts a tool from node_modules with the Node that runs this script. Uses no shell, so that it works the same on
 * every system and signals reach the tool itself.
 */
export function startTool(
  tool: Tool,
  args: readonly string[],
  { env = {}, stdio = 'inherit' }: { env?: Record<string, string>; stdio?: StdioOptions } = {},
): ChildProcess {
  const folder = `${root}node_modules/${packageOf[tool] ?? tool}/`
  const { bin } = JSON.parse(readFileSync(`${folder}package.json`, 'utf8'))
  const program = folder + (typeof bin === 'string' ? bin : bin[tool])
  return spawn(process.execPath, [program, ...args], { cwd: root, stdio, env: { ...process.env, ...env } })
}

/** @returns the exit code; 1 when a signal ended the tool */
export const exitCode = (tool: ChildProcess): Promise<number> =>
  new Promise((resolve) => tool.once('close', (code) => resolve(code ?? 1)))
