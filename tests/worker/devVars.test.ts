import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { optionalVariables } from '~/server/variables'

it('a filled .dev.vars gives the tests no key, which would make them call a provider', () => {
  expect(optionalVariables.length).toBeGreaterThan(8)
  expect(optionalVariables.filter((name) => Reflect.has(env, name))).toEqual([])
})
