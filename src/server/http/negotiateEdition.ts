import type { Context } from 'hono'
import { accepts } from 'hono/accepts'
import { defaultEdition, type Edition, editionForLanguage, editions } from '~/catalog/editions'

/** Returns the visitor's edition among `offered`, by `Accept-Language` or else by country (R-LND-13). */
export function negotiateEdition<E extends Edition>(c: Context, offered: readonly E[]) {
  if (c.req.header('accept-language') === undefined) {
    const { country } = (c.req.raw.cf ?? {}) as { country?: string }
    const matchesCountry = (edition: E) =>
      (editions[edition].readers.countries as readonly string[]).includes(country ?? '')
    return offered.find(matchesCountry) ?? defaultEdition
  }
  const language = accepts(c, {
    header: 'Accept-Language',
    supports: offered.map((edition) => editions[edition].readers.language),
    default: editions[defaultEdition].readers.language,
    match: (wanted, { supports, default: fallback }) =>
      wanted
        .toSorted((one, other) => other.q - one.q)
        .filter(({ q }) => q > 0)
        .map(({ type }) => type.toLowerCase().split('-')[0] ?? '')
        .find((language) => supports.includes(language)) ?? fallback,
  })
  return editionForLanguage(offered, language)
}
