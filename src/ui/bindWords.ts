/**
 * Keeps together what reads badly apart in a heading or a figure: a compound at its hyphen, a word of one letter and
 * the next, a number and its unit, and the last two words, so that none stands alone on the last line.
 * @param end how many characters the last two may have together, so that they fit the narrowest phone
 */
export function bindWords(text: string, end = 16): string {
  const bound = text
    .replace(/(?<=[\p{L}\d])([-–])(?=[\p{L}\d])/gu, '$1\u2060')
    .replace(/(?<=^|\s|\d)(\p{L}) (?=\S)/gu, '$1\u00a0')
    .replace(/(?<=\d) (?=\p{Ll})/gu, '\u00a0')
  const [, before = '', last = ''] = bound.match(/ ([^ ]+) ([^ ]+)$/) ?? []
  return before && before.length + last.length < end ? bound.replace(/ ([^ ]+)$/, '\u00a0$1') : bound
}
