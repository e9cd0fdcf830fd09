type ProductFacts =
  /** A package's name is the same in every language. */
  | { kind: 'package'; name: string }
  | {
      kind: 'add-on'
      /** Alias of its English address, if it is not the slug without an ending (R-RTE-15). */
      alias?: string
      /** Its page is this screen, not a detail page. */
      screen?: 'photo-service'
    }

/**
 * All products, in the order of the price book. The key names the content file, the catalogue, the picture and the
 * addresses; menus, home pages and the address table are derived from this list.
 */
export const products = {
  launch: { kind: 'package', name: 'Launch' },
  momentum: { kind: 'package', name: 'Momentum' },
  dominion: { kind: 'package', name: 'Dominion' },
  'ai-photos': { kind: 'add-on', screen: 'photo-service' },
  'ai-agent-automation': { kind: 'add-on' },
  'animated-event-video': { kind: 'add-on' },
  'website-design-build': { kind: 'add-on', alias: 'website-funnel' },
  'ad-management': { kind: 'add-on' },
  'ad-creative-pack': { kind: 'add-on' },
  'social-media-management': { kind: 'add-on' },
  'auto-responder-bot-setup': { kind: 'add-on', alias: 'auto-responder-bot' },
  'email-marketing': { kind: 'add-on' },
  'youtube-editing': { kind: 'add-on' },
} as const satisfies Record<string, ProductFacts>

type Products = typeof products

export type Product = keyof Products
export type Package = { [P in Product]: Products[P] extends { kind: 'package' } ? P : never }[Product]
export type AddOn = Exclude<Product, Package>
/** A product with a detail page of its own. */
export type ServiceSlug = { [P in Product]: Products[P] extends { screen: string } ? never : P }[Product]

const productList = Object.keys(products) as Product[]
export const packageList = productList.filter(isPackage)
export const serviceSlugs = productList.filter(isServiceSlug)

export function isPackage(product: Product): product is Package {
  return products[product].kind === 'package'
}

export function isServiceSlug(value: string): value is ServiceSlug {
  return Object.hasOwn(products, value) && !('screen' in products[value as Product])
}
