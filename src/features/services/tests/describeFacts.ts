import { expect, it } from 'vitest'
import { pathOf } from '~/catalog/addresses'
import type { Edition } from '~/catalog/editions'
import { priceOf } from '~/catalog/prices'
import type { ServiceSlug } from '~/catalog/products'
import { visibleText } from '~/ui/bindWords'
import { isDelivered } from '~tests/agreed/unlessChanged'
import { served } from '~tests/e2e/site/served'
import { amountText } from '~tests/prices'

type Fact = string | RegExp
export type Row = [rows: string, edition: Edition, slug: ServiceSlug, facts: Fact[]]

/** Facts that are figures of the owner, which are on the page as long as the owner has not changed them. */
export const figures = (...facts: Fact[]): Fact[] => (isDelivered('serviceFigures') ? facts : [])

/** The price of a plan on its own page. */
export const priced = (edition: 'us' | 'br', slug: ServiceSlug, plan: string): Fact =>
  amountText(priceOf(edition, 'page', slug, plan))

/** Matches the headings of steps. */
export const steps = (...names: string[]) => names.map((name) => new RegExp(`<h3[^>]*>${name}</h3>`))

/** Checks that each page has its facts. */
export function describeFacts(required: readonly Row[]): void {
  it.each(required)('%s is on the page (%s, %s)', async (_, edition, slug, facts) => {
    const { html } = await served(pathOf(slug, edition))
    const main = html.slice(html.indexOf('<main'), html.indexOf('</main>'))
    // React puts an empty comment between adjacent text nodes.
    const tags = main.replaceAll('<!-- -->', '').replaceAll('\u00a0', ' ').replaceAll('&#x27;', '’')
    const text = visibleText(tags.replace(/<[^>]+>/g, ' '))
    const missing = facts.filter((fact) => {
      if (typeof fact === 'string') return !text.includes(fact)
      return !fact.test(fact.source.startsWith('<') ? tags : text)
    })
    expect(missing).toEqual([])
  })
}
