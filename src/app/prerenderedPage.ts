import type { Address } from '../catalog/addresses.ts'
import { type Product, products } from '../catalog/products.ts'

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
  /** Names of the dictionaries that the page is also stored with. */
  dictionaries: readonly string[]
}

/** Name of Brotli as an HTTP content coding. */
export const brotli = 'br'

/** Name of Zstandard with a dictionary as an HTTP content coding (RFC 9842). */
export const dictionaryZstd = 'dcz'

/** Content codings that a prerendered page is stored in; the last one with the name of its dictionary. */
export type Coding = 'identity' | typeof brotli | `${typeof dictionaryZstd}.${string}`

/**
 * Whether browsers use the page as a dictionary for the next ones. Limited to the pages on which most visits begin,
 * because each dictionary multiplies the stored files.
 */
export const isDictionary = ({ screen }: Pick<Address, 'screen'>): boolean =>
  screen === 'home' || products[screen as Product]?.kind === 'package'

/** Name of a dictionary in file names. @param digest SHA-256 of its content, in Base64 */
export const dictionaryName = (digest: string): string =>
  digest.replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')

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
  /** First day on which this version is shown; `undefined` before the first change. */
  since?: string | undefined
}

/** Asset path of a prerendered page. */
export function prerenderedPath(
  { path, language, choice, since }: PageVariant,
  coding: Coding = 'identity',
): string {
  const parts = [path === '/' ? 'index' : path.slice(1), choice, since, language]
  const name = parts.filter((part) => part !== undefined).join('.')
  return `${pageFolder}/${name}${coding === 'identity' ? '' : `.${coding}`}`
}
