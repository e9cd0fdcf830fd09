import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, expect, it } from 'vitest'

const root = fileURLToPath(new URL('../../', import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'variables-'))
afterAll(() => rmSync(folder, { recursive: true }))

it('the browser tests serve the site without the keys of .dev.vars', () => {
  const config = join(folder, 'wrangler.json')
  writeFileSync(config, JSON.stringify({ name: 'site', vars: { PUBLIC_ORIGIN: 'http://localhost' } }))
  writeFileSync(join(folder, '.dev.vars'), 'STRIPE_SECRET_KEY=sk_test_of_an_account\n')
  // In a process of its own: wrangler takes a second to load, and keeps it busy.
  const program = `import { workerOptionsOf } from './tests/e2e/site/workerOptions.ts'
    process.stdout.write(JSON.stringify(workerOptionsOf(${JSON.stringify(config)}).bindings))`
  const printed = execFileSync(process.execPath, ['--input-type=module', '--eval', program], {
    cwd: root,
    encoding: 'utf8',
  })
  // Wrangler says on lines before it which file it has read.
  expect(JSON.parse(printed.split('\n').at(-1) ?? '')).toEqual({ PUBLIC_ORIGIN: 'http://localhost' })
})
