/** Quotes the English text of an entry, for translators whose editor shows no line numbers. */
export function quoteSource(source: string): string {
  const line = source.replace(/\s+/g, ' ')
  return `Its English: “${line.length > 60 ? `${line.slice(0, 59)}…` : line}”.`
}
