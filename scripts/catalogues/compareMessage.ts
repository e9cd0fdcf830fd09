import { findMarkup } from './findMarkup.ts'
import { type MessageShape, messageShape } from './messageShape.ts'

/**
 * Returns the first problem that makes a translation unusable in place of its English text, as one sentence for the
 * translator. `locale` decides which plural forms are required.
 */
export function compareMessage(source: string, translation: string, locale: string): string | undefined {
  if (!translation.trim()) return 'This text has no translation yet: write it into its msgstr.'
  const english = read(source)
  const own = read(translation)
  if (typeof english === 'string') return `The English text is broken. ${english}`
  if (typeof own === 'string') return own
  return (
    compareTags(english, own) ??
    findMarkup(translation) ??
    compareValues(english, own) ??
    compareChoices(english, own, locale) ??
    compareEdges(source, translation)
  )
}

function read(message: string): MessageShape | string {
  const opened = message.split('{').length - message.split('}').length
  if (opened > 0) return 'A “{” has lost its “}”: close it as in the English text.'
  if (opened < 0) return 'A “}” has lost its “{”: open it as in the English text.'
  try {
    return messageShape(message)
  } catch {
    return 'What stands between { and } cannot be read: copy it from the English text. Words such as “plural”, “one” and “other” stay as they are.'
  }
}

function compareTags(english: MessageShape, own: MessageShape): string | undefined {
  const names = [...new Set([...english.tags.keys(), ...own.tags.keys()])]
  for (const name of names) {
    const expected = english.tags.get(name) ?? 0
    const found = own.tags.get(name) ?? 0
    if (found < expected)
      return `${name} is missing: put it around the words (or in the place) that it marks in English.`
    if (found > expected)
      return expected
        ? `${name} stands here ${found} times, in the English text ${expected}: keep as many as there.`
        : `${name} does not stand in the English text: texts hold no markup of their own, take it out.`
  }
  return (
    own.looseTag && `${own.looseTag} does not pair: each <0> needs its </0> after it, and two do not cross.`
  )
}

function compareValues(english: MessageShape, own: MessageShape): string | undefined {
  const unexpected = [...own.values.keys()].find((name) => !english.values.has(name))
  const missing = [...english.values.keys()].find((name) => !own.values.has(name))
  if (unexpected !== undefined && missing !== undefined)
    return `{${unexpected}} has to be {${missing}}: what stands in braces is a name and is never translated.`
  if (unexpected !== undefined)
    return `{${unexpected}} is no value of this text: the English text does not have it, take it out.`
  if (missing !== undefined) return `{${missing}} is missing: write it where its value has to stand.`
  for (const [name, kind] of english.values) {
    if (own.values.get(name) !== kind)
      return `{${name}} is written otherwise than in the English text: copy it from there, up to its closing brace.`
    if (english.always.has(name) && !own.always.has(name))
      return `{${name}} is missing in one of the forms: each form needs it.`
  }
}

function compareChoices(english: MessageShape, own: MessageShape, locale: string): string | undefined {
  for (const [name, { kind, forms, number }] of english.choices) {
    const choice = own.choices.get(name)
    if (!choice) continue
    const { needed, allowed } =
      kind === 'select' ? { needed: forms, allowed: forms } : pluralForms(locale, kind)
    const exact = forms.filter((form) => form.startsWith('='))
    const missing = [...new Set([...needed, ...exact])].find((form) => !choice.forms.includes(form))
    if (missing)
      return `The form “${missing} {…}” of {${name}, ${kind}, …} is missing: copy it from the English text and translate what is inside.`
    const unexpected = choice.forms.find((form) => !form.startsWith('=') && !allowed.includes(form))
    if (unexpected)
      return `“${unexpected}” is no form that {${name}, ${kind}, …} can have in this language: it has ${allowed.join(', ')}.`
    if (number && !choice.number)
      return `The form “other {…}” of {${name}, ${kind}, …} lacks #: write it where the number has to stand.`
  }
}

/** Returns a locale's plural forms. `many`, from a million in Portuguese, is optional: it falls back to `other`. */
function pluralForms(locale: string, kind: string): { needed: string[]; allowed: readonly string[] } {
  const type = kind === 'selectordinal' ? 'ordinal' : 'cardinal'
  const allowed: readonly string[] = new Intl.PluralRules(locale, { type }).resolvedOptions().pluralCategories
  return { needed: allowed.filter((form) => form !== 'many'), allowed }
}

function compareEdges(source: string, translation: string): string | undefined {
  const edges = (text: string) => [/^\s*/, /\s*$/].map((edge) => edge.exec(text)?.[0].length)
  const [before, after] = edges(source)
  const [ownBefore, ownAfter] = edges(translation)
  if (before !== ownBefore) return edge('begins', before)
  if (after !== ownAfter) return edge('ends', after)
}

/** @param spaces number of spaces at this edge of the English text */
const edge = (does: 'begins' | 'ends', spaces = 0) =>
  spaces
    ? `The translation ${does} without the space that the English text has there: put it back, or two words stick together.`
    : `The translation ${does} with a space that the English text does not have: take it away.`
