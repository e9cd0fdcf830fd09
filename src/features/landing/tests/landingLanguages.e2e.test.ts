import { expect, it } from 'vitest'
import { allAddresses } from '~/catalog/addresses'
import { editions } from '~/catalog/editions'
import { languages } from '~/catalog/locales'
import { site } from '~/catalog/site'
import { ask } from '~tests/e2e/site/ask'
import { served } from '~tests/e2e/site/served'
import { origin } from '~tests/e2e/site/visit'

/** Requests the landing page with exactly these headers. */
async function askLanding(sent: Record<string, string>) {
  const { status, headers, body } = await ask(origin, sent)
  const lang = String(body).match(/<html lang="([^"]+)"/)?.[1] ?? ''
  return { status, vary: headers.vary ?? '', lang }
}
it.each([
  ['pt-BR', 'pt-BR'],
  ['pt-PT,pt;q=0.9', 'pt-BR'],
  ['en-US,en;q=0.9', 'en-US'],
  ['en;q=0.4, pt;q=0.5', 'pt-BR'],
  ['fr', 'en-US'],
  ['fr, pt;q=0.8, en;q=0.5', 'pt-BR'],
  ['pt;q=0, en', 'en-US'],
  [undefined, 'en-US'],
])('R-LND-13 serves Accept-Language %s in %s, without a redirect', async (accepted, lang) => {
  const response = await askLanding(accepted ? { 'Accept-Language': accepted } : {})
  expect(response).toEqual({ status: 200, vary: expect.stringMatching(/accept-language/i), lang })
})
it.each(['/', '/us', '/br'])('R-LND-15 R-GEN-21 %s declares the landing page as x-default', async (path) => {
  expect(await alternatesOf(path)).toEqual({ 'en-US': '/us', 'pt-BR': '/br', 'x-default': '/' })
})
it.each(
  allAddresses()
    .filter(({ screen }) => screen !== 'landing')
    .map(({ path, screen }) => [path, screen]),
)(
  'R-GEN-21 %s declares its counterpart in the head, and links to it unless the page is private',
  async (path = '', screen) => {
    const twins = allAddresses().filter((address) => address.screen === screen)
    expect(twins).toHaveLength(2)
    expect(await alternatesOf(path)).toMatchObject(
      Object.fromEntries(twins.map((twin) => [editions[twin.edition].locale, twin.path])),
    )
    const { document } = await served(path)
    const other = twins.find((twin) => twin.path !== path)
    const isLinked = other?.life === 'content' && site.leadsToOtherEdition
    const links = [...document.querySelectorAll('a[hreflang]')].map((link) =>
      ['href', 'hreflang', 'lang'].map((name) => link.getAttribute(name)),
    )
    const { locale } = editions[other?.edition ?? 'us']
    expect(new Set(links.map((link) => link.join(' ')))).toEqual(
      new Set(isLinked ? [`${other.path} ${locale} ${locale}`, `${other.path} ${locale} `] : []),
    )
    const menu = document.querySelector('#menu-drawer')
    expect(
      [document.querySelector('footer'), menu].map((part) => part?.querySelector('a[hreflang]')?.textContent),
    ).toEqual(
      isLinked
        ? [
            languages[editions[other.edition].locale].name,
            menu ? languages[editions[other.edition].locale].name : undefined,
          ]
        : [undefined, undefined],
    )
  },
)
/** Paths of a page's alternate versions by language, from the absolute URLs in its head. */
async function alternatesOf(path: string) {
  const { document } = await served(path)
  return Object.fromEntries(
    [...document.querySelectorAll('head link[rel=alternate][hreflang]')].map((link) => {
      const { href, pathname } = new URL(link.getAttribute('href') ?? '')
      expect(href).toBe(origin + pathname)
      return [link.getAttribute('hreflang'), pathname]
    }),
  )
}
