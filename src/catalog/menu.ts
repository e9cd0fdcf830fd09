import type { MessageDescriptor } from '@lingui/core'
import { msg } from '@lingui/core/macro'
import { type EditionsWith, servicePath } from './addresses'
import { type Edition, editions } from './editions'
import { type PriceRow, priceOf } from './prices'
import { type AddOn, type Product, packageList, products } from './products'

/** Kind of page with a menu. It determines the order and the targets of the menu (X-27, R-NAV-17). */
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

/** Target of a menu item on a kind of page. Pages other than the home use `#booster` for add-ons (R-NAV-16). */
function menuHref(edition: Edition, page: MenuPage, to: Destination): string {
  if (to === 'contact') return planHref(edition, page)
  if (page === 'home') return `#${to}`
  const { home } = editions[edition]
  return to === 'home' ? home : `${home}#${to === 'addons' ? 'booster' : to}`
}

/** The menu items in order. The item without `href` opens the list of services. */
export function menuItems(edition: Edition, page: MenuPage) {
  return order[page].map((id) => ({
    id,
    label: labels[id],
    href: id === 'services' ? undefined : menuHref(edition, page, id),
  }))
}

/** Link to the contact form, used by the menu's button and contact item and by the banner (R-NAV-17). */
export function planHref(edition: Edition, page: MenuPage): string {
  const { home, contactAnchor } = editions[edition]
  return `${page === 'home' ? '' : home}#${contactAnchor}`
}

/** Names of the add-ons, in menu order. */
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

/** Removes the unit: the dollar menu shows the prices of add-ons without units. */
const withoutUnit = ({ unit: _, ...price }: PriceRow): PriceRow => price

/**
 * The menu's prices of a product (R-NAV-12). In dollars, the menu has its own prices, none of them for the bot, and
 * shows none on the home page, whose prices differ. In reais, it shows the home page's starting prices, two of
 * them for the bot.
 */
const menuPrices: Record<EditionsWith<'home'>, (product: Product, page: MenuPage) => readonly PriceRow[]> = {
  us: (product, page) => {
    if (page === 'home' || product === 'auto-responder-bot-setup') return []
    const price = priceOf('us', 'menu', product)
    return [product in addOns ? withoutUnit(price) : price]
  },
  br: (product) =>
    product === 'auto-responder-bot-setup'
      ? [priceOf('br', 'home', product), priceOf('br', 'home', product, 'maintenance')]
      : [priceOf('br', 'home', product)],
}

/** Returns the two groups of the services menu, each product with its name, page and menu prices. */
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
      // Package names are the same in every language and not in a catalogue.
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
