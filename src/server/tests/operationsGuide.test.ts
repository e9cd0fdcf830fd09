import { readFileSync } from 'node:fs'
import { getTableName, is, Table } from 'drizzle-orm'
import { expect, it } from 'vitest'
import * as schema from '~/server/db/schema'
import { sourceFiles } from '~tests/sourceFiles'

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')
const section = (heading: string) =>
  read('docs/operations.md').match(new RegExp(`\\n## ${heading}\\n([\\s\\S]*?)(?=\\n## |$)`))?.[1] ?? ''
const names = (text: string, pattern: RegExp) =>
  [...text.matchAll(pattern)].map(([, name = '']) => name).sort()

const [local = '', production = ''] = read('wrangler.toml').split('\n[env.production]\n')
const bindingsOf = (text: string) => names(text, /^(?:binding|name) = "([A-Z_]+)"$/gm)
const declared = names(read('src/env.d.ts'), /^ {4}([A-Z_]+)\??: /gm)

it('wrangler.toml has exactly the bindings that the code declares, locally and in production', () => {
  expect(declared.length).toBeGreaterThan(10)
  expect(bindingsOf(local)).toEqual(declared)
  // Files are bound in every environment, and the sandbox in none that is deployed.
  const deployed = declared.filter((name) => name !== 'ASSETS' && name !== 'SANDBOX_DB')
  expect(bindingsOf(production)).toEqual(deployed)
})

it('the configuration describes every binding', () => {
  for (const name of declared.filter((name) => name !== 'ASSETS'))
    expect(section('Configuration')).toContain(`\`${name}\``)
})

it('every event of the monitoring table is one that the code logs', () => {
  const rows = section('Monitoring').match(/^\| `.*$/gm) ?? []
  const events = rows.flatMap((row) => names(row.split('|')[1] ?? '', /`(\w+)`/g))
  expect(events.length).toBeGreaterThan(10)
  const code = sourceFiles('src/**/*.{ts,tsx}').map(read).join('\n')
  expect(events.filter((event) => !code.includes(`'${event}'`))).toEqual([])
})

it('the export of a backup names every table', () => {
  const tables = Object.values<unknown>(schema).filter((value) => is(value, Table))
  expect(names(section('Backup and restore'), /--table\s+(\w+)/g)).toEqual(tables.map(getTableName).sort())
})

it('every command of the guides that reaches the site reaches production, and not the local database', () => {
  const guides = read('docs/deploy.md') + read('docs/operations.md')
  const commands = names(guides, /`((?:npx )?wrangler (?:secret|tail --|versions|d1 [\w -]+? DB\b)[^`]*)`/g)
  expect(commands.length).toBeGreaterThan(8)
  for (const command of commands) {
    expect(command).toMatch(/^npx wrangler .*--env\s+production/s)
    if (/ d1 (export|execute|migrations)/.test(command)) expect(command).toContain('--remote')
  }
})
