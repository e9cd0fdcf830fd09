import type { Product } from './content/prices'
import type { ServiceSlug } from './content/services/slugs'
import { type Edition, editions } from './editions'

/**
 * The one table of public addresses. Public paths are irregular because the specification fixes them; the
 * route tree is regular. The Worker (alias, 404, 405), the router's rewrite, links, canonical and hreflang
 * all read it from here.
 */
export type Screen =
  | 'landing'
  | 'home'
  | 'privacy'
  | 'terms'
  | 'photo-service'
  | 'checkout'
  | 'upload'
  | 'photo-instructions'
  | 'thank-you'
  | ServiceSlug

type ScreenFacts = {
  /** Route of the screen below `/$edition`. */
  route: string
  us: string
  br: string
  /**
   * `content`: the same for everyone, rendered once and kept, wakes on intent.
   * `private`: carries a payment or a session, rendered for each request, never stored, wakes at once.
   */
  life: 'content' | 'private'
  indexable: boolean
}

export const screens: Record<Screen, ScreenFacts> = {
  // One address with two variants; the Worker chooses by the language that the visitor reads.
  landing: { route: 'landing', us: '/', br: '/', life: 'content', indexable: true },
  home: { route: '', us: '/us', br: '/br', life: 'content', indexable: true },
  privacy: {
    route: 'privacy-policy',
    us: '/privacy-policy',
    br: '/privacy-policy-br',
    life: 'content',
    indexable: true,
  },
  terms: {
    route: 'terms-of-service',
    us: '/terms-of-service',
    br: '/terms-of-service-br',
    life: 'content',
    indexable: true,
  },
  'photo-service': {
    route: 'ai-photo-service',
    us: '/ai-photo-service-us',
    br: '/ai-photo-service-br',
    life: 'content',
    indexable: true,
  },
  checkout: { route: 'payment', us: '/payment', br: '/payment-br', life: 'private', indexable: false },
  upload: { route: 'upload', us: '/upload', br: '/upload-br', life: 'private', indexable: false },
  'photo-instructions': {
    route: 'photo-instructions',
    us: '/photo-instructions',
    br: '/instrucoes-upload',
    life: 'content',
    indexable: true,
  },
  'thank-you': {
    route: 'thank-you',
    us: '/thank-you',
    br: '/thank-you-br',
    life: 'private',
    indexable: false,
  },
  launch: servicePage('launch'),
  momentum: servicePage('momentum'),
  dominion: servicePage('dominion'),
  'ai-agent-automation': servicePage('ai-agent-automation'),
  'animated-event-video': servicePage('animated-event-video'),
  'website-design-build': servicePage('website-design-build'),
  'ad-management': servicePage('ad-management'),
  'ad-creative-pack': servicePage('ad-creative-pack'),
  'social-media-management': servicePage('social-media-management'),
  'auto-responder-bot-setup': servicePage('auto-responder-bot-setup'),
  'email-marketing': servicePage('email-marketing'),
  'youtube-editing': servicePage('youtube-editing'),
}

/** A detail page: its two addresses end in their edition. */
function servicePage(slug: ServiceSlug): ScreenFacts {
  return { route: slug, us: `/${slug}-us`, br: `/${slug}-br`, life: 'content', indexable: true }
}

/** Other names of a screen. They answer 308 to the one address, the query string kept. */
const aliases: Record<string, string> = {
  '/inc': '/',
  '/ai-photo-service': '/ai-photo-service-us',
  '/launch': '/launch-us',
  '/momentum': '/momentum-us',
  '/dominion': '/dominion-us',
  '/ai-agent-automation': '/ai-agent-automation-us',
  '/animated-event-video': '/animated-event-video-us',
  '/website-funnel': '/website-design-build-us',
  '/ad-management': '/ad-management-us',
  '/ad-creative-pack': '/ad-creative-pack-us',
  '/social-media-management': '/social-media-management-us',
  '/auto-responder-bot': '/auto-responder-bot-setup-us',
  '/email-marketing': '/email-marketing-us',
  '/youtube-editing': '/youtube-editing-us',
}

export type Address = ScreenFacts & { screen: Screen; edition: Edition; path: string }

const routePath = (edition: Edition, route: string) => (route ? `/${edition}/${route}` : `/${edition}`)

const byPath = new Map<string, Address>()
const byRoute = new Map<string, Address>()
for (const [screen, facts] of Object.entries(screens) as [Screen, ScreenFacts][]) {
  for (const edition of ['us', 'br'] as const) {
    const address = { ...facts, screen, edition, path: facts[edition] }
    if (!byPath.has(address.path)) byPath.set(address.path, address)
    byRoute.set(routePath(edition, facts.route), address)
  }
}

/** Every public address, in the order of the table. */
export const addresses: readonly Address[] = [...byPath.values()]

/**
 * The pages that are one page in several languages, as `hreflang` names them. The landing page belongs to the
 * homes: it is their common entrance.
 */
export function alternates(screen: Screen): { language: string; path: string }[] {
  const entrance = screen === 'home' || screen === 'landing'
  const { us, br } = screens[entrance ? 'home' : screen]
  return [
    { language: editions.us.locale, path: us },
    { language: editions.br.locale, path: br },
    ...(entrance ? [{ language: 'x-default', path: screens.landing.us }] : []),
  ]
}

/** The public path of a screen in an edition. */
export function pathOf(screen: Screen, edition: Edition): string {
  return screens[screen][edition]
}

/** The page of a package or an add-on: its canonical address, never an alias (R-NAV-18). */
export function servicePath(edition: Edition, product: Product): string {
  return pathOf(product === 'ai-photos' ? 'photo-service' : product, edition)
}

/** The address that a public path names, exactly as written. */
export function addressAt(path: string): Address | undefined {
  return byPath.get(path)
}

/**
 * The one address that a path stands for when it is not an address itself: an alias, a router-internal path,
 * or an address written with upper case, a trailing slash or repeated slashes (R-RTE-19).
 */
export function canonicalPath(path: string): string | undefined {
  const tidy = path
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1')
  const canonical = aliases[tidy] ?? byRoute.get(tidy)?.path ?? (byPath.has(tidy) ? tidy : undefined)
  return canonical === path ? undefined : canonical
}

/** Public path → router path, for the router's `rewrite.input`. Aliases resolve too, so that a click on one works. */
export function toRoute(path: string): string {
  const address = byPath.get(canonicalPath(path) ?? path)
  return address ? routePath(address.edition, address.route) : path
}

/** Router path → public path, for the router's `rewrite.output`. */
export function toPublic(path: string): string {
  return byRoute.get(path)?.path ?? path
}

export const aliasPaths: readonly string[] = Object.keys(aliases)

/** What somebody would guess or mistype in Portuguese. */
const portugueseWord =
  /(?:^|[/-])(?:contato|fotos|instrucoes|obrigado|orcamento|pacotes|pagamento|politica|precos|privacidade|servicos|sobre|termos)(?=[/-]|$)/

/**
 * The edition that a path belongs to, an address or not, public or the router's: by its first part, its ending
 * or its words. `undefined`: the path does not say.
 */
export function editionAt(path: string): Edition | undefined {
  const tidy = path.toLowerCase()
  if (/^\/us(?=\/|$)|-us\/*$/.test(tidy)) return 'us'
  if (/^\/br(?=\/|$)|-br\/*$/.test(tidy) || portugueseWord.test(tidy)) return 'br'
  return undefined
}
