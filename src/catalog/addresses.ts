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
  /** Its public path in each edition. A complete edition has every screen, another those that it names. */
  paths: Record<CompleteEdition, string> & Partial<Record<Edition, string>>
  /**
   * `content`: the same for everyone, rendered once and kept, wakes by the piece.
   * `private`: carries a payment or a session, rendered for each request, never stored, wakes at once.
   */
  life: 'content' | 'private'
  indexable: boolean
}

const content = { life: 'content', indexable: true } as const
const personal = { life: 'private', indexable: false } as const

/**
 * The one table of public addresses. Public paths are irregular because the specification fixes them; the
 * route tree is regular. The Worker (alias, 404, 405), the router's rewrite, links, canonical and hreflang
 * all read it from here. Detail pages follow a rule and stand in no table: a Worker that starts is ready as soon
 * with a hundred of them.
 */
const screens = {
  // One address with two variants; the Worker chooses by the language that the visitor reads.
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
  checkout: { route: 'payment', paths: { us: '/payment', br: '/payment-br' }, ...personal },
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

/** The editions that have a screen; of several screens, those that have them all. */
export type EditionsWith<S extends Screen> = Extract<keyof Paths[S], Edition>

/** Other names of a screen. They answer 308 to the one address, the query string kept. */
const aliases: Record<string, string> = {
  '/inc': '/',
  '/ai-photo-service': screens['photo-service'].paths.us,
}

/** A detail page is also found without the ending of its English address, or by a name of its own (R-RTE-15). */
function aliasOf(slug: ServiceSlug): string {
  const facts = products[slug]
  return `/${'alias' in facts ? facts.alias : slug}`
}

const details: Partial<Record<ServiceSlug, ScreenFacts>> = {}

/** A detail page: its addresses end in their edition. Laid out when it is first asked for. */
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

/** What is fixed about a screen. */
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
 * Finds the address that a path names: a row of the table, or a detail page by its rule. One that was found is as quick
 * to find from then on as a row.
 */
const finder = (known: Map<string, Address>, rule: RegExp) => (path: string) => {
  const address = known.get(path)
  if (address) return address
  const { slug = '', edition } = rule.exec(path)?.groups ?? {}
  const found = isServiceSlug(slug) ? addressesOf(slug).find((one) => one.edition === edition) : undefined
  if (found) known.set(path, found)
  return found
}

/** The address that a public path names, exactly as written. */
export const addressAt = finder(byPath, /^\/(?<slug>.+)-(?<edition>[^-]+)$/)

/** The address that the router knows by this path. */
const addressOfRoute = finder(byRoute, /^\/(?<edition>[^/]+)\/(?<slug>[^/]+)$/)

/** Every screen, in the order of the table. */
export function allScreens(): Screen[] {
  return [...(Object.keys(screens) as NamedScreen[]), ...serviceSlugs]
}

/** Every public address, in the order of the table. */
export function allAddresses(): Address[] {
  // The variants of one address count once.
  return allScreens()
    .flatMap(addressesOf)
    .filter(({ path, edition }) => addressAt(path)?.edition === edition)
}

/** Every other name of an address. */
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
 * The public path of a page that is being shown.
 * @throws when the edition has no such screen, which is a bug and no state of the world
 */
export function pathOfPage({ screen, edition }: { screen: Screen; edition: Edition }): string {
  const path = screenFacts(screen).paths[edition]
  if (path === undefined) throw new Error(`No ${screen} in ${edition}`)
  return path
}

/**
 * The pages that are one page in several languages, as `hreflang` names them. The landing page belongs to the
 * homes: it is their common entrance.
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

/** The same page in the other editions. One that is the same for everybody, such as the entrance, has none. */
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
 * The one address that a path stands for when it is not an address itself: an alias, a router-internal path,
 * or an address written with upper case, a trailing slash or repeated slashes (R-RTE-19).
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

/** What somebody would guess or mistype in the language of an edition. */
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
 * The edition that a path belongs to, an address or not, public or the router's: by its first part, its ending
 * or its words. `undefined`: the path does not say.
 */
export function editionAt(path: string): Edition | undefined {
  const tidy = path.toLowerCase()
  const form = forms.find(({ named }) => named.test(tidy)) ?? forms.find(({ worded }) => worded?.test(tidy))
  return form?.edition
}

/** Whether a path is the owner's desk or below it. It is no screen of an edition and stands in no list. */
export function isDesk(path: string): boolean {
  return /^\/desk(?:\/|$)/.test(path)
}
