import { type CompleteEdition, completeEditions, type Edition, editionList, editions } from './editions.ts'
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

/** A detail page: its addresses end in their edition. */
function servicePage(slug: ServiceSlug) {
  const paths = Object.fromEntries(completeEditions.map((edition) => [edition, `/${slug}-${edition}`]))
  return { route: slug, paths: paths as Record<CompleteEdition, string>, ...content }
}
const servicePages = Object.fromEntries(serviceSlugs.map((slug) => [slug, servicePage(slug)])) as Record<
  ServiceSlug,
  ReturnType<typeof servicePage>
>

/**
 * The one table of public addresses. Public paths are irregular because the specification fixes them; the
 * route tree is regular. The Worker (alias, 404, 405), the router's rewrite, links, canonical and hreflang
 * all read it from here.
 */
export const screens = {
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
  ...servicePages,
} as const satisfies Record<string, ScreenFacts>

export type Screen = keyof typeof screens

/** The editions that have a screen; of several screens, those that have them all. */
export type EditionsWith<S extends Screen> = Extract<keyof (typeof screens)[S]['paths'], Edition>

/** Other names of a screen. They answer 308 to the one address, the query string kept. */
const aliases: Record<string, string> = {
  '/inc': '/',
  '/ai-photo-service': screens['photo-service'].paths.us,
  ...Object.fromEntries(serviceSlugs.map((slug) => [`/${aliasOf(slug)}`, screens[slug].paths.us])),
}

function aliasOf(slug: ServiceSlug): string {
  const facts = products[slug]
  return 'alias' in facts ? facts.alias : slug
}

export type Address = ScreenFacts & { screen: Screen; edition: Edition; path: string }

const routePath = (edition: Edition, route: string) => (route ? `/${edition}/${route}` : `/${edition}`)

const byPath = new Map<string, Address>()
const byRoute = new Map<string, Address>()
for (const [screen, facts] of Object.entries(screens) as [Screen, ScreenFacts][]) {
  for (const edition of editionsOf(screen)) {
    const address = { ...facts, screen, edition, path: pathOfPage({ screen, edition }) }
    if (!byPath.has(address.path)) byPath.set(address.path, address)
    byRoute.set(routePath(edition, facts.route), address)
  }
}

/** Every public address, in the order of the table. */
export const addresses: readonly Address[] = [...byPath.values()]

/** The editions that have a screen, in the order of the list. */
export function editionsOf<S extends Screen>(screen: S): EditionsWith<S>[] {
  return editionList.filter((edition) => hasScreen(edition, screen)) as EditionsWith<S>[]
}

/** Whether an edition has a screen. */
export function hasScreen<S extends Screen>(edition: Edition, screen: S): edition is EditionsWith<S> {
  return Object.hasOwn(screens[screen].paths, edition)
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
  const { paths }: ScreenFacts = screens[screen]
  const path = paths[edition]
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
  const address = byPath.get(path)
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

/** The address that a public path names, exactly as written. */
export function addressAt(path: string): Address | undefined {
  return byPath.get(path)
}

/**
 * The one address that a path stands for when it is not an address itself: an alias, a router-internal path,
 * or an address written with upper case, a trailing slash or repeated slashes (R-RTE-19).
 */
export function canonicalPath(path: string): string | undefined {
  if (byPath.has(path)) return undefined
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
