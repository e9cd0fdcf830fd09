import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type EditionsWith, servicePath } from './addresses'
import { type Edition, editions } from './editions'
import { type PriceRow, priceOf } from './prices'
import { type AddOn, type Product, packageList, products } from './products'

/** Where the menu stands. Its order and its targets are a property of the kind of page (X-27, R-NAV-17). */
export type MenuPage = 'home' | 'service'

type Destination = 'home' | 'packages' | 'addons' | 'about' | 'contact'
type MenuItem = 'services' | Destination

const labels: Record<MenuItem, MessageDescriptor> = {
  home: msg({ message: 'Home', comment: 'fixed by the specification' }),
  packages: msg({ message: 'Packages', comment: 'fixed by the specification' }),
  services: msg({ message: 'Services', comment: 'fixed by the specification' }),
  addons: msg({ message: 'Add-ons', comment: 'fixed by the specification' }),
  about: msg({ message: 'About', comment: 'fixed by the specification' }),
  contact: msg({ message: 'Contact', comment: 'fixed by the specification' }),
}

const order: Record<MenuPage, readonly MenuItem[]> = {
  home: ['home', 'packages', 'services', 'addons', 'about', 'contact'],
  service: ['home', 'services', 'packages', 'addons', 'about', 'contact'],
}

/** Where an item of the menu leads from a kind of page. Other pages name the add-ons `#booster` (R-NAV-16). */
function menuHref(edition: Edition, page: MenuPage, to: Destination): string {
  if (to === 'contact') return planHref(edition, page)
  if (page === 'home') return `#${to}`
  const { home } = editions[edition]
  return to === 'home' ? home : `${home}#${to === 'addons' ? 'booster' : to}`
}

/** The items of the menu in their order. The one without `href` opens the list of services. */
export function menuItems(edition: Edition, page: MenuPage) {
  return order[page].map((id) => ({
    id,
    label: labels[id],
    href: id === 'services' ? undefined : menuHref(edition, page, id),
  }))
}

/** The contact form, where the button of the menu, its contact link and the banner lead (R-NAV-17). */
export function planHref(edition: Edition, page: MenuPage): string {
  const { home, contactAnchor } = editions[edition]
  return `${page === 'home' ? '' : home}#${contactAnchor}`
}

/** In the order of the menu. */
const addOns: Record<AddOn, MessageDescriptor> = {
  'ai-photos': msg`AI Studio Portraits`,
  'ai-agent-automation': msg`AI Agent Automation`,
  'animated-event-video': msg`Animated Event Video`,
  'website-design-build': msg`Website/Funnel Build`,
  'ad-management': msg`Stand-Alone Ad Management`,
  'social-media-management': msg`Social Media Management`,
  'youtube-editing': msg`YouTube Video Editing`,
  'email-marketing': msg`Email Marketing`,
  'ad-creative-pack': msg`Ad Creative Pack`,
  'auto-responder-bot-setup': msg`Auto-Responder Bot`,
}

/** The list in dollars gives no units for add-ons, whatever a price is for. */
const bare = ({ unit: _, ...price }: PriceRow): PriceRow => price

/**
 * Gives the menu's prices of a product (R-NAV-12). In dollars it has a list of its own, without one for the bot, which
 * is not shown on the home: the home's own prices are others. In reais it has the home's starting prices, of
 * which the bot has two.
 */
const menuPrices: Record<EditionsWith<'home'>, (product: Product, page: MenuPage) => readonly PriceRow[]> = {
  us: (product, page) => {
    if (page === 'home' || product === 'auto-responder-bot-setup') return []
    const price = priceOf('us', 'menu', product)
    return [product in addOns ? bare(price) : price]
  },
  br: (product) =>
    product === 'auto-responder-bot-setup'
      ? [priceOf('br', 'home', product), priceOf('br', 'home', product, 'maintenance')]
      : [priceOf('br', 'home', product)],
}

/** The two groups of the services menu on a page, each product with its name, its page and its price in this menu. */
export function menuGroups(edition: EditionsWith<'home'>, page: MenuPage) {
  const entry = (product: Product, name: MessageDescriptor | string) => ({
    product,
    name,
    href: servicePath(edition, product),
    prices: menuPrices[edition](product, page),
  })
  return [
    {
      id: 'packages',
      title: labels.packages,
      // The same in every language, and in no catalogue.
      entries: packageList.map((id) => entry(id, products[id].name)),
    },
    {
      id: 'addons',
      title: labels.addons,
      entries: (Object.entries(addOns) as [AddOn, MessageDescriptor][]).map(([id, name]) => entry(id, name)),
    },
  ] as const
}

export type MenuGroup = ReturnType<typeof menuGroups>[number]
export type MenuEntry = MenuGroup['entries'][number]
