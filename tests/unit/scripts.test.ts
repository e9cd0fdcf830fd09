import { execFileSync } from 'node:child_process'
import { existsSync, globSync, readFileSync } from 'node:fs'
import { delimiter } from 'node:path'
import { describe, expect, it } from 'vitest'

const root = new URL('../../', import.meta.url).pathname
const { scripts, engines } = JSON.parse(readFileSync(`${root}package.json`, 'utf8')) as {
  scripts: Record<string, string>
  engines: { node: string }
}
const entries = Object.entries(scripts)

/** The machine as it is without this project: npm puts the packages' programs in front of it. */
const machine = {
  ...process.env,
  PATH: process.env.PATH?.split(delimiter)
    .filter((folder) => !folder.includes('node_modules'))
    .join(delimiter),
}
const onMachine = (command: string, ...words: string[]) =>
  execFileSync(command, words, { cwd: root, env: machine, encoding: 'utf8' })

describe.each(entries)('npm run %s', (_, script) => {
  const commands = script.split(' && ')

  it('asks nothing of a shell but to run one program after another', () => {
    for (const command of commands) {
      expect(command).not.toMatch(/['$`;|<>&()[\]\\]|^\w+=/)
      // Between double quotes a star reaches the program in every shell; outside, some replace it by names of files.
      expect(command.replace(/"[^"]*"/g, '')).not.toContain('*')
    }
  })

  it('starts what there is: a script, a file or a program of the packages', () => {
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

it('runs TypeScript by npm under whatever Node the machine has', () => {
  const oldest = Number(engines.node.match(/\d+/)?.[0])
  expect(Number.parseInt(onMachine('node', '--version').slice(1), 10)).toBeGreaterThanOrEqual(oldest)
  const node = onMachine('npm', 'exec', '--', 'node', '--version').trim()
  expect(`${node}\n`).toBe(`v${readFileSync(`${root}.nvmrc`, 'utf8')}`)
  expect(onMachine('npm', 'run', '--silent', 'prices')).toContain('P-')
})

it('installs under the Node of the machine, before there are packages', () => {
  const install = scripts.installed?.split(' ')[1] ?? ''
  expect(install).toMatch(/\.mjs$/)
  const imports = [...readFileSync(root + install, 'utf8').matchAll(/^import .* from '(.*)'$/gm)]
  for (const [, name] of imports) expect(name).toMatch(/^node:/)
  // Nothing is to be installed here.
  expect(onMachine('node', install)).toBe('')
})

it('every command that a page or a comment names is run by npm', () => {
  const files = globSync(['*.md', 'docs/*.md', 'locales/*.md', '{src,scripts,tests}/**/*.{ts,tsx,md}'], {
    cwd: root,
  })
  const bare = files.filter((file) => /\bnode (scripts|tests)\//.test(readFileSync(root + file, 'utf8')))
  expect(bare.filter((file) => !/(scripts|project)\.test\.ts$/.test(file))).toEqual([])
})
