/** Keeps the last two words together like `bindWords`, and leaves the rest unchanged. */
export function bindLastWords(text: string, end = 17): string {
  const [last = ''] = text.match(/[^ ]+ [^ ]+$/) ?? []
  return last && last.length <= end ? text.replace(/ ([^ ]+)$/, '\u00a0$1') : text
}

/**
 * Prevents awkward line breaks in headings and labels: within hyphenated compounds, before a dash, after a one-letter
 * word, between a currency and its amount or a number and its unit, and before the last word.
 * @param end maximum number of characters to keep together, so that they fit the narrowest line; 0 keeps only dashes
 *   bound
 */
export function bindWords(text: string, end = 17): string {
  return bind(bindLastWords(text, end), end, /^\p{L}$|\$$/u)
}

/**
 * Like `bindWords` for running text, in which words kept together leave gaps at the ends of lines: leaves one-letter
 * words, and the last word to `text-wrap: pretty`.
 */
export const bindText = (text: string): string => bind(text, 17, /\$$/)

/** @param leading a word that is kept together with the next one */
const bind = (text: string, end: number, leading: RegExp): string =>
  text
    .split(' ')
    .reduceRight((rest, word) => {
      const [next = ''] = rest.split(' ')
      const binds = leading.test(word) || (/\d$/.test(word) && /^\p{Ll}/u.test(next))
      return `${word}${binds && word.length + next.length < end ? '\u00a0' : ' '}${rest}`
    })
    .replace(/(?<=[\p{L}\d])([-–])(?=[\p{L}\d])/gu, '$1\u2060')
    .replace(/ (?=[-–—]\s)/g, '\u00a0')

/** Text as a reader sees it: without word joiners, and with whitespace collapsed. */
export const visibleText = (text: string): string => text.replaceAll('\u2060', '').replace(/\s+/g, ' ')
