import { execFileSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'
import { checks, hostOf } from '../checks'
import { createWorld } from './cloudflare/world'

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
  expect(settings.routes.map(hostOf)).toContain(new URL(settings.origin).host)
  expect(settings.databaseId).toMatch(/^[\da-f-]{36}$/)
})

it('a site may have further routes, and patterns with a path', () => {
  const { tools, options } = createWorld()
  const agree = checks.find(({ done }) => done === 'Origin and route agree')
  const routes = ['shop.test', `${new URL(options.settings.origin).host}/*`]
  expect(routes.map(hostOf)).toContain(new URL(options.settings.origin).host)
  expect(() => agree?.run(tools, { ...options.settings, routes })).not.toThrow()
  expect(() => agree?.run(tools, { ...options.settings, routes: routes.slice(0, 1) })).toThrow(/shop\.test/)
})
