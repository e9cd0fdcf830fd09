import type { Screen } from '~/catalog/addresses'
import type { Edition } from '~/catalog/editions'
import type { Money } from '~/catalog/prices'

/** What a detail page sells, at the price it starts at. */
export type ServiceOffer = Money & { name: string; monthly: boolean }

/** A plan of the photo service; a price that is the lowest of a range is `from`. */
export type PhotoOffer = Money & { name: string; from?: true }

/** The translated head of a page, as its loader returns it: the same wherever the site is deployed. */
export type PageHead<E extends Edition = Edition> = {
  screen: Screen
  /** One that has this screen. */
  edition: E
  title: string
  description: string
  /** What the social picture says: the headline of the page and, where it has one, its lowest price. */
  picture: string
  /** A session in the address: the page is one buyer's. */
  personal?: boolean
  /** What a detail page sells. */
  offer?: ServiceOffer
  /** What the photo service sells. */
  plans?: PhotoOffer[]
}

/** A head, and the origin that its addresses begin with. */
export type LocatedHead = PageHead & { origin: string }
