import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../../', import.meta.url))

/** Goes back for half a second after an interruption, while it prints; then writes why into a file. */
const program = `import { writeFileSync } from 'node:fs'
import { interruption } from '../deploy/interruption.ts'
const interrupted = interruption()
// Ends by itself, should a signal not reach it.
const end = setTimeout(() => process.exit(7), 10_000)
interrupted.addEventListener('abort', () => {
  console.log('going back')
  setTimeout(() => {
    console.log('gone back')
    writeFileSync('why.txt', interrupted.reason.message)
    clearTimeout(end)
  }, 500)
})
console.log('ready')
process.stdin.on('data', (fault) => { throw new TypeError('thrown in an event: ' + fault) }).unref?.()
`

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})

/** A folder with a stand-in for the deployment and the scripts that start it. */
function createFolder(): string {
  const folder = `${mkdtempSync(join(tmpdir(), 'interrupted-'))}/`
  folders.push(folder)
  const { scripts } = JSON.parse(readFileSync(`${root}package.json`, 'utf8'))
  for (const part of ['scripts/deploy', 'scripts/tasks']) mkdirSync(folder + part, { recursive: true })
  cpSync(`${root}scripts/deploy/interruption.ts`, `${folder}scripts/deploy/interruption.ts`)
  for (const task of ['deploy', 'rollback']) writeFileSync(`${folder}scripts/tasks/${task}.ts`, program)
  writeFileSync(
    `${folder}package.json`,
    JSON.stringify({ type: 'module', scripts: { ...scripts, installed: 'node --version' } }),
  )
  return folder
}

async function start(command: string, ...args: string[]) {
  const cwd = createFolder()
  const child = spawn(command, args, { cwd, stdio: ['pipe', 'pipe', 'inherit'] })
  const printed = (text: string) => expect.poll(() => output, { timeout: 20_000 }).toContain(text)
  let output = ''
  child.stdout.on('data', (chunk) => {
    output += chunk
  })
  await printed('ready')
  return { child, printed, ended: once(child, 'exit'), why: () => readFileSync(`${cwd}why.txt`, 'utf8') }
}

const startTask = () => start(process.execPath, 'scripts/tasks/deploy.ts')

describe('a deployment goes back to its end', () => {
  it.each(['SIGINT', 'SIGTERM', 'SIGHUP'] as const)(
    'after %s, and after each signal that follows',
    async (name) => {
      const { child, printed, ended, why } = await startTask()
      child.kill(name)
      await printed('going back')
      for (const other of [name, 'SIGINT', 'SIGTERM', 'SIGHUP'] as const) child.kill(other)
      expect(await ended).toEqual([0, null])
      expect(why()).toBe(`Interrupted by ${name}`)
    },
  )

  it('when the terminal is closed, so that it can print no longer', async () => {
    const { child, ended, why } = await startTask()
    child.stdout.destroy()
    child.kill('SIGHUP')
    expect(await ended).toEqual([0, null])
    expect(why()).toBe('Interrupted by SIGHUP')
  })

  it('after an error that no code has caught', async () => {
    const { child, ended, why } = await startTask()
    child.stdin.end('x')
    expect(await ended).toEqual([1, null])
    expect(why()).toBe('Unexpected error: thrown in an event: x')
  })
})

it.each(['deploy', 'rollback'])('a signal to `npm run %s` reaches the script behind it', async (script) => {
  const { child, ended, why } = await start('npm', 'run', script)
  child.kill('SIGTERM')
  await ended
  expect(why()).toBe('Interrupted by SIGTERM')
})
