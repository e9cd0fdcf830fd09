/**
 * A content page as the build has rendered it: one line of facts, then the page. `scripts/snapshots` writes it,
 * `server/http/snapshots.ts` reads it, and nobody else can ask for it.
 */
export type SnapshotFacts = {
  status: number
  etag: string
  /** The origin that the addresses in the page begin with. */
  origin: string
  hashes: { script: readonly string[]; style: readonly string[] }
}

/** Folder among the assets; `wrangler.toml` keeps it from the public. */
const snapshotFolder = '/_pages'

/** Path of a snapshot among the assets. @param language of its reader, where a page has variants */
export function snapshotPath(path: string, language: string): string {
  return `${snapshotFolder}/${path === '/' ? 'index' : path.slice(1)}.${language}`
}
