import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const table = readFileSync(join(root, 'docs/gallery.md'), 'utf8')
const rows = table
  .split('\n')
  .filter((line) => /^\| \d+ \|/.test(line))
  .map((line) => line.split('|').map((cell) => cell.trim()))
const files = globSync('{src,tests,scripts}/**/*.test.{ts,tsx}', { cwd: root })

it('has twenty lines, and each of ours has tests that exist', () => {
  expect(rows.map(([, number]) => number)).toEqual(Array.from({ length: 20 }, (_, at) => `${at + 1}`))
  for (const [, number, , ours = ''] of rows) {
    const tests = [...ours.matchAll(/`([^`]+)`/g)].map(([, name = '']) => name)
    expect([number, ours.startsWith('✓ '), tests.length > 0]).toEqual([number, true, true])
    for (const name of tests)
      expect([name, files.filter((file) => `/${file}`.endsWith(`/${name}`)).length]).toEqual([name, 1])
  }
})

it('says of others only what an address below the table says, and lists no address for nothing', () => {
  const others = rows.flatMap((row) => row.slice(4, -1).filter((cell) => cell !== '–'))
  expect(others.filter((cell) => !/ \[\d+\]$/.test(cell))).toEqual([])
  const cited = new Set(
    others.flatMap((cell) => [...cell.matchAll(/\[(\d+)\]/g)].map(([, number]) => number)),
  )
  const listed = [...table.matchAll(/^(\d+)\. <https?:\/\//gm)].map(([, number]) => number)
  expect(listed.toSorted()).toEqual([...cited].toSorted())
})
