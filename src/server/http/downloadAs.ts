/** The header that makes a browser save an answer under a name, and never show it as a page. */
export function downloadAs(name: string): { 'Content-Disposition': string } {
  return { 'Content-Disposition': `attachment; filename*=UTF-8''${encodeURIComponent(name)}` }
}
