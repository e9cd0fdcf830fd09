import { globSync, readFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { editionList } from '~/catalog/editions'
import { locales } from '~/catalog/locales'
import { headers, noContent } from '~/server/http/securityHeaders'
import { optionalVariables } from '~/server/variables'
import { missingSecrets } from '../../scripts/missing-secrets'

vi.mock('cloudflare:workers', () => ({ env: {}, waitUntil: () => {} }))

const read = (path: string) => readFileSync(new URL(`../../${path}`, import.meta.url), 'utf8')

it('files are served with the headers that the Worker gives', () => {
  const [, block = ''] = read('public/_headers').match(/^\/\*\n((?: {2}.*\n)+)/m) ?? []
  const served = Object.fromEntries(
    [...block.matchAll(/^ {2}([\w-]+): (.*)$/gm)].map(([, name, value]) => [name, value]),
  )
  // A drawing styles itself; no file may do more than that.
  const policy = noContent.replace("default-src 'none';", "default-src 'none'; style-src 'unsafe-inline';")
  expect(served).toEqual({ ...headers, 'Content-Security-Policy': policy })
})

it('.dev.vars.example has each variable that the configuration reads, with a line on what it is', () => {
  const listed = [...read('.dev.vars.example').matchAll(/^# .+\n# ([A-Z_]+)=$/gm)].map(([, name]) => name)
  expect(listed.toSorted()).toEqual(optionalVariables.toSorted())
})

it('before a deployment every secret that the configuration reads is asked for', () => {
  const lacks = (names: string[]) =>
    missingSecrets(JSON.stringify(names.map((name) => ({ name }))), 'a-site-key').join(' ')
  const vars = ['PAYPAL_ENVIRONMENT', 'ACCESS_TEAM', 'ACCESS_AUDIENCE']
  for (const name of optionalVariables.filter((name) => !vars.includes(name)))
    expect(lacks(optionalVariables.filter((other) => other !== name))).toContain(`secret put ${name} `)
})

it('docs/operations.md says what each variable is for', () => {
  const documented = read('docs/operations.md').match(/## Configuration\n[\s\S]*?\n## /)?.[0] ?? ''
  for (const name of optionalVariables) expect(documented).toContain(`\`${name}\``)
})

it('no file behind the pages names an edition: it takes what it is given, or derives it from a list', () => {
  const named = new RegExp(`['"](${[...editionList, ...locales].join('|')})['"]`)
  const files = globSync(
    'src/{app/pages,app/routes,core,sections,server,ui,features/contact,features/*/server,features/*/functions}/**/*.{ts,tsx}',
    {
      // Lists of ours, where a missing edition is a type error.
      exclude: ['src/core/schemas/providers.ts', 'src/server/payments/stripe/gateway.ts'],
    },
  )
  expect(files.length).toBeGreaterThan(200)
  expect(files.filter((path) => named.test(read(path)))).toEqual([])
})
