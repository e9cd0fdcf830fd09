/**
 * A content page as the build has rendered it: one line of facts, then the page in a content coding. `scripts/prerender`
 * writes it, `server/http/snapshots.ts` reads it, and nobody else can ask for it.
 */
export type PageFacts = {
  status: number
  etag: string
  /** The origin that the addresses in the page begin with. */
  origin: string
  hashes: { script: readonly string[]; style: readonly string[] }
}

/** Brotli, as HTTP calls it. */
export const brotli = 'br'

/** Content codings that a snapshot is kept in. */
export type Coding = 'identity' | typeof brotli

/** Folder among the assets; `wrangler.toml` keeps it from the public. */
const pageFolder = '/_pages'

/** Path of a snapshot among the assets. @param language of its reader, where a page has variants */
export function prerenderedPath(path: string, language: string, coding: Coding = 'identity'): string {
  const name = `${path === '/' ? 'index' : path.slice(1)}.${language}`
  return `${pageFolder}/${name}${coding === brotli ? '.br' : ''}`
}
