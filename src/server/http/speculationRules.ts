import type { Context } from 'hono'
import { addresses, editionsOf, pathOf } from '~/addresses'

const content = addresses.filter(({ life }) => life === 'content').map(({ path }) => path)
const checkout = editionsOf('checkout').map((edition) => pathOf('checkout', edition))

/** A page in a tab of its own is not the next one, and an address with a query may belong to one buyer. */
const next = { not: { selector_matches: '[target],[href^="#"],[href*="?"]' } }

/**
 * The next page before the click: whoever rests on a link or presses it gets a content page ready, rendered in the
 * background, and of the checkout its answer. https://html.spec.whatwg.org/multipage/speculative-loading.html
 */
const rules = {
  prerender: [{ where: { and: [{ href_matches: content }, next] }, eagerness: 'moderate' }],
  prefetch: [{ where: { href_matches: checkout }, eagerness: 'moderate' }],
}

export function speculationRules(c: Context): Response {
  return c.body(JSON.stringify(rules), 200, {
    'Content-Type': 'application/speculationrules+json',
    'Cache-Control': 'public, max-age=3600',
  })
}
