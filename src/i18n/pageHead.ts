import type { Screen } from '~/catalog/addresses'
import type { Edition } from '~/catalog/editions'
import type { Money } from '~/catalog/prices'

/** The product of a detail page, with its starting price. */
export type ServiceOffer = Money & { name: string; monthly: boolean }

/** A plan of the photo service. `from` marks the lowest price of a range. */
export type PhotoOffer = Money & { name: string; from?: true }

/** The translated head of a page, as its loader returns it; independent of the deployment. */
export type PageHead<E extends Edition = Edition> = {
  screen: Screen
  /** An edition that has this screen. */
  edition: E
  title: string
  description: string
  /** Text of the social picture: the page's headline and its lowest price, if any. */
  picture: string
  /** Whether the address has a session, which makes the page specific to one buyer. */
  personal?: boolean
  /** The product of a detail page. */
  offer?: ServiceOffer
  /** The plans of the photo service. */
  plans?: PhotoOffer[]
}

/** A head, and the origin of its addresses. */
export type LocatedHead = PageHead & { origin: string }
