// Runs all `check:` scripts of package.json in parallel and prints one line for each, then the full output of failed
// ones. For `npm run check`.

import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { root } from './tool.ts'

type Part = { name: string; code: number; output: string }

const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as {
  scripts: Record<string, string>
}
// Start the longest one first, so that it does not run alone at the end.
const names = Object.keys(scripts)
  .filter((name) => name.startsWith('check:'))
  .reverse()

/** Output lines to print even on success: values to set, flaky tests, the number of tests. */
const notable: Record<string, RegExp> = {
  'check:values': /./,
  'check:units': /^(passed only when tried again: |\d+ flaky$|\d+ passed, )/,
}

const parts: Part[] = []
async function runNext(): Promise<void> {
  for (let name = names.shift(); name; name = names.shift()) {
    const started = Date.now()
    const part = await run(name)
    parts.push(part)
    const mark = part.code === 0 ? '✓' : '✗'
    process.stdout.write(
      `${mark} ${name.padEnd(18)} ${((Date.now() - started) / 1000).toFixed(0).padStart(3)} s\n`,
    )
  }
}

/** Runs an npm script with the npm program that runs this one. */
function run(name: string): Promise<Part> {
  const args = ['run', '--silent', name]
  const { npm_execpath: npm } = process.env
  const child = npm ? spawn(process.execPath, [npm, ...args]) : spawn('npm', args, { shell: true })
  const output: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => output.push(chunk))
  return new Promise((resolve) =>
    child.once('close', (code) =>
      resolve({ name, code: code ?? 1, output: `${Buffer.concat(output)}`.trimEnd() }),
    ),
  )
}

await Promise.all(Array.from({ length: availableParallelism() + 1 }, runNext))
const failed = parts.filter(({ code }) => code !== 0)
for (const { name, output } of failed) process.stdout.write(`\n── ${name} ──\n${output}\n`)
const noted = parts
  .filter(({ code }) => code === 0)
  .flatMap(({ name, output }) => output.split('\n').filter((line) => notable[name]?.test(line)))
process.stdout.write(`\n${noted.map((line) => `${line}\n`).join('')}`)
if (failed.length) {
  const names = failed.map(({ name }) => name)
  const fixable = names.some((name) => name === 'check:lint' || name === 'check:catalogues')
  const hint = fixable ? ' `npm run fix` fixes format, import order and catalogues.' : ''
  process.stdout.write(`Failed: ${names.join(', ')}.${hint}\n`)
  process.exitCode = 1
}
