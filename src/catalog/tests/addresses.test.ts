import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import {
  addressAt,
  allAddresses,
  allAliases,
  canonicalPath,
  editionAt,
  toPublic,
  toRoute,
} from '~/catalog/addresses'

describe('the table of addresses', () => {
  it.each(allAddresses().map(({ path }) => path))('%s round-trips through the router', (path) => {
    expect(toPublic(toRoute(path))).toBe(path)
    expect(toRoute(path)).toMatch(/^\/(us|br)(\/|$)/)
    expect(canonicalPath(path)).toBeUndefined()
  })

  it.each(allAliases())(
    'R-RTE-15 the alias %s resolves to the same page in the router and on the server',
    (alias) => {
      const canonical = canonicalPath(alias) ?? ''
      expect(addressAt(canonical)).toBeDefined()
      expect(toRoute(alias)).toBe(toRoute(canonical))
    },
  )

  it('R-RTE-01 R-RTE-02 R-RTE-03 contains the landing page, the home pages and the legal pages', () => {
    for (const path of ['/', '/us', '/br', '/privacy-policy', '/terms-of-service'])
      expect(addressAt(path)?.path).toBe(path)
    expect(addressAt('/privacy-policy-br')?.edition).toBe('br')
    expect(addressAt('/terms-of-service-br')?.edition).toBe('br')
    expect([canonicalPath('/inc'), canonicalPath('/INC/')]).toEqual(['/', '/'])
  })

  it('R-RTE-02 R-RTE-03 R-RTE-04 R-RTE-05 R-RTE-06 R-RTE-07 R-RTE-08 R-RTE-09 contains every path of the requirements matrix', () => {
    const matrix = readFileSync(new URL('../../../tests/requirements.md', import.meta.url), 'utf8')
    const named = [...matrix.matchAll(/^\| R-RTE-(0[2-9]) \| ([^|]*)/gm)].flatMap(([, , row = '']) =>
      [...row.matchAll(/`(\/[^`]*)`/g)].map(([, path = '']) => path),
    )
    expect(named.length).toBeGreaterThan(40)
    for (const path of named) expect(addressAt(canonicalPath(path) ?? path), path).toBeDefined()
    // Each path is its own page, except the names that the matrix lists for the same screen.
    const aliases = named.filter((path) => canonicalPath(path) !== undefined)
    expect([...new Set(aliases)].sort()).toEqual(['/animated-event-video', '/launch', '/website-funnel'])
  })

  it.each([
    ['/us', 'us'],
    ['/us/nowhere', 'us'],
    ['/launch-us/', 'us'],
    ['/contato-us', 'us'],
    ['/br', 'br'],
    ['/br/payment', 'br'],
    ['/Lauch-BR', 'br'],
    ['/instrucoes-uploads', 'br'],
    ['/politica-de-privacidade', 'br'],
    ['/brazil', undefined],
    ['/abr', undefined],
    ['/fotoshop', undefined],
    ['/nowhere', undefined],
  ])('derives the edition from the path %s: %s', (path, edition) => {
    expect(editionAt(path)).toBe(edition)
  })

  it('R-RTE-04 R-RTE-05 R-RTE-07 R-RTE-08 R-RTE-09 contains every package and add-on page and its aliases', () => {
    const names = [
      ...['launch', 'momentum', 'dominion'],
      ...['ai-agent-automation', 'website-design-build', 'ad-management', 'ad-creative-pack'],
      ...['social-media-management', 'auto-responder-bot-setup', 'email-marketing', 'youtube-editing'],
      'animated-event-video',
    ]
    for (const name of names) {
      expect(addressAt(`/${name}-us`)?.edition).toBe('us')
      expect(addressAt(`/${name}-br`)?.edition).toBe('br')
    }
    expect(canonicalPath('/launch')).toBe('/launch-us')
    expect(canonicalPath('/animated-event-video')).toBe('/animated-event-video-us')
    expect(canonicalPath('/website-funnel')).toBe('/website-design-build-us')
    expect(canonicalPath('/auto-responder-bot')).toBe('/auto-responder-bot-setup-us')
    expect(canonicalPath('/launch-br/')).toBe('/launch-br')
    expect(canonicalPath('/us/launch')).toBe('/launch-us')
  })

  it('leaves unknown paths unchanged', () => {
    const nearly = [
      '/us/launch/x',
      '/launch-us/x',
      '/launch-',
      '/launch-es',
      '/-us',
      '/es/launch',
      '/ai-photos-us',
    ]
    const withoutPage = [
      '/us/ai-photos',
      '/website-design-build',
      '/launch-constructor',
      '/constructor-us',
      '/us/__proto__',
    ]
    for (const path of ['/nowhere', '/payment/x', '/__proto__', '/constructor', ...nearly, ...withoutPage])
      expect([canonicalPath(path), toRoute(path)]).toEqual([undefined, path])
  })
})
