// Runs every script of package.json that begins with `check:`, a few at once, and says one line for each. What failed
// follows in full. For `npm run check`.

import { spawn } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { root } from './tool.ts'

type Part = { name: string; code: number; said: string }

const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as {
  scripts: Record<string, string>
}
// The longest first, so that it does not run alone at the end.
const names = Object.keys(scripts)
  .filter((name) => name.startsWith('check:'))
  .reverse()

/** Lines that are worth reading when all is well: values to set, tests that passed only when tried again, the count. */
const worthReading: Record<string, RegExp> = {
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

/** Starts a script as npm does, by the program of npm that runs this one. */
function run(name: string): Promise<Part> {
  const words = ['run', '--silent', name]
  const { npm_execpath: npm } = process.env
  const child = npm ? spawn(process.execPath, [npm, ...words]) : spawn('npm', words, { shell: true })
  const said: Buffer[] = []
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => said.push(chunk))
  return new Promise((resolve) =>
    child.once('close', (code) =>
      resolve({ name, code: code ?? 1, said: `${Buffer.concat(said)}`.trimEnd() }),
    ),
  )
}

await Promise.all(Array.from({ length: availableParallelism() + 1 }, runNext))
const failed = parts.filter(({ code }) => code !== 0)
for (const { name, said } of failed) process.stdout.write(`\n── ${name} ──\n${said}\n`)
const worth = parts
  .filter(({ code }) => code === 0)
  .flatMap(({ name, said }) => said.split('\n').filter((line) => worthReading[name]?.test(line)))
process.stdout.write(`\n${worth.map((line) => `${line}\n`).join('')}`)
if (failed.length) {
  process.stdout.write(
    `Failed: ${failed.map(({ name }) => name).join(', ')}. \`npm run fix\` corrects format, order of imports and catalogues.\n`,
  )
  process.exitCode = 1
}
