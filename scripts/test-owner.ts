// Proves that the owner can change values with no other file touched: copies the project, changes every file of
// `src/catalog/owner/` as `owner/anotherOwner.json` says (another firm: every value and every price differs, what is
// empty is filled in, switches are turned), writes other English, marks the files as changed as the desk's editor does,
// and runs `npm run check` and the Worker tests there, or with `--browser` the browser tests, all or those of the paths
// after it.
//
// Run: npm run test:owner, npm run test:owner -- --browser [path …]

import { spawn } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'
import anotherOwner from './owner/anotherOwner.json' with { type: 'json' }
import { merge } from './owner/merge.ts'
import { raisePrices } from './owner/raisePrices.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const left = /^(\.git|\.wrangler|dist|node_modules|test-results)(\/|$)/
const folder = mkdtempSync(join(tmpdir(), 'another-owner-'))

cpSync(root, folder, { recursive: true, filter: (path) => !left.test(relative(root, path)) })
symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
for (const [name, part] of Object.entries(anotherOwner)) {
  const file = join(folder, `src/catalog/owner/${name}.json`)
  const delivered = JSON.parse(readFileSync(file, 'utf8'))
  const content = merge(name === 'prices' ? raisePrices(delivered, 13) : delivered, part)
  writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`)
}
// English as its owner writes it: other words, and none.
const landing = join(folder, 'locales/en-US/landing.po')
const rewritten = readFileSync(landing, 'utf8')
  .replace('msgstr "Direct links"', 'msgstr "Shortcuts"')
  .replace('msgstr "Editions"', 'msgstr ""')
writeFileSync(landing, rewritten)
writeFileSync(
  join(folder, 'src/catalog/owner/agreed.json'),
  `${JSON.stringify({ changed: Object.keys(anotherOwner) }, null, 2)}\n`,
)

/** Runs a command in the copy, with its output on this terminal. */
const run = (command: string, ...args: string[]): Promise<number> =>
  new Promise((resolve) =>
    spawn(command, args, { cwd: folder, stdio: 'inherit' }).once('close', (code) => resolve(code ?? 1)),
  )
const test = (...args: string[]) => run('vitest', 'run', '-c', 'tests/vitest.config.ts', ...args)
const [flag, ...paths] = process.argv.slice(2)
const codes =
  flag === '--browser'
    ? [await test('--project', 'e2e', ...paths)]
    : [await run('npm', 'run', 'check'), await test('--project', 'worker*')]
process.exitCode = Math.max(...codes)
if (process.exitCode) process.stdout.write(`Something failed; the copy is in ${folder}\n`)
else rmSync(folder, { recursive: true })
