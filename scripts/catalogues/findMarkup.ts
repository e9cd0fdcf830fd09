// `<24 h` is text and `<0>` a placeholder tag; any other `<…>` or `&…;` is HTML.
const element = /<(?![0-9]+\/?>|\/[0-9]+>|b>|\/b>)[/!]?[a-zA-Z][^>]*>/
const entity = /&(#\d+|#x[\da-f]+|[a-z][a-z\d]*);/i

/** Returns a sentence about the first HTML tag or entity in a text, which a page would show literally. */
export function findMarkup(text: string): string | undefined {
  const found = element.exec(text)?.[0] ?? entity.exec(text)?.[0]
  return found && `${found} is HTML, and readers would see it as it stands: write plain text.`
}
