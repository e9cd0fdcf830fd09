import type { Context } from 'hono'
import { accepts } from 'hono/accepts'
import type { Locale } from '~/editions'

/** Countries that read Portuguese, for a visitor whose browser does not say. */
const portugueseCountries = ['BR', 'PT', 'AO', 'MZ']

/** The language of the landing page for this visitor: the better liked of the two, else by country (R-LND-13). */
export function readingLanguage(c: Context): Locale {
  if (c.req.header('accept-language') === undefined) {
    const { country } = (c.req.raw.cf ?? {}) as { country?: string }
    return country && portugueseCountries.includes(country) ? 'pt-BR' : 'en-US'
  }
  const language = accepts(c, {
    header: 'Accept-Language',
    supports: ['en', 'pt'],
    default: 'en',
    match: (wanted, { supports, default: fallback }) =>
      wanted
        .toSorted((one, other) => other.q - one.q)
        .filter(({ q }) => q > 0)
        .map(({ type }) => type.toLowerCase().split('-')[0] ?? '')
        .find((language) => supports.includes(language)) ?? fallback,
  })
  return language === 'pt' ? 'pt-BR' : 'en-US'
}
