import { execFile } from 'node:child_process'
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { basename, dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { type Compatibility, type Served, serveWorker } from '../workerd.ts'

/** No package younger than this is installed, so that the same versions are measured again. */
const before = '2026-11-20'

type WranglerConfig = Compatibility & { main?: string; assets?: { directory: string } }

type Peer = {
  version: string
  /** Folder of the modules that a deployment would upload. */
  worker: string
  /** Folder of its static files. */
  files: string
  start: () => Promise<Served>
}

/**
 * Installs and builds one of `peers/`, and bundles what wrangler would deploy. Outside the project: the packages of
 * other stacks are no part of it, and bundlers skip sources below a `node_modules`.
 * @throws Error with the first line of what went wrong
 */
export async function buildPeer(name: string, named: string): Promise<Peer> {
  const folder = join(tmpdir(), 'bench-peers', name)
  mkdirSync(folder, { recursive: true })
  const source = fileURLToPath(new URL(`peers/${name}/`, import.meta.url))
  for (const entry of readdirSync(folder))
    if (entry !== 'node_modules') rmSync(join(folder, entry), { recursive: true })
  cpSync(source, folder, { recursive: true })
  cpSync(fileURLToPath(new URL('rows.ts', import.meta.url)), join(folder, 'rows.ts'))

  const run = (command: string, ...args: string[]) => runIn(folder, command, args)
  const packages = readFileSync(join(folder, 'package.json'), 'utf8')
  const installed = join(folder, 'node_modules/.installed')
  if (!existsSync(installed) || readFileSync(installed, 'utf8') !== packages) {
    rmSync(join(folder, 'node_modules'), { recursive: true, force: true })
    const quiet = ['--no-audit', '--no-fund', '--no-package-lock', '--ignore-scripts']
    await run('npm', '--prefix', folder, 'install', `--before=${before}`, ...quiet)
    writeFileSync(installed, packages)
  }
  await run('npm', '--prefix', folder, 'run', 'build', '--if-present')
  const worker = join(folder, 'bundle')
  await run('wrangler', 'deploy', '--dry-run', '--outdir', worker)

  const { config, root } = wranglerConfig(folder)
  const files = config.assets ? join(root, config.assets.directory) : join(folder, 'none')
  mkdirSync(files, { recursive: true })
  const main = basename(config.main ?? '', extname(config.main ?? ''))
  const entry = readdirSync(worker).find((file) => new RegExp(`^${main}\\.m?js$`).test(file))
  if (!entry) throw new Error(`wrangler wrote no ${main}`)
  return {
    version: JSON.parse(packages).dependencies[named],
    worker,
    files,
    start: () => serveWorker({ folder: worker, entry, files, variables: {}, compatibility: config }),
  }
}

/** Returns the configuration that wrangler deploys: the one that a build has written, or else the peer's own. */
function wranglerConfig(folder: string): { config: WranglerConfig; root: string } {
  const redirect = join(folder, '.wrangler/deploy/config.json')
  const path = existsSync(redirect)
    ? join(dirname(redirect), JSON.parse(readFileSync(redirect, 'utf8')).configPath)
    : join(folder, 'wrangler.json')
  return { config: JSON.parse(readFileSync(path, 'utf8')), root: dirname(path) }
}

async function runIn(cwd: string, command: string, args: string[]): Promise<void> {
  // Without the settings that npm hands to a script of this project.
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !name.startsWith('npm_')))
  try {
    await promisify(execFile)(command, args, {
      cwd,
      env: {
        ...env,
        NODE_ENV: 'production',
        CI: '1',
        NO_COLOR: '1',
        DO_NOT_TRACK: '1',
        WRANGLER_SEND_METRICS: 'false',
      },
      maxBuffer: 2 ** 26,
      timeout: 600_000,
    })
  } catch (error) {
    throw new Error(firstError(String(error), [command, ...args].join(' ')))
  }
}

/** Returns the first line of an output that names an error. */
export function firstError(output: string, command: string): string {
  const lines = output.split('\n').map((line) => line.trim())
  const reason = lines.find((line) => /error|failed|cannot/i.test(line) && !line.includes('Command failed'))
  return `${command}: ${reason ?? lines[0]}`
}
