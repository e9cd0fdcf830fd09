import { describe, expect, it } from 'vitest'
import { addressAt, addresses, aliasPaths, canonicalPath, toPublic, toRoute } from '~/addresses'

describe('the table of addresses', () => {
  it.each(addresses.map(({ path }) => path))('%s goes into the router and out again', (path) => {
    expect(toPublic(toRoute(path))).toBe(path)
    expect(toRoute(path)).not.toBe(path)
    expect(canonicalPath(path)).toBeUndefined()
  })

  it.each(aliasPaths)('R-RTE-15 the alias %s means the same to the router as to the server', (alias) => {
    const canonical = canonicalPath(alias) ?? ''
    expect(addressAt(canonical)).toBeDefined()
    expect(toRoute(alias)).toBe(toRoute(canonical))
  })

  it('leaves unknown paths alone', () => {
    for (const path of ['/nowhere', '/payment/x', '/__proto__', '/constructor'])
      expect([canonicalPath(path), toRoute(path)]).toEqual([undefined, path])
  })
})
