import { readFileSync } from 'node:fs'
import { expect, it, vi } from 'vitest'
import { editionList } from '~/catalog/editions'
import { locales } from '~/catalog/locales'
import { denyAllPolicy, headers } from '~/server/http/securityHeaders'
import { optionalVariables } from '~/server/variables'
import { sourceFiles } from '~tests/sourceFiles'
import { missingSecrets, plainVariables } from '../../../scripts/missing-secrets'

vi.mock('cloudflare:workers', () => ({ env: {}, waitUntil: () => {} }))

const read = (path: string) => readFileSync(new URL(`../../../${path}`, import.meta.url), 'utf8')

it('static files are served with the same headers as the Worker’s responses', () => {
  const [, block = ''] = read('public/_headers').match(/^\/\*\n((?: {2}.*\n)+)/m) ?? []
  const served = Object.fromEntries(
    [...block.matchAll(/^ {2}([\w-]+): (.*)$/gm)].map(([, name, value]) => [name, value]),
  )
  // SVG files need inline styles; everything else is forbidden.
  const policy = denyAllPolicy.replace(
    "default-src 'none';",
    "default-src 'none'; style-src 'unsafe-inline';",
  )
  expect(served).toEqual({ ...headers, 'Content-Security-Policy': policy })
})

it('.dev.vars.example lists every configuration variable with a description', () => {
  const listed = [...read('.dev.vars.example').matchAll(/^# .+\n# ([A-Z_]+)=$/gm)].map(([, name]) => name)
  expect(listed.toSorted()).toEqual(optionalVariables.toSorted())
})

it('the deployment check covers every secret of the configuration', () => {
  const lacks = (names: string[]) =>
    missingSecrets(JSON.stringify(names.map((name) => ({ name }))), 'a-site-key').join(' ')
  for (const name of optionalVariables.filter((name) => !plainVariables.includes(name)))
    expect(lacks(optionalVariables.filter((other) => other !== name))).toContain(`secret put ${name} `)
})

it('docs/deploy.md puts the variables that are no secrets into the vars', () => {
  const guide = read('docs/deploy.md')
  expect(optionalVariables).toEqual(expect.arrayContaining([...plainVariables]))
  for (const name of plainVariables)
    expect(guide).toMatch(new RegExp(`\`${name}\\b[\\s\\S]{0,700}?into the vars`))
})

it('docs/operations.md documents every variable', () => {
  const documented = read('docs/operations.md').match(/## Configuration\n[\s\S]*?\n## /)?.[0] ?? ''
  for (const name of optionalVariables) expect(documented).toContain(`\`${name}\``)
})

it('shared code contains no edition or locale literal; it takes a parameter or derives it from a list', () => {
  const named = new RegExp(`['"](${[...editionList, ...locales].join('|')})['"]`)
  const files = sourceFiles(
    'src/{app/pages,app/routes,core,sections,server,ui,features/contact,features/*/server,features/*/functions}/**/*.{ts,tsx}',
    // Exhaustive lists, where a missing edition is a type error.
    ['src/core/schemas/providers.ts', 'src/server/payments/stripe/gateway.ts'],
  )
  expect(files.length).toBeGreaterThan(200)
  expect(files.filter((path) => named.test(read(path)))).toEqual([])
})
