// `<24 h` is text, `<0>` a place that the page fills: what is left of `<` and `&…;` is HTML.
const element = /<(?![0-9]+\/?>|\/[0-9]+>|b>|\/b>)[/!]?[a-zA-Z][^>]*>/
const entity = /&(#\d+|#x[\da-f]+|[a-z][a-z\d]*);/i

/** A sentence on HTML in a text, which a page would show to its readers as it stands. */
export function findMarkup(text: string): string | undefined {
  const found = element.exec(text)?.[0] ?? entity.exec(text)?.[0]
  return found && `${found} is HTML, and readers would see it as it stands: write plain text.`
}
