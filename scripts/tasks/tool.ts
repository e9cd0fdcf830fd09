import { type ChildProcess, type StdioOptions, spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

type Tool = 'biome' | 'lingui' | 'tsc' | 'vite' | 'wrangler'
type Script = `scripts/${string}.ts`

/** Packages whose name differs from the tool's. */
const packageOf: Partial<Record<Tool, string>> = {
  biome: '@biomejs/biome',
  lingui: '@lingui/cli',
  tsc: 'typescript',
}

export const root = fileURLToPath(new URL('../../', import.meta.url))

/** Variables that keep wrangler from looking up this machine's location, sending metrics and checking for updates. */
export const offline = { CLOUDFLARE_CF_FETCH_ENABLED: 'false', WRANGLER_SEND_METRICS: 'false' }

/**
 * Starts a tool from node_modules or a script with the Node that runs this one. Uses no shell, so that it works the
 * same on every system and signals reach the tool itself.
 */
export function startTool(
  tool: Tool | Script,
  args: readonly string[],
  { env = {}, stdio = 'inherit' }: { env?: Record<string, string>; stdio?: StdioOptions } = {},
): ChildProcess {
  return spawn(process.execPath, [programOf(tool), ...args], {
    cwd: root,
    stdio,
    env: { ...process.env, ...env },
  })
}

function programOf(tool: Tool | Script): string {
  if (isScript(tool)) return root + tool
  const folder = `${root}node_modules/${packageOf[tool] ?? tool}/`
  const { bin } = JSON.parse(readFileSync(`${folder}package.json`, 'utf8'))
  return folder + (typeof bin === 'string' ? bin : bin[tool])
}

const isScript = (tool: Tool | Script): tool is Script => tool.endsWith('.ts')

/** @returns the exit code; 1 when a signal ended the tool */
export const exitCode = (tool: ChildProcess): Promise<number> =>
  new Promise((resolve) => tool.once('close', (code) => resolve(code ?? 1)))
