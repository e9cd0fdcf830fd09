import {
  type CompleteEdition,
  completeEditions,
  defaultEdition,
  type Edition,
  editionList,
  editions,
} from './editions.ts'
import { isServiceSlug, type Product, products, type ServiceSlug, serviceSlugs } from './products.ts'

type ScreenFacts = {
  /** Route of the screen below `/$edition`. */
  route: string
  /** Its public path in each edition. A complete edition has every screen, others have only some. */
  paths: Record<CompleteEdition, string> & Partial<Record<Edition, string>>
  /**
   * `content`: the same for everyone, rendered once and cached, hydrated by island.
   * `private`: has a payment or a session, filled in or rendered for each request, never stored.
   */
  life: 'content' | 'private'
  /** Whether only the islands of the page get script; otherwise React hydrates all of it at once. */
  islands: boolean
  indexable: boolean
}

const content = { life: 'content', islands: true, indexable: true } as const
const personal = { life: 'private', islands: false, indexable: false } as const

/**
 * The table of all public addresses. Public paths are irregular because the specification fixes them; the
 * route tree is regular. The Worker (alias, 404, 405), the router's rewrite, links, canonical and hreflang
 * all use it. Detail pages follow a rule and are not in the table, so that a hundred of them would not slow down
 * the start of a Worker.
 */
const screens = {
  // One address with two variants; the Worker chooses by the visitor's language.
  landing: { route: 'landing', paths: { us: '/', br: '/' }, ...content },
  home: { route: '', paths: { us: editions.us.home, br: editions.br.home }, ...content },
  privacy: {
    route: 'privacy-policy',
    paths: { us: '/privacy-policy', br: '/privacy-policy-br' },
    ...content,
  },
  terms: {
    route: 'terms-of-service',
    paths: { us: '/terms-of-service', br: '/terms-of-service-br' },
    ...content,
  },
  'photo-service': {
    route: 'ai-photo-service',
    paths: { us: '/ai-photo-service-us', br: '/ai-photo-service-br' },
    ...content,
  },
  checkout: {
    route: 'payment',
    paths: { us: '/payment', br: '/payment-br' },
    ...personal,
    islands: true,
  },
  upload: { route: 'upload', paths: { us: '/upload', br: '/upload-br' }, ...personal },
  'photo-instructions': {
    route: 'photo-instructions',
    paths: { us: '/photo-instructions', br: '/instrucoes-upload' },
    ...content,
  },
  'thank-you': { route: 'thank-you', paths: { us: '/thank-you', br: '/thank-you-br' }, ...personal },
} as const satisfies Record<string, ScreenFacts>

type Screens = typeof screens
type NamedScreen = keyof Screens
export type Screen = NamedScreen | ServiceSlug

type Paths = { [S in Screen]: S extends NamedScreen ? Screens[S]['paths'] : Record<CompleteEdition, string> }

/** The editions that have a screen; for several screens, the editions that have all of them. */
export type EditionsWith<S extends Screen> = Extract<keyof Paths[S], Edition>

/** Aliases of a screen. They redirect (308) to its canonical address and keep the query string. */
const aliases: Record<string, string> = {
  '/inc': '/',
  '/ai-photo-service': screens['photo-service'].paths.us,
}

/** The alias of a detail page: its slug without an edition, or the product's own alias (R-RTE-15). */
function aliasOf(slug: ServiceSlug): string {
  const facts = products[slug]
  return `/${'alias' in facts ? facts.alias : slug}`
}

const details: Partial<Record<ServiceSlug, ScreenFacts>> = {}

/** Facts of a detail page, whose addresses end in their edition. Created on first use. */
function serviceFacts(slug: ServiceSlug): ScreenFacts {
  details[slug] ??= {
    route: slug,
    paths: Object.fromEntries(completeEditions.map((edition) => [edition, `/${slug}-${edition}`])) as Record<
      CompleteEdition,
      string
    >,
    ...content,
  }
  return details[slug]
}

/** Returns the route, the paths and the kind of a screen. */
export function screenFacts(screen: Screen): ScreenFacts {
  return isServiceSlug(screen) ? serviceFacts(screen) : screens[screen]
}

export type Address = ScreenFacts & { screen: Screen; edition: Edition; path: string }

const routePath = (edition: Edition, route: string) => (route ? `/${edition}/${route}` : `/${edition}`)

const byPath = new Map<string, Address>()
const byRoute = new Map<string, Address>()
for (const screen of Object.keys(screens) as NamedScreen[]) {
  for (const address of addressesOf(screen)) {
    if (!byPath.has(address.path)) byPath.set(address.path, address)
    byRoute.set(routePath(address.edition, address.route), address)
  }
}

function addressesOf(screen: Screen): Address[] {
  const facts = screenFacts(screen)
  return editionList.flatMap((edition) => {
    const path = facts.paths[edition]
    return path === undefined ? [] : { ...facts, screen, edition, path }
  })
}

/**
 * Creates a lookup from path to address: a row of the table, or a detail page by its rule. Caches detail pages that
 * were found.
 */
const finder = (known: Map<string, Address>, rule: RegExp) => (path: string) => {
  const address = known.get(path)
  if (address) return address
  const { slug = '', edition } = rule.exec(path)?.groups ?? {}
  const found = isServiceSlug(slug)
    ? addressesOf(slug).find((candidate) => candidate.edition === edition)
    : undefined
  if (found) known.set(path, found)
  return found
}

/** Returns the address of a public path, exactly as written. */
export const addressAt = finder(byPath, /^\/(?<slug>.+)-(?<edition>[^-]+)$/)

/** Returns the address of a router path. */
const addressOfRoute = finder(byRoute, /^\/(?<edition>[^/]+)\/(?<slug>[^/]+)$/)

/** Every screen, in the order of the table. */
export function allScreens(): Screen[] {
  return [...(Object.keys(screens) as NamedScreen[]), ...serviceSlugs]
}

/** Every public address, in the order of the table. */
export function allAddresses(): Address[] {
  // Lists an address with several variants only once.
  return allScreens()
    .flatMap(addressesOf)
    .filter(({ path, edition }) => addressAt(path)?.edition === edition)
}

/** Every alias of an address. */
export function allAliases(): string[] {
  return [...Object.keys(aliases), ...serviceSlugs.map(aliasOf)]
}

/** The editions that have a screen, in the order of the list. */
export function editionsOf<S extends Screen>(screen: S): EditionsWith<S>[] {
  return editionList.filter((edition) => hasScreen(edition, screen)) as EditionsWith<S>[]
}

/** Whether an edition has a screen. */
export function hasScreen<S extends Screen>(edition: Edition, screen: S): edition is EditionsWith<S> {
  return Object.hasOwn(screenFacts(screen).paths, edition)
}

/** The public path of a screen in an edition that has it. */
export function pathOf<S extends Screen>(screen: S, edition: EditionsWith<S>): string {
  return pathOfPage({ screen, edition })
}

/**
 * Returns the public path of a page that is being shown.
 * @throws when the edition has no such screen, which is a bug
 */
export function pathOfPage({ screen, edition }: { screen: Screen; edition: Edition }): string {
  const path = screenFacts(screen).paths[edition]
  if (path === undefined) throw new Error(`No ${screen} in ${edition}`)
  return path
}

/**
 * Returns the language versions of a page for `hreflang`. The landing page is part of the home pages' group, as their
 * common entrance.
 */
export function alternates(screen: Screen): { language: string; path: string }[] {
  const entrance = screen === 'home' || screen === 'landing'
  const named = entrance ? 'home' : screen
  return [
    ...editionsOf(named).map((edition) => ({
      language: editions[edition].locale,
      path: pathOfPage({ screen: named, edition }),
    })),
    ...(entrance ? [{ language: 'x-default', path: screens.landing.paths.us }] : []),
  ]
}

/** The same page in the other editions. Empty for a private page or an address that all editions share. */
export function counterparts(path: string): { edition: Edition; path: string }[] {
  const address = addressAt(path)
  if (address?.life !== 'content') return []
  return editionsOf(address.screen)
    .filter((edition) => edition !== address.edition)
    .map((edition) => ({ edition, path: pathOfPage({ screen: address.screen, edition }) }))
    .filter((other) => other.path !== path)
}

/** The page of a package or an add-on: its canonical address, never an alias (R-NAV-18). */
export function servicePath(edition: EditionsWith<ServiceSlug | 'photo-service'>, product: Product): string {
  return pathOf(isServiceSlug(product) ? product : products[product].screen, edition)
}

/**
 * Returns the canonical address of a path that is not an address itself: an alias, a router-internal path,
 * or an address written with uppercase letters, a trailing slash or repeated slashes (R-RTE-19).
 */
export function canonicalPath(path: string): string | undefined {
  if (addressAt(path)) return undefined
  const tidy = path
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/$/, '$1')
  const canonical = aliases[tidy] ?? (addressOfRoute(tidy) ?? addressAt(tidy))?.path ?? detailOfAlias(tidy)
  return canonical === path ? undefined : canonical
}

function detailOfAlias(path: string): string | undefined {
  const slug = serviceSlugs.find((slug) => aliasOf(slug) === path)
  return slug && pathOf(slug, defaultEdition)
}

/** Public path → router path, for the router's `rewrite.input`. Aliases resolve too, so that a click on one works. */
export function toRoute(path: string): string {
  const address = addressAt(canonicalPath(path) ?? path)
  return address ? routePath(address.edition, address.route) : path
}

/** Router path → public path, for the router's `rewrite.output`. */
export function toPublic(path: string): string {
  return addressOfRoute(path)?.path ?? path
}

/** Words of an edition's language that visitors may use in a guessed or mistyped path. */
const words: Record<Edition, readonly string[]> = {
  us: [],
  br: 'contato fotos instrucoes obrigado orcamento pacotes pagamento politica precos privacidade servicos sobre termos'.split(
    ' ',
  ),
}
const forms = editionList.map((edition) => ({
  edition,
  named: new RegExp(`^/${edition}(?=/|$)|-${edition}/*$`),
  worded: words[edition].length
    ? new RegExp(`(?:^|[/-])(?:${words[edition].join('|')})(?=[/-]|$)`)
    : undefined,
}))

/**
 * Returns the edition of any path, public or of the router, even if it is not an address: by its first part, its ending
 * or its words. `undefined` if the path indicates none.
 */
export function editionAt(path: string): Edition | undefined {
  const tidy = path.toLowerCase()
  const form = forms.find(({ named }) => named.test(tidy)) ?? forms.find(({ worded }) => worded?.test(tidy))
  return form?.edition
}

/** Whether a path is the owner's desk or below it. It is not a screen of an edition, and not in the table. */
export function isDesk(path: string): boolean {
  return /^\/desk(?:\/|$)/.test(path)
}
