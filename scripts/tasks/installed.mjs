// Installs the packages unless they are those of package-lock.json. Plain JavaScript without a dependency: it runs before
// there are any, under whatever Node the machine has. Everything after it runs under the Node among the packages.

import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'

const oldest = 20
if (Number.parseInt(process.versions.node, 10) < oldest) {
  process.stderr.write(`Node ${oldest} or newer is needed to install; this is ${process.versions.node}.\n`)
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

// By content: the times of files say little after a checkout. Optional packages belong to other platforms.
const installed = packagesIn('node_modules/.package-lock.json')
const missing = Object.entries(packagesIn('package-lock.json')).filter(
  ([path, { version, optional }]) => path && !optional && installed[path]?.version !== version,
)
if (missing.length) {
  process.stdout.write(`Installing packages (${missing.length} are missing or differ) …\n`)
  // npm names its own program: there may be no `npm` to start by name.
  const npm = process.env.npm_execpath
  const words = ['ci', '--no-audit', '--no-fund', '--loglevel', 'error']
  const run = npm
    ? spawnSync(process.execPath, [npm, ...words], { stdio: 'inherit' })
    : spawnSync('npm', words, { stdio: 'inherit', shell: true })
  process.exitCode = run.status ?? 1
}
