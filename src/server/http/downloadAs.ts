/**
 * The header that makes a browser save an answer under a name, and never show it as a page. The name is encoded as
 * RFC 8187 has it, which allows fewer characters than an address.
 */
export function downloadAs(name: string): { 'Content-Disposition': string } {
  const encoded = encodeURIComponent(name.toWellFormed()).replace(
    /['()*]/g,
    (character) => `%${character.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return { 'Content-Disposition': `attachment; filename*=UTF-8''${encoded}` }
}
