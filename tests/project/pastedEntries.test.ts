import { spawnSync } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { describe, expect, it } from 'vitest'
import { ownerFaults } from '~/catalog/owner/ownerFaults'

const root = fileURLToPath(new URL('../../', import.meta.url))
const readme = readFileSync(`${root}README.md`, 'utf8').replaceAll('"…"', '"Closed"')

describe('an entry of the README, pasted as one line into a file of the owner', () => {
  const [, hours = ''] = /`closedOn`, such as `([^`]*)`/.exec(readme) ?? []
  const [, notice = ''] = /`src\/catalog\/owner\/notice\.json`: `([^`]*)`/.exec(readme) ?? []

  /** Problems that `biome check` has with a file. */
  function checked(name: string, content: string): string {
    const folder = mkdtempSync(join(tmpdir(), 'pasted-'))
    try {
      cpSync(`${root}biome.json`, join(folder, 'biome.json'))
      mkdirSync(join(folder, 'src/catalog/owner'), { recursive: true })
      writeFileSync(join(folder, `src/catalog/owner/${name}.json`), content)
      const { bin } = JSON.parse(readFileSync(`${root}node_modules/@biomejs/biome/package.json`, 'utf8'))
      const biome = `${root}node_modules/@biomejs/biome/${bin.biome}`
      const { status, stderr } = spawnSync(process.execPath, [biome, 'check', '--vcs-enabled=false', 'src'], {
        cwd: folder,
        encoding: 'utf8',
      })
      return status ? stderr : ''
    } finally {
      rmSync(folder, { recursive: true })
    }
  }

  it.each([
    ['openingHours', 'closedOn', hours],
    ['notice', 'notices', notice],
  ] as const)('is accepted by the linter and by the schema: %s', (file, list, entry) => {
    const delivered = readFileSync(`${root}src/catalog/owner/${file}.json`, 'utf8')
    const content = { ...JSON.parse(delivered), [list]: [JSON.parse(entry)] }
    expect(ownerFaults(file, content, 'en-US')).toEqual([])
    const { [list]: _, ...others } = content
    const rest = JSON.stringify(others, null, 2).replace(/^\{\n?|\n?\}$/g, '')
    const pasted = `{\n  "${list}": [\n    ${entry}\n  ]${rest ? `,\n${rest}` : ''}\n}\n`
    expect(JSON.parse(pasted)).toEqual(content)
    expect(checked(file, pasted)).toBe('')
    expect(checked(file, pasted.replace('{', `{ "${list}": [],`))).toContain('noDuplicateObjectKeys')
  })
})
