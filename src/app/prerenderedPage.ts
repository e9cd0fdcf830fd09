/**
 * Facts of a prerendered page. Its file has one line of these facts as JSON, then the page in a content coding.
 * `scripts/prerender` writes the file, `app/pages/prerenderedPages.ts` reads it; it is not publicly accessible.
 */
export type PageFacts = {
  status: number
  etag: string
  /** Origin of the absolute URLs in the page. */
  origin: string
  hashes: { script: readonly string[]; style: readonly string[] }
}

/** Name of Brotli as an HTTP content coding. */
export const brotli = 'br'

/** Content codings that a prerendered page is stored in. */
export type Coding = 'identity' | typeof brotli

/** The plan of a checkout and whether it has the wallet, as the name of a variant. */
export const checkoutChoice = (plan: string, wallet: boolean): string => `${plan}${wallet ? '.wallet' : ''}`

/** Folder of the static assets that `wrangler.toml` excludes from public access. */
const pageFolder = '/_pages'

/** Names a variant of a page. */
export type PageVariant = {
  path: string
  /** The visitor's language, where a page has variants; the source language elsewhere. */
  language: string
  /** Which variant of a private page; see `pages/privatePages.ts`. */
  choice?: string | undefined
  /** First day of the time in which the page looks like this; `undefined`: before all changes. */
  since?: string | undefined
}

/** Asset path of a prerendered page. */
export function prerenderedPath(
  { path, language, choice, since }: PageVariant,
  coding: Coding = 'identity',
): string {
  const parts = [path === '/' ? 'index' : path.slice(1), choice, since, language]
  const name = parts.filter((part) => part !== undefined).join('.')
  return `${pageFolder}/${name}${coding === brotli ? '.br' : ''}`
}
