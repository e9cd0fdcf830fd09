const styleElement = /(<style[^>]*>)([\s\S]*?)(<\/style>)/g
const classAttribute = /\sclass="([^"]*)"/g

/** At-rules that hold rules of their own. */
const grouping = /^@(media|supports|layer|container|starting-style)\b/

/**
 * Leaves in the page's style sheets what the page can use: a rule about classes stays when one of its selectors
 * names only classes that the page has. So a page carries its own styles and not the whole site's; what script
 * adds later finds the whole sheet, which comes with the script.
 */
export function keepNeededStyles(html: string): string {
  const present = new Set<string>()
  for (const [, names = ''] of html.matchAll(classAttribute))
    for (const name of names.split(/\s+/)) present.add(name.replaceAll('&amp;', '&').replaceAll('&gt;', '>'))
  return html.replace(styleElement, (_, open, css, close) => open + needed(css, present) + close)
}

function needed(css: string, present: ReadonlySet<string>): string {
  let kept = ''
  for (const { prelude, body } of rules(css)) {
    if (body === undefined) kept += prelude
    else if (grouping.test(prelude)) {
      const inner = needed(body, present)
      if (inner) kept += `${prelude}{${inner}}`
    } else if (prelude.startsWith('@') || selectors(prelude).some((one) => usable(one, present)))
      kept += `${prelude}{${body}}`
  }
  return kept
}

/** The rules of one level, in their order. A statement such as `@import` has no body. */
function* rules(css: string): Generator<{ prelude: string; body?: string }> {
  let start = 0
  let at = 0
  while (at < css.length) {
    const character = css[at]
    if (character === '"' || character === "'") at = endOfString(css, at)
    else if (character === '\\') at++
    else if (character === ';') {
      yield { prelude: css.slice(start, at + 1) }
      start = at + 1
    } else if (character === '{') {
      const end = endOfBlock(css, at)
      yield { prelude: css.slice(start, at).trim(), body: css.slice(at + 1, end) }
      at = end
      start = end + 1
    }
    at++
  }
}

function endOfBlock(css: string, open: number): number {
  let depth = 0
  for (let at = open; at < css.length; at++) {
    const character = css[at]
    if (character === '\\') at++
    else if (character === '"' || character === "'") at = endOfString(css, at)
    else if (character === '{') depth++
    else if (character === '}' && --depth === 0) return at
  }
  return css.length
}

function endOfString(css: string, open: number): number {
  for (let at = open + 1; at < css.length; at++) {
    if (css[at] === '\\') at++
    else if (css[at] === css[open]) return at
  }
  return css.length
}

/** A list of selectors, split at the commas that stand in no bracket. */
function selectors(prelude: string): string[] {
  const list: string[] = []
  let depth = 0
  let start = 0
  for (let at = 0; at < prelude.length; at++) {
    const character = prelude[at]
    if (character === '\\') at++
    else if (character === '(' || character === '[') depth++
    else if (character === ')' || character === ']') depth--
    else if (character === ',' && depth === 0) {
      list.push(prelude.slice(start, at))
      start = at + 1
    }
  }
  return [...list, prelude.slice(start)]
}

/** Tells whether the page has every class that a selector asks for. Brackets may hold a choice or a “not”. */
function usable(selector: string, present: ReadonlySet<string>): boolean {
  const plain = selector
    .replace(/(?<!\\)\[[^\]]*\]/g, '')
    .replace(/(?<!\\)\((?:[^()\\]|\\.|\((?:[^()\\]|\\.)*\))*\)/g, '')
  return [...plain.matchAll(/(?<!\\)\.((?:[\w\u0080-\uffff-]|\\[0-9a-f]{1,6} ?|\\.)+)/gi)].every(
    ([, name = '']) => present.has(plainName(name)),
  )
}

function plainName(name: string): string {
  return name.replace(/\\(?:([0-9a-f]{1,6}) ?|(.))/gi, (_, code, character) =>
    code ? String.fromCodePoint(Number.parseInt(code, 16)) : character,
  )
}
