import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type Fault, serveBroken } from '../site/brokenSite'

const faults: Record<'component' | 'personal' | 'loader' | 'head' | 'document', Fault> = {
  // The renderer swallows the first error, and the page is rendered once more for the log.
  component: {
    name: 'component',
    times: 2,
    find: /`sky-words /,
    put: (fault) => `\`\${${fault}}sky-words `,
  },
  personal: {
    name: 'personal',
    times: 2,
    find: /`mt-6 max-w-28em/,
    put: (fault) => `\`\${${fault}}mt-6 max-w-28em`,
  },
  loader: {
    name: 'loader',
    times: 1,
    find: /\.load\((\w+)\[(\w+)\]\.locale,\.\.\.(\w+)\[(\w+)\]/,
    put: (fault) => `.load(($4===\`terms\`&&${fault},$1)[$2].locale,...$3[$4]`,
  },
  head: {
    name: 'head',
    times: 2,
    find: /`summary_large_image`/,
    put: (fault) => `(arguments[0].screen===\`privacy\`&&${fault},\`summary_large_image\`)`,
  },
  document: {
    name: 'document',
    times: 1,
    find: /(\w+)(=\w+\(\w+\(\{select:e=>e\.pathname\}\)\)[\s\S]{0,300}?)lang:(\w+)\.locale,"data-hydrate"/,
    put: (fault) => `$1$2lang:($1===\`/ai-photo-service-us\`&&${fault},$3).locale,"data-hydrate"`,
  },
}

const english = 'Something went wrong on our side'
const portuguese = 'Algo deu errado do nosso lado'

describe('a page that cannot be rendered', () => {
  let site: Awaited<ReturnType<typeof serveBroken>>
  beforeAll(async () => {
    site = await serveBroken(Object.values(faults))
  })
  afterAll(() => site.stop())

  it.each([
    ['a component of a cached page', '/', 'en-US', english, 'pt;q=0.1,en'],
    ['a component of a personal page', '/thank-you-br', 'pt-BR', portuguese, 'en'],
    ['a loader', '/terms-of-service-br', 'pt-BR', portuguese, 'en'],
    ['a head', '/privacy-policy', 'en-US', english, 'pt'],
    ['the document itself', '/ai-photo-service-us', 'en-US', english, 'pt'],
  ])(
    'R-ERR-21 R-ERR-22 returns an uncached 500 in the page’s language: %s',
    async (_, path, lang, title, acceptLanguage) => {
      const ask = () =>
        fetch(`${site.origin}${path}?a=1&b=%22`, { headers: { 'accept-language': acceptLanguage } })
      const failed = await ask()
      const page = await failed.text()
      expect(failed.status).toBe(500)
      expect(page).toContain(`<html lang="${lang}">`)
      expect(page).toContain(`${title}</h1>`)
      expect(page).toContain('<meta name="robots" content="noindex"/>')
      expect(page).toContain(`<a href="${path}?a=1&amp;b=%22">`)
      expect(page).not.toMatch(/secret|TypeError|<script|Something went wrong!|\.js\b/)
      expect([failed.headers.get('cache-control'), failed.headers.get('etag')]).toEqual([
        'private, no-store',
        null,
      ])

      const reference = failed.headers.get('x-request-id')
      expect(reference).toMatch(/^[\w-]{16,}$/)
      expect(page).toContain(`<code translate="no">${reference}</code>`)
      await expect
        .poll(() => site.log().find(({ event, request }) => event === 'failed' && request === reference))
        .toMatchObject({ path, error: 'TypeError' })

      const again = await ask()
      expect(again.status).toBe(200)
      expect(await again.text()).not.toContain(title)
    },
  )
})
