import { parse, type Token } from '@messageformat/parser'

/** The parts of a message on which code and page rely in every language. */
export type MessageShape = {
  /** Every placeholder: its name and its format. */
  values: ReadonlyMap<string, string>
  /** Names of the placeholders that occur in every form of the message. */
  always: ReadonlySet<string>
  /** Number of occurrences of each `<0>…</0>` or `<0/>`. */
  tags: ReadonlyMap<string, number>
  /** Plurals and selects by the name of their value: kind and forms. `number`: whether `other` contains `#`. */
  choices: ReadonlyMap<string, { kind: string; forms: readonly string[]; number: boolean }>
  /** The first tag that is unclosed, unopened or wrongly nested. */
  looseTag: string | undefined
}

const tag = /<(\/?)([a-zA-Z0-9]+)(\/?)>/g

/** Parses a message with the parser that the build uses. @throws ParseError on broken braces */
export function messageShape(message: string): MessageShape {
  return shapeOf(parse(message))
}

function shapeOf(tokens: readonly Token[]): MessageShape {
  const values = new Map<string, string>()
  const always = new Set<string>()
  const tags = new Map<string, number>()
  const choices = new Map<string, { kind: string; forms: readonly string[]; number: boolean }>()
  const open: string[] = []
  let looseTag: string | undefined

  for (const token of tokens) {
    if (token.type === 'octothorpe') continue
    if (token.type === 'content') {
      for (const [text, closing, name = '', single] of token.value.matchAll(tag)) {
        if (closing) looseTag ??= open.pop() === name ? undefined : text
        else count(tags, single ? text : `<${name}>…</${name}>`, 1)
        if (!closing && !single) open.push(name)
      }
      continue
    }
    values.set(token.arg, kindOf(token))
    always.add(token.arg)
    if (token.type === 'argument' || token.type === 'function') continue

    const forms = token.cases.map(({ tokens }) => shapeOf(tokens))
    choices.set(token.arg, {
      kind: token.type,
      forms: token.cases.map(({ key }) => key),
      number: token.cases.some(({ key, tokens }) => key === 'other' && tokens.some(isNumberSign)),
    })
    for (const form of forms) {
      for (const [name, kind] of form.values) if (!values.has(name)) values.set(name, kind)
      for (const [name, choice] of form.choices) choices.set(name, choice)
      looseTag ??= form.looseTag
    }
    for (const name of forms[0]?.always ?? [])
      if (forms.every((form) => form.always.has(name))) always.add(name)
    for (const name of new Set(forms.flatMap((form) => [...form.tags.keys()])))
      count(tags, name, Math.max(...forms.map((form) => form.tags.get(name) ?? 0)))
  }
  return { values, always, tags, choices, looseTag: looseTag ?? (open[0] && `<${open[0]}>`) }
}

function kindOf(token: Exclude<Token, { type: 'content' | 'octothorpe' }>): string {
  if (token.type !== 'function') return token.type
  return [token.key, ...(token.param ?? []).map((part) => ('value' in part ? part.value.trim() : ''))].join(
    ', ',
  )
}

const isNumberSign = ({ type }: Token) => type === 'octothorpe'

function count(counts: Map<string, number>, name: string, times: number) {
  counts.set(name, (counts.get(name) ?? 0) + times)
}
