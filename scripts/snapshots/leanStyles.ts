import {
  type CustomAtRules,
  type Selector,
  type SelectorComponent,
  transform,
  type Visitor,
} from 'lightningcss'

const styleElement = /<style\b[^>]*>([\s\S]*?)<\/style>/g
const classAttribute = /\sclass="([^"]*)"/g
/** Markup that React takes over, and writes anew with the names that it knows. */
const woken = /<div data-piece="contact-form"[\s\S]*?<\/form>/g
/** What somebody has named is a word; what UnoCSS names after a condition or a value is not, and long. */
const isWord = (name: string) => /^[a-z-]*$/.test(name)

/** The style sheets that stand in a page. */
export const stylesIn = (html: string) => [...html.matchAll(styleElement)].map(([, css = '']) => css)

/**
 * Leaves in the style sheets of a finished page what the page can use, in one element, and gives the classes that are
 * named after a rule a letter or two: a page carries its own styles and not the whole site's.
 * @param html a page whose style elements stand in its head
 */
export function leanStyles(html: string): string {
  const sheets = stylesIn(html).join('\n')
  const uses = countClasses(html)
  const known = classesIn(sheets)
  const kept = dropUnread(keepUsable(sheets, (name) => uses.has(name)))

  const fixed = countClasses((html.match(woken) ?? []).join(''))
  const short = new Map<string, string>()
  const letters = shortNames(known)
  for (const name of [...uses.keys()].sort((a, b) => (uses.get(b) ?? 0) - (uses.get(a) ?? 0)))
    if (known.has(name) && !isWord(name) && !fixed.has(name)) short.set(name, letters.next().value as string)

  const css = dropRepeated(renameClasses(kept, (name) => short.get(name) ?? name))
  let placed = false
  return html
    .replace(styleElement, () => {
      if (placed) return ''
      placed = true
      return `<style>${css}</style>`
    })
    .replace(classAttribute, (_, names: string) => {
      const shorter = namesIn(names).map((name) => short.get(name) ?? name)
      return ` class="${shorter.join(' ').replaceAll('&', '&amp;').replaceAll('>', '&gt;')}"`
    })
}

/** Understood by every browser that the pages are made for: nothing is to be rewritten for older ones. */
const targets = { chrome: 120 << 16, firefox: 121 << 16, safari: 17 << 16 }

const compile = (css: string, visitor: Visitor<CustomAtRules>) =>
  transform({ filename: 'page.css', code: Buffer.from(css), minify: true, targets, visitor }).code.toString()

/** Leaves the selectors whose classes are all there; of a choice one is enough, and a “not” asks for none. */
function keepUsable(css: string, isThere: (name: string) => boolean): string {
  const usable = (selector: Selector): boolean =>
    selector.every((part) => {
      if (part.type === 'class') return isThere(part.name)
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

/**
 * Leaves out what is said twice: for browsers older than the targets, of the size of an icon, which its box has, and of
 * two sides that are alike.
 */
const dropRepeated = (css: string) =>
  css
    .replace(/-webkit-(?:mask|text-decoration-color):[^;{}]*;| (?:width|height)='1\.15em'/g, '')
    .replace(/(padding|margin)-left:([^;}]+);\1-right:\2(?=[;}])/g, '$1-inline:$2')
    .replace(/(padding|margin)-top:([^;}]+);\1-bottom:\2(?=[;}])/g, '$1-block:$2')

const namesIn = (attribute: string) =>
  attribute.replaceAll('&amp;', '&').replaceAll('&gt;', '>').split(/\s+/).filter(Boolean)

function countClasses(html: string): Map<string, number> {
  const uses = new Map<string, number>()
  for (const [, names = ''] of html.matchAll(classAttribute))
    for (const name of namesIn(names)) uses.set(name, (uses.get(name) ?? 0) + 1)
  return uses
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
