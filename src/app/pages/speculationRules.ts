import type { Context } from 'hono'
import { allAddresses, editionsOf, pathOf } from '~/catalog/addresses'

const content = allAddresses()
  .filter(({ life }) => life === 'content')
  .map(({ path }) => path)
const checkout = editionsOf('checkout').map((edition) => pathOf('checkout', edition))

/** A page in a tab of its own is not the next one, and an address with a query may belong to one buyer. */
const next = { not: { selector_matches: '[target],[href^="#"],[href*="?"]' } }
const where = { and: [{ href_matches: content }, next] }

/**
 * The next page before the click: whoever rests on a link or presses it gets a content page ready, rendered in the
 * background, and of the checkout its answer. https://html.spec.whatwg.org/multipage/speculative-loading.html
 */
const rules = {
  prerender: [{ where, eagerness: 'moderate' }],
  prefetch: [{ where: { href_matches: checkout }, eagerness: 'moderate' }],
}

/** With a mouse it begins as soon as the pointer comes over a link, before it rests there. */
const withMouse = { ...rules, prerender: [{ where, eagerness: 'eager' }] }

const desktops = /"(Windows|macOS|Linux|Chrome OS|Chromium OS)"/

/** From this version on, “eager” means that on a desktop; before, it meant every link of a page at once. */
const eagerByHover = 141

/** Whether the browser says that it has a mouse and follows it. */
function followsMouse({ req }: Context): boolean {
  const [, version] = /"Chromium";v="(\d+)"/.exec(req.header('sec-ch-ua') ?? '') ?? []
  return Number(version) >= eagerByHover && desktops.test(req.header('sec-ch-ua-platform') ?? '')
}

export function speculationRules(c: Context): Response {
  return c.body(JSON.stringify(followsMouse(c) ? withMouse : rules), 200, {
    'Content-Type': 'application/speculationrules+json',
    // Not what one browser gets to another's, by what stands between them and the Worker.
    'Cache-Control': 'private, max-age=3600',
  })
}
