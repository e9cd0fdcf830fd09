import { execFileSync, spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  globSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const { scripts, engines } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as {
  scripts: Record<string, string>
  engines: { node: string }
}
const entries = Object.entries(scripts)

/** The environment without the PATH entries that npm adds for the project's packages. */
const cleanEnv = {
  ...process.env,
  PATH: process.env.PATH?.split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(delimiter),
}
const runWithCleanEnv = (command: string, ...words: string[]) =>
  execFileSync(command, words, { cwd: root, env: cleanEnv, encoding: 'utf8' })

/** Their last command takes the place of the shell, which would keep a signal to itself: they need a POSIX shell. */
const replaceShell = ['deploy', 'rollback']

describe.each(entries)('npm run %s', (name, script) => {
  const commands = script.split(' && ')
  if (replaceShell.includes(name)) commands.push((commands.pop() ?? '').replace(/^exec (?=node )/, ''))

  it('uses no shell features other than &&', () => {
    for (const command of commands) {
      expect(command).not.toMatch(/['$`;|<>&()[\]\\]|^\w+=/)
      // Some shells expand an unquoted star to file names.
      expect(command.replace(/"[^"]*"/g, '')).not.toContain('*')
    }
  })

  it('runs only existing scripts, files and package binaries', () => {
    for (const command of commands) {
      const [program = '', ...words] = command.split(' ')
      if (program === 'npm') {
        expect(words.slice(0, 2)).toEqual(['run', '--silent'])
        expect(scripts).toHaveProperty([words[2] ?? ''])
      } else if (program === 'node') expect(existsSync(root + words[0])).toBe(true)
      else expect(existsSync(`${root}node_modules/.bin/${program}`)).toBe(true)
    }
  })
})

/** Parts of `npm run check`, which installs once; and what installs. */
const parts = /^(check:|catalogues:check$|installed$)/

it('every script that a person runs first installs what is missing', () => {
  const others = entries.filter(([name]) => !parts.test(name))
  expect(others.length).toBeGreaterThan(15)
  const without = others.filter(([, script]) => !script.startsWith('npm run --silent installed && '))
  expect(without.map(([name]) => name)).toEqual([])
})

it('runs TypeScript through npm with any supported Node version', () => {
  const oldest = Number(engines.node.match(/\d+/)?.[0])
  expect(Number.parseInt(runWithCleanEnv('node', '--version').slice(1), 10)).toBeGreaterThanOrEqual(oldest)
  const node = runWithCleanEnv('npm', 'exec', '--', 'node', '--version').trim()
  expect(`${node}\n`).toBe(`v${readFileSync(`${root}.nvmrc`, 'utf8')}`)
  expect(runWithCleanEnv('npm', 'run', '--silent', 'prices')).toContain('P-')
})

it('the install script runs on plain Node without installed packages', () => {
  const install = scripts.installed?.split(' ')[1] ?? ''
  expect(install).toMatch(/\.mjs$/)
  const imports = [...readFileSync(root + install, 'utf8').matchAll(/^import .* from '(.*)'$/gm)]
  for (const [, name] of imports) expect(name).toMatch(/^node:/)
  // Everything is installed already, so it prints nothing.
  expect(runWithCleanEnv('node', install)).toBe('')
})

it('says what to do where npm may not unpack the Node that runs TypeScript', () => {
  const folder = mkdtempSync(join(tmpdir(), 'installed-'))
  const file = join(folder, 'scripts/tasks/installed.mjs')
  cpSync(`${root}scripts/tasks/installed.mjs`, file)
  writeFileSync(join(folder, 'package-lock.json'), '{"packages":{}}')
  const install = (...flags: string[]) => spawnSync(process.execPath, [...flags, file], { encoding: 'utf8' })
  // An older Node cannot run TypeScript either.
  const without = '--no-experimental-strip-types'
  const refused = install(without)
  expect([refused.status, refused.stderr]).toEqual([
    1,
    expect.stringContaining('npm ci --ignore-scripts=false'),
  ])
  expect(install().status).toBe(0)
  mkdirSync(join(folder, 'node_modules/node/bin'), { recursive: true })
  writeFileSync(join(folder, 'node_modules/node/bin/node'), '')
  expect([install(without).status, install(without).stderr]).toEqual([0, ''])
  rmSync(folder, { recursive: true })
})

it('docs and comments run scripts only through npm', () => {
  const files = globSync(['*.md', 'docs/*.md', 'locales/*.md', '{src,dev,scripts,tests}/**/*.{ts,tsx,md}'], {
    cwd: root,
  })
  const direct = files.filter((file) => /\bnode (scripts|tests)\//.test(readFileSync(root + file, 'utf8')))
  expect(direct.filter((file) => !/(scripts|project)\.test\.ts$/.test(file))).toEqual([])
})
