// Installs the packages when they differ from package-lock.json. Plain JavaScript without dependencies, because it runs
// before the installation, on the machine's own Node. Later scripts run on the Node from the packages.

import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'

const oldestNode = 20
if (Number.parseInt(process.versions.node, 10) < oldestNode) {
  process.stderr.write(
    `Node ${oldestNode} or newer is needed to install; this is ${process.versions.node}.\n`,
  )
  process.exit(1)
}

/** @returns {Record<string, { version?: string, optional?: boolean }>} */
const packagesIn = (file) => {
  try {
    return JSON.parse(readFileSync(new URL(`../../${file}`, import.meta.url), 'utf8')).packages
  } catch {
    return {}
  }
}

// Compare versions: file times are unreliable after a checkout. Skip optional packages, which other platforms need.
const installed = packagesIn('node_modules/.package-lock.json')
const missing = Object.entries(packagesIn('package-lock.json')).filter(
  ([path, { version, optional }]) => path && !optional && installed[path]?.version !== version,
)
if (missing.length) {
  process.stdout.write(`Installing packages (${missing.length} are missing or differ) …\n`)
  // Prefer the path that npm provides: `npm` may not be in PATH.
  const npm = process.env.npm_execpath
  const args = ['ci', '--no-audit', '--no-fund', '--loglevel', 'error']
  const run = npm
    ? spawnSync(process.execPath, [npm, ...args], { stdio: 'inherit' })
    : spawnSync('npm', args, { stdio: 'inherit', shell: true })
  process.exitCode = run.status ?? 1
}

// Its own script unpacks it, which the setting `ignore-scripts` of npm forbids. A newer Node of the machine will do.
const unpacked = ['node', 'node.exe'].some((file) =>
  existsSync(new URL(`../../node_modules/node/bin/${file}`, import.meta.url)),
)
if (!process.exitCode && !unpacked && !process.features.typescript) {
  process.stderr.write(
    'The Node among the packages is not unpacked, because npm may run no scripts of packages here: npm ci --ignore-scripts=false\n',
  )
  process.exitCode = 1
}
