import { execFileSync } from 'node:child_process'
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'prices-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('`npm run prices -- --accept` marks the rows that differ from the agreement, and keeps other marks', () => {
  for (const path of ['package.json', 'scripts', 'src/catalog', 'tests/agreed', 'tests/requirements.md'])
    cpSync(join(root, path), join(folder, path), { recursive: true })
  symlinkSync(join(root, 'node_modules'), join(folder, 'node_modules'))
  const [book, agreed] = ['prices', 'agreed'].map((name) => join(folder, `src/catalog/owner/${name}.json`))
  const prices = JSON.parse(readFileSync(book as string, 'utf8'))
  prices['P-02'].start.price += 1
  writeFileSync(book as string, JSON.stringify(prices))
  writeFileSync(agreed as string, '{"changed":["banner","prices P-01"]}')
  const said = execFileSync('node', ['scripts/prices.ts', '--accept'], { cwd: folder, encoding: 'utf8' })
  expect(said).toContain('Differ from what was agreed:\n  P-02 ')
  const { changed } = JSON.parse(readFileSync(agreed as string, 'utf8'))
  expect(changed).toContain('banner')
  expect(changed).toContain('prices P-02')
})
