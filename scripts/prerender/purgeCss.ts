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
/** Markup that React takes over, and writes anew with the names that it knows. */
const woken = /<div data-island="contact-form"[\s\S]*?<\/form>/g
/** What script adds and no page has. */
const ofToasts = ['ol']
/** A selector that looks for a part of a name: that of icons, rings and the like. */
const partOfName = /\[class\*="?([\w-]+)"?\]/g

/** The style sheets that stand in a page. */
export const stylesIn = (html: string) => [...html.matchAll(styleElement)].map(([, css = '']) => css)

/**
 * Leaves in the style sheets of a finished page what the page can use, in one element, and gives the classes that UnoCSS
 * has made a letter or two, one for those that always stand together: a page carries its own styles and not the whole
 * site's. What somebody has named keeps its name, for scripts look for it.
 * @param html a page whose style elements stand in its head
 */
export async function purgeCss(html: string): Promise<string> {
  const sheets = stylesIn(html).join('\n')
  const places = placesOfClasses(html)
  const known = classesIn(sheets)
  const ids = new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id]) => id))
  const elements = new Set([...html.matchAll(/<(\w+)/g)].map(([, name]) => name).concat(ofToasts))
  const kept = dropUnread(keepUsable(sheets, { class: places, id: ids, type: elements }))

  const fixed = placesOfClasses((html.match(woken) ?? []).join(''))
  const parts = [...kept.matchAll(partOfName)].map(([, part = '']) => part)
  const short = new Map<string, string>()
  const letters = shortNames(known)
  const together = new Map<string, string>()
  for (const [name, at] of [...places].sort(([, a], [, b]) => b.length - a.length)) {
    if (!known.has(name) || fixed.has(name) || parts.some((part) => name.includes(part))) continue
    if (!(await unocss.parseToken(name))) continue
    const key = at.join()
    if (!together.has(key)) together.set(key, letters.next().value)
    short.set(name, together.get(key) ?? name)
  }

  const css = trimIcons(dropRepeated(renameClasses(kept, (name) => short.get(name) ?? name)))
  let placed = false
  return html
    .replace(styleElement, () => {
      if (placed) return ''
      placed = true
      return `<style>${css}</style>`
    })
    .replace(classAttribute, (_, names: string) => {
      const shorter = new Set(namesIn(names).map((name) => short.get(name) ?? name))
      return ` class="${attributeOf(shorter)}"`
    })
}

/** As the compiler counts them. */
const targets = Object.fromEntries(Object.entries(browsers).map(([name, version]) => [name, version << 16]))

const compile = (css: string, visitor: Visitor<CustomAtRules>) =>
  transform({ filename: 'page.css', code: Buffer.from(css), minify: true, targets, visitor }).code.toString()

/** The names of what is in the page. */
type There = Record<'class' | 'id' | 'type', { has: (name: string) => boolean }>

/** Leaves the selectors whose names are all there; of a choice one is enough, and a “not” asks for none. */
function keepUsable(css: string, there: There): string {
  const usable = (selector: Selector): boolean =>
    selector.every((part) => {
      if (part.type === 'class' || part.type === 'id' || part.type === 'type')
        return there[part.type].has(part.name)
      if (part.type !== 'pseudo-class' || (part.kind !== 'is' && part.kind !== 'where')) return true
      return part.selectors.some(usable)
    })
  return compile(css, { Selector: (selector) => (usable(selector) ? selector : []) })
}

/** Leaves out what UnoCSS sets beforehand for rules that the page has not. */
function dropUnread(css: string): string {
  const read = new Set([...css.matchAll(/var\((--un-[\w-]+)/g)].map(([, name]) => name))
  return compile(css, {
    Declaration: {
      custom: ({ name }) => (name.startsWith('--un-') && !read.has(name) ? [] : undefined),
    },
  })
}

/** Leaves out what is said twice: of two sides that are alike. */
const dropRepeated = (css: string) =>
  css
    .replace(/(padding|margin)-left:([^;}]+);\1-right:\2(?=[;}])/g, '$1-inline:$2')
    .replace(/(padding|margin)-top:([^;}]+);\1-bottom:\2(?=[;}])/g, '$1-block:$2')

/** Draws the sheet of icons anew with those that the page has. */
function trimIcons(css: string): string {
  const sheet = iconSheet([...css.matchAll(ofIcon)].map(([, name = '']) => name))
  return css
    .replace(ofIcon, (_, name) => `.${iconPrefix}${name}{mask-position:${sheet.placeOf(name)}}`)
    .replace(/url\("data:image\/svg[^"]*"\) 0 ?0?\/\d+% 100%/, `${sheet.image} 0/${sheet.size}`)
}

const ofIcon = new RegExp(`\\.${iconPrefix}([\\w-]+)\\{mask-position:[^}]*\\}`, 'g')

/** What React escapes in an attribute; the ampersand last where it is read, first where it is written. */
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

/** At which class attributes of the page each class stands. */
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

/** Gives each class of a sheet its new name, those inside `:not()`, `:is()` and `:has()` too. */
function renameClasses(css: string, rename: (name: string) => string): string {
  const inSelector = (selector: Selector): Selector =>
    selector.map((part) => {
      if (part.type === 'class') return { ...part, name: rename(part.name) }
      if (!('selectors' in part) || !part.selectors) return part
      return { ...part, selectors: (part.selectors as Selector[]).map(inSelector) } as SelectorComponent
    })
  return compile(css, { Selector: inSelector })
}

/** `a` to `z`, then `aa`: names that nothing has yet. */
function* shortNames(taken: ReadonlySet<string>): Generator<string, never> {
  for (let at = 0; ; at++) {
    let name = ''
    for (let rest = at; rest >= 0; rest = Math.floor(rest / 26) - 1)
      name = String.fromCharCode(97 + (rest % 26)) + name
    if (!taken.has(name)) yield name
  }
}
