import type { Context } from 'hono'
import { allAddresses, editionsOf, pathOf } from '~/catalog/addresses'

const content = allAddresses()
  .filter(({ life }) => life === 'content')
  .map(({ path }) => path)
const checkout = editionsOf('checkout').map((edition) => pathOf('checkout', edition))

/** Excludes new-tab and fragment links, and addresses with a query, which may be specific to one buyer. */
const nextPage = { not: { selector_matches: '[target],[href^="#"],[href*="?"]' } }
const where = { and: [{ href_matches: content }, nextPage] }

/**
 * Prepares the next page before the click: when a visitor hovers over or presses a link, the browser prerenders a
 * content page or prefetches the checkout. https://html.spec.whatwg.org/multipage/speculative-loading.html
 */
const rules = {
  prerender: [{ where, eagerness: 'moderate' }],
  prefetch: [{ where: { href_matches: checkout }, eagerness: 'moderate' }],
}

/** With a mouse, prerendering starts as soon as the pointer enters a link, before it rests there. */
const withMouse = { ...rules, prerender: [{ where, eagerness: 'eager' }] }

const desktops = /"(Windows|macOS|Linux|Chrome OS|Chromium OS)"/

/** First Chromium version where “eager” means hover on a desktop; earlier ones prerender every link at once. */
const eagerByHover = 141

/** Whether the client hints indicate a desktop browser that prerenders on hover. */
function prerendersOnHover({ req }: Context): boolean {
  const [, version] = /"Chromium";v="(\d+)"/.exec(req.header('sec-ch-ua') ?? '') ?? []
  return Number(version) >= eagerByHover && desktops.test(req.header('sec-ch-ua-platform') ?? '')
}

/** GET /speculation-rules.json: the rules that fit the requesting browser. */
export function speculationRules(c: Context): Response {
  return c.body(JSON.stringify(prerendersOnHover(c) ? withMouse : rules), 200, {
    'Content-Type': 'application/speculationrules+json',
    // The response depends on client hints, so a shared cache must not reuse it for other browsers.
    'Cache-Control': 'private, max-age=3600',
  })
}
