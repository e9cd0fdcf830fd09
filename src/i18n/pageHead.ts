import type { Screen } from '~/addresses'
import type { Money } from '~/content/prices'
import type { Edition } from '~/editions'

/** What a detail page sells, at the price it starts at. */
export type ServiceOffer = Money & { name: string; monthly: boolean }

/** The translated head of a page, as its loader returns it: the same wherever the site is deployed. */
export type PageHead<E extends Edition = Edition> = {
  screen: Screen
  /** One that has this screen. */
  edition: E
  title: string
  description: string
  /** A session in the address: the page is one buyer's. */
  personal?: boolean
  /** What a detail page sells. */
  offer?: ServiceOffer
}

/** A head, and the origin that its addresses begin with. */
export type LocatedHead = PageHead & { origin: string }
