import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../../', import.meta.url))

it('reads the production environment of wrangler.toml', () => {
  // In a process of its own: wrangler takes a second to load, and keeps it busy.
  const program = `import { readSettings } from './scripts/deploy/settings.ts'
    process.stdout.write(JSON.stringify(readSettings(${JSON.stringify(root)})))`
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: root,
    encoding: 'utf8',
  })
  const settings = JSON.parse(printed)
  expect(settings.worker).toMatch(/^[\w-]+-production$/)
  expect(settings.routes).toEqual([new URL(settings.origin).host])
  expect(settings.databaseId).toMatch(/^[\da-f-]{36}$/)
})
