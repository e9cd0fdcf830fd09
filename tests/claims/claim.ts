import type { Facts } from './facts'

/** What a page or a mail may say, and the fact in the rows that makes it true. */
export type Claim = {
  /** The message, as the catalogue of the source language has it. */
  says: string
  /** What the claim is found by, where the message alone would be found elsewhere too. */
  found?: RegExp
  /** @param match what was said, with what it fills in: `$1` and so on are its places, in their order */
  so: (facts: Facts, match: RegExpMatchArray) => boolean
}

/** A sentence that is not so. */
type Lie = { says: string; said: string }

/** Gives what of a text is not so. */
export function liesIn(text: string, claims: readonly Claim[], facts: Facts): Lie[] {
  return claims.flatMap(({ says, found, so }) =>
    [...text.matchAll(new RegExp(found ?? patternOf(says), 'gu'))]
      .filter((match) => !so(facts, match))
      .map(([said]) => ({ says, said })),
  )
}

/** Finds a message of the catalogue in a text of lines, alone or beside other sentences. */
function patternOf(message: string): RegExp {
  return new RegExp(`(?<=^|[.:?!” ] |\\n)${partOf(message)}(?=$|\\n| )`, 'gu')
}

/** A plural by each of its forms, a place by anything within a line, a tag by nothing. */
function partOf(message: string): string {
  const plural = message.match(/^([^{]*)\{[\w.]+, plural,((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}(.*)$/s)
  if (!plural) return placesOf(message)
  const [, before = '', forms = '', after = ''] = plural
  const each = [...forms.matchAll(/(?:=\d+|\w+) \{((?:[^{}]|\{[^{}]*\})*)\}/g)].map(([, form = '']) =>
    placesOf(form).replace(/#/g, '([\\d,]+)'),
  )
  return `${placesOf(before)}(?:${each.join('|')})${partOf(after)}`
}

function placesOf(text: string): string {
  return text
    .replace(/<\/?\d+\/?>/g, '')
    .split(/\{[\w.]+\}/)
    .map((part) => part.replace(/[.*+?^$|()[\]\\{}]/g, '\\$&').replace(/['’]/g, "['’]"))
    .join('(.+?)')
}

/** The first number that a sentence says. */
export const numberIn = (match: RegExpMatchArray): number =>
  Number(
    (
      match.slice(1).find((group) => group && /^[\d,]+$/.test(group)) ??
      match[0].match(/\d+/)?.[0] ??
      '1'
    ).replace(/,/g, ''),
  )

/** An amount of minor units as an English page writes it: cents only where there are some. */
export const dollars = (minor: number): string => `$${(minor / 100).toFixed(minor % 100 ? 2 : 0)}`

/** The lines of a page: what its elements say, each block on a line; what is not shown yet is left out. */
export function linesOf(html: string): string {
  return html
    .replace(/<(noscript|dialog|form)\b.*?<\/\1>/gs, '\n')
    .replace(
      /<\/?(?:p|h\d|li|ul|ol|dl|dt|dd|div|section|article|aside|button|a|summary|details|blockquote|time)\b[^>]*>/g,
      '\n',
    )
    .replace(/<span class="block[^>]*>/g, '\n')
    .replace(/<[^>]*>/g, '')
    .replace(/&#x27;/g, "'")
    .replace(/&quot;/g, '"')
    .replace(/&amp;/g, '&')
    .replace(/[ \u00a0\t]+/g, ' ')
    .replace(/ ?\n[\n ]*/g, '\n')
    .trim()
}
