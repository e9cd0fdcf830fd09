import {
  type CustomAtRules,
  type Selector,
  type SelectorComponent,
  transform,
  type Visitor,
} from 'lightningcss'
import { createGenerator } from 'unocss'
import { iconPrefix, iconSheet } from '../../src/ui/theme/iconSheet.ts'
import { theme } from '../../src/ui/theme/theme.ts'
import { browsers } from '../browsers.ts'

const unocss = await createGenerator(theme)
const styleElement = /<style\b[^>]*>([\s\S]*?)<\/style>/g
const classAttribute = /\sclass="([^"]*)"/g
/**
 * Markup with the original class names: of the form that React hydrates, and of the checkout, which takes parts of
 * other plans' pages and has a React root in it.
 */
const fixedIsland = /<div data-island="(?:contact-form"[\s\S]*?<\/form>|checkout"[\s\S]*?<\/main>)/g
/** Elements that only scripts add to a page: the toasts. */
const toastElements = ['ol']
/** Selectors that match a part of a class name, such as those of icons and rings. */
const partialClassSelector = /\[class\*="?([\w-]+)"?\]/g

/** Returns the inline style sheets of a page. */
export const stylesIn = (html: string) => [...html.matchAll(styleElement)].map(([, css = '']) => css)

/**
 * Merges the style sheets of a rendered page into one element without unused rules. Shortens UnoCSS's class names to
 * one or two letters, with a single name for classes that always occur together. Handwritten class names stay, because
 * scripts query them.
 * @param html a page with its style elements in the head
 * @throws when the markup or the styles are not of the form that this file expects
 */
export async function purgeCss(html: string): Promise<string> {
  const sheets = stylesIn(html).join('\n')
  if (!html.match(styleElement)) throw changed(`styles that match ${styleElement}`)
  if (/data-island="(contact-form|checkout)"/.test(html) && !html.match(fixedIsland))
    throw changed(`an island that matches ${fixedIsland}`)
  const places = placesOfClasses(html)
  const known = classesIn(sheets)
  const ids = new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id))
  const elements = new Set([...html.matchAll(/<(\w+)/g)].map(([, name]) => name).concat(toastElements))
  const kept = dropUnusedVariables(keepUsable(sheets, { class: places, id: ids, type: elements }))

  const fixed = placesOfClasses((html.match(fixedIsland) ?? []).join(''))
  const parts = [...kept.matchAll(partialClassSelector)].map(([, part = '']) => part)
  const newNames = new Map<string, string>()
  const letters = shortNames(known)
  const together = new Map<string, string>()
  for (const [name, at] of [...places].sort(([, a], [, b]) => b.length - a.length)) {
    if (!known.has(name) || fixed.has(name) || parts.some((part) => name.includes(part))) continue
    if (!(await unocss.parseToken(name))) continue
    const key = at.join()
    if (!together.has(key)) together.set(key, letters.next().value)
    newNames.set(name, together.get(key) ?? name)
  }

  const css = trimIcons(mergeSides(renameClasses(kept, (name) => newNames.get(name) ?? name)))
  if (
    [...places.keys()].some((name) => name.startsWith(iconPrefix)) &&
    sprite.test(css) &&
    !css.match(iconRule)
  )
    throw changed(`icons that match ${iconRule}`)
  let placed = false
  return html
    .replace(styleElement, () => {
      if (placed) return ''
      placed = true
      return `<style>${css}</style>`
    })
    .replace(classAttribute, (_, names: string) => {
      const shorter = new Set(namesIn(names).map((name) => newNames.get(name) ?? name))
      return ` class="${attributeOf(shorter)}"`
    })
}

/** Browser versions in Lightning CSS's format: the major version in the upper 16 bits. */
const targets = Object.fromEntries(Object.entries(browsers).map(([name, version]) => [name, version << 16]))

const compile = (css: string, visitor: Visitor<CustomAtRules>) =>
  transform({ filename: 'page.css', code: Buffer.from(css), minify: true, targets, visitor }).code.toString()

/** The classes, ids and elements of the page. */
type PageNames = Record<'class' | 'id' | 'type', { has: (name: string) => boolean }>

/** Keeps selectors whose names all occur in the page. `:is()`, `:where()`, `:has()` need one match, `:not()` none. */
function keepUsable(css: string, present: PageNames): string {
  const usable = (selector: Selector): boolean =>
    selector.every((part) => {
      if (part.type === 'class' || part.type === 'id' || part.type === 'type')
        return present[part.type].has(part.name)
      if (part.type !== 'pseudo-class') return true
      if (part.kind !== 'is' && part.kind !== 'where' && part.kind !== 'has') return true
      return part.selectors.some(usable)
    })
  return compile(css, { Selector: (selector) => (usable(selector) ? selector : []) })
}

/** Drops UnoCSS's custom properties that no rule of the page reads. */
function dropUnusedVariables(css: string): string {
  const read = new Set([...css.matchAll(/var\((--un-[\w-]+)/g)].map(([, name]) => name))
  return compile(css, {
    Declaration: {
      custom: ({ name }) => (name.startsWith('--un-') && !read.has(name) ? [] : undefined),
    },
  })
}

/** Merges the padding or margin of two equal opposite sides. */
const mergeSides = (css: string) =>
  css
    .replace(/(padding|margin)-left:([^;}]+);\1-right:\2(?=[;}])/g, '$1-inline:$2')
    .replace(/(padding|margin)-top:([^;}]+);\1-bottom:\2(?=[;}])/g, '$1-block:$2')

/** Rebuilds the icon sprite with only the icons of the page. */
function trimIcons(css: string): string {
  const names = [...css.matchAll(iconRule)].map(([, name = '']) => name)
  if (names.length && !sprite.test(css)) throw changed(`a sprite of the icons that matches ${sprite}`)
  const sheet = iconSheet(names)
  return css
    .replace(iconRule, (_, name) => `.${iconPrefix}${name}{mask-position:${sheet.placeOf(name)}}`)
    .replace(sprite, `${sheet.image} 0/${sheet.size}`)
}

const changed = (expected: string) =>
  new Error(`scripts/prerender/purgeCss.ts expects ${expected}, which a page lacks`)

const sprite = /url\("data:image\/svg[^"]*"\) 0 ?0?\/\d+% 100%/
const iconRule = new RegExp(`\\.${iconPrefix}([\\w-]+)\\{mask-position:[^}]*\\}`, 'g')

/** React's escapes in attributes. Decoding handles the ampersand last, encoding first. */
const escapes = [
  ['<', '&lt;'],
  ['>', '&gt;'],
  ['"', '&quot;'],
  ["'", '&#x27;'],
  ['&', '&amp;'],
] as const
const namesIn = (attribute: string) =>
  escapes
    .reduce((text, [sign, written]) => text.replaceAll(written, sign), attribute)
    .split(/\s+/)
    .filter(Boolean)
const attributeOf = (names: Iterable<string>) =>
  escapes.reduceRight((text, [sign, written]) => text.replaceAll(sign, written), [...names].join(' '))

/** Returns the indexes of the class attributes in which each class occurs. */
function placesOfClasses(html: string): Map<string, number[]> {
  const places = new Map<string, number[]>()
  for (const [at, [, names = '']] of [...html.matchAll(classAttribute)].entries())
    for (const name of new Set(namesIn(names))) places.set(name, [...(places.get(name) ?? []), at])
  return places
}

function classesIn(css: string): Set<string> {
  const found = new Set<string>()
  renameClasses(css, (name) => {
    found.add(name)
    return name
  })
  return found
}

/** Renames the classes of a style sheet, including those inside `:not()`, `:is()` and `:has()`. */
function renameClasses(css: string, rename: (name: string) => string): string {
  const inSelector = (selector: Selector): Selector =>
    selector.map((part) => {
      if (part.type === 'class') return { ...part, name: rename(part.name) }
      if (!('selectors' in part) || !part.selectors) return part
      return { ...part, selectors: (part.selectors as Selector[]).map(inSelector) } as SelectorComponent
    })
  return compile(css, { Selector: inSelector })
}

/** Generates unused names: `a` to `z`, then `aa` and so on. */
function* shortNames(taken: ReadonlySet<string>): Generator<string, never> {
  for (let at = 0; ; at++) {
    let name = ''
    for (let rest = at; rest >= 0; rest = Math.floor(rest / 26) - 1)
      name = String.fromCharCode(97 + (rest % 26)) + name
    if (!taken.has(name)) yield name
  }
}
