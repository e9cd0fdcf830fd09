/** Keeps the last two words together, as `bindWords` does, and leaves everything else as it is. */
export function bindEnd(text: string, end = 17): string {
  const [last = ''] = text.match(/[^ ]+ [^ ]+$/) ?? []
  return last && last.length <= end ? text.replace(/ ([^ ]+)$/, '\u00a0$1') : text
}

/**
 * Keeps together what reads badly apart: a compound at its hyphen, a dash and the word before it, a word of one letter and
 * the next, a currency and its amount, a number and its unit, and the last two words, so that none stands alone on the
 * last line.
 * @param end how many characters may be kept together, so that they fit the narrowest line they meet; with 0, words part at
 *   every space but the one before a dash
 */
export function bindWords(text: string, end = 17): string {
  return bindEnd(text, end)
    .split(' ')
    .reduceRight((rest, word) => {
      const [next = ''] = rest.split(' ')
      const binds = /^\p{L}$/u.test(word) || /\$$/.test(word) || (/\d$/.test(word) && /^\p{Ll}/u.test(next))
      return `${word}${binds && word.length + next.length < end ? '\u00a0' : ' '}${rest}`
    })
    .replace(/(?<=[\p{L}\d])([-–])(?=[\p{L}\d])/gu, '$1\u2060')
    .replace(/ (?=[-–—]\s)/g, '\u00a0')
}

/** Words as they are read: without what only keeps a line from breaking between them, one space for any number. */
export const asRead = (text: string): string => text.replaceAll('\u2060', '').replace(/\s+/g, ' ')
