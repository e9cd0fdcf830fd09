/**
 * Returns the header that makes a browser save a response under a name instead of showing it. Encodes the name by
 * RFC 8187, which allows fewer characters than a URL.
 */
export function downloadAs(name: string): { 'Content-Disposition': string } {
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return { 'Content-Disposition': `attachment; filename*=UTF-8''${encoded}` }
}
