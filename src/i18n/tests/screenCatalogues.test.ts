import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, relative, resolve } from 'node:path'
import { expect, it } from 'vitest'
import { allScreens, editionsOf, type Screen, screenFacts } from '~/catalog/addresses'
import { isServiceSlug } from '~/catalog/products'
import { type CatalogueName, catalogues } from '~/i18n/catalogueFiles'
import { screenCatalogues } from '~/i18n/screenCatalogues'

const src = resolve(import.meta.dirname, '../../')
const texts = /from '@lingui\/(core|react)\/macro'/

/** The source files of a catalogue, as in the extraction config. */
const filesOf = (name: CatalogueName) =>
  globSync(
    catalogues[name].flatMap((pattern) => expand(pattern)),
    { cwd: src },
  )

/** Expands `{a,b}` because Node's glob does not support an empty choice, as in `{,.br}`. */
function expand(pattern: string): string[] {
  const [all, choices] = /\{([^}]*)\}/.exec(pattern) ?? []
  if (all === undefined || choices === undefined) return [pattern]
  return choices.split(',').flatMap((choice) => expand(pattern.replace(all, choice)))
}

/** Imports of a file that reach the browser: without types and server functions. */
function importsOf(file: string): string[] {
  if (file.includes('/functions/')) return []
  const found = readFileSync(resolve(src, file), 'utf8').matchAll(
    /^(?:import|export) (?!type )[^'"]*?from '([~.][^']*)'/gm,
  )
  return [...found].flatMap(([, path = '']) => {
    const base = path.startsWith('~') ? resolve(src, path.slice(2)) : resolve(src, dirname(file), path)
    const hit = [base, `${base}.ts`, `${base}.tsx`].find((name) => /\.tsx?$/.test(name) && existsSync(name))
    return hit ? [relative(src, hit)] : []
  })
}

function closure(file: string, seen = new Set<string>()): Set<string> {
  if (seen.has(file)) return seen
  seen.add(file)
  for (const next of importsOf(file)) closure(next, seen)
  return seen
}

const routeOf = (screen: Screen) =>
  `app/routes/$edition/${isServiceSlug(screen) ? '$service' : screenFacts(screen).route || 'index'}.tsx`

const pages = allScreens().flatMap((screen) =>
  editionsOf(screen).map((edition) => ({ screen, edition, names: screenCatalogues[screen](edition) })),
)

it.each(pages)(
  'R-I18-04 $screen in $edition loads every catalogue with texts of its page',
  ({ screen, edition, names }) => {
    const covered = new Set((['common', ...names] as const).flatMap(filesOf))
    const content = isServiceSlug(screen) ? [`features/services/content/${screen}.ts`] : []
    const others = editionsOf('home').filter((other) => other !== edition)
    const foreign = new RegExp(`^features/home/(content/)?(${others.join('|')})/`)
    const uncovered = [routeOf(screen), ...content]
      .flatMap((file) => [...closure(file)])
      .filter((file) => texts.test(readFileSync(resolve(src, file), 'utf8')))
      // Home pages import the other edition's code; service pages without the banner still import its code.
      .filter((file) => !covered.has(file) && !foreign.test(file))
      .filter(
        (file) => names.includes('banner') || !isServiceSlug(screen) || !filesOf('banner').includes(file),
      )
    expect(uncovered).toEqual([])
  },
)

it('R-I18-04 the desk has all its texts in its own catalogue', () => {
  const covered = new Set((['common', 'desk'] as const).flatMap(filesOf))
  const routes = globSync(['app/routes/desk.tsx', 'app/routes/desk/**/*.tsx'], { cwd: src })
  expect(routes.length).toBeGreaterThan(3)
  const uncovered = routes
    .flatMap((file) => [...closure(file)])
    .filter((file) => texts.test(readFileSync(resolve(src, file), 'utf8')))
  expect(uncovered.filter((file) => !covered.has(file))).toEqual([])
})

it('R-I18-04 every catalogue is loaded by a screen', () => {
  const served = new Set<string>([
    'common',
    // By the root route, for an address without a page.
    'missing',
    'mail',
    'notice',
    'desk',
    'photos/copy',
    // By the script of the checkout.
    'photos/checkout-payment',
    ...pages.flatMap(({ names }) => names),
  ])
  expect(Object.keys(catalogues).filter((name) => !served.has(name))).toEqual([])
})
