import type { Screen } from '~/addresses'
import type { Money } from '~/content/prices'
import type { Edition } from '~/editions'

/** What a detail page sells, at the price it starts at. */
export type ServiceOffer = Money & { name: string; monthly: boolean }

/** The translated head of a page, as its loader returns it. */
export type PageHead<E extends Edition = Edition> = {
  screen: Screen
  /** One that has this screen. */
  edition: E
  origin: string
  title: string
  description: string
  /** A session in the address: the page is one buyer's. */
  personal?: boolean
  /** What a detail page sells. */
  offer?: ServiceOffer
}
