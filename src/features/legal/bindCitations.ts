const part = String.raw`(?:\d+º?(?:\(\w\))*|[IVX]+\b|[a-f]\b|\([a-f]\))`
const citation = new RegExp(
  `(?:art\\.|[Aa]rtigos?|Articles?|Chapter|Capítulo) ${part}(?:(?:,| e| a| and| to) ${part})*`,
  'g',
)

/** Keeps each citation of a law on one line: “art. 6º, 1, b e c”, “Article 6(1)(b) and (f)”, “Articles 15 to 22”. */
export const bindCitations = (text: string): string =>
  text.replace(citation, (found) => found.replaceAll(' ', '\u00a0'))
