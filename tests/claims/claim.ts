import type { Locale } from '~/catalog/locales'
import type { Facts } from './facts'

/** A statement that a page or mail may make, with the check of the rows that makes it true. */
export type Claim = {
  /** The message as in the source-language catalogue. */
  says: string
  /** Pattern of the claim when the message text alone would match elsewhere too. */
  found?: RegExp
  /** @param match the matched text; its groups are the values of the placeholders, in order */
  so: (facts: Facts, match: RegExpMatchArray) => boolean
}

/** A sentence that the rows contradict. */
type FalseClaim = { says: string; said: string }

/**
 * Returns the claims of a text that the rows contradict.
 * @param translate returns a message in the language of the text; the default is the source language
 */
export function findFalseClaims(
  text: string,
  claims: readonly Claim[],
  facts: Facts,
  translate: (message: string) => string = (message) => message,
): FalseClaim[] {
  return claims.flatMap(({ says, found, so }) =>
    [...text.matchAll(found ? new RegExp(found, 'gmu') : patternOf(translate(says)))]
      .filter((match) => !so(facts, match))
      .map(([said]) => ({ says, said })),
  )
}

/** Matches a catalogue message in a text of lines, alone or next to other sentences. */
function patternOf(message: string): RegExp {
  return new RegExp(`(?<=^|[.:?!” ] |\\n)${partOf(message)}(?=$|\\n| )`, 'gu')
}

/** A plural matches any of its forms, a placeholder any text within a line; tags are removed. */
function partOf(message: string): string {
  const plural = message.match(
    /^((?:[^{]|\{[\w.]+\})*)\{[\w.]+, plural,((?:[^{}]|\{(?:[^{}]|\{[^{}]*\})*\})*)\}(.*)$/s,
  )
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

/** The first number in a sentence; 1 when it has none. */
export const firstNumber = (match: RegExpMatchArray): number =>
  Number(
    (
      match.slice(1).find((group) => group && /^[\d,]+$/.test(group)) ??
      match[0].match(/\d+/)?.[0] ??
      '1'
    ).replace(/,/g, ''),
  )

/** Formats minor units as English pages do, or as Portuguese mails to the owner do: cents only when not zero. */
export function dollars(minor: number, locale: Locale = 'en-US'): string {
  const amount = (minor / 100).toFixed(minor % 100 ? 2 : 0)
  return locale === 'en-US' ? `$${amount}` : `US$ ${amount.replace('.', ',')}`
}

/** The text of a page, one block per line, without content that is hidden at first (noscript, dialogs, forms). */
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
