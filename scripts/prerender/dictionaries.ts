import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import { constants, zstdCompress } from 'node:zlib'
import { dictionaryName, isDictionary } from '../../src/app/prerenderedPage.ts'
import { addressAt } from '../../src/catalog/addresses.ts'
import type { PrerenderedPage } from './render.ts'

/** First bytes of a response in `dcz`, before the SHA-256 of the dictionary (RFC 9842, section 5). */
const magic = Buffer.from('5e2a4d1820000000', 'hex')

/** Higher levels take half as long again and save no byte in pages of this size. */
const parameters = { [constants.ZSTD_c_compressionLevel]: 17 }

const compress = promisify(zstdCompress)
const sha256 = (text: string) => createHash('sha256').update(text).digest()

/** Returns the name of a page as a dictionary. */
export const dictionaryOf = (html: string): string => dictionaryName(sha256(html).toString('base64'))

/** Compresses a page with another page as its dictionary. @returns the body of a response in `dcz` */
export async function compressWith(dictionary: string, body: Buffer): Promise<Buffer> {
  const options = { params: parameters, dictionary: Buffer.from(dictionary) }
  return Buffer.concat([magic, sha256(dictionary), await compress(body, options)])
}

/**
 * Lists in each content page the dictionaries that a visitor may have when reading it: pages of the same edition as
 * they look on the same day.
 */
export function linkDictionaries(pages: readonly PrerenderedPage[]): PrerenderedPage[] {
  const found = new Map<PrerenderedPage, Set<string>>()
  const variants = Map.groupBy(pages.filter(isContent), ({ path, language }) => `${path} ${language}`)
  for (const day of new Set(pages.map(({ since = '' }) => since))) {
    const shown = [...variants.values()].flatMap(
      (all) => all.findLast(({ since = '' }) => since <= day) ?? [],
    )
    for (const dictionary of shown) {
      const from = addressAt(dictionary.path)
      if (!from || !isDictionary(from)) continue
      const name = dictionaryOf(dictionary.html)
      for (const page of shown) {
        if (page === dictionary || addressAt(page.path)?.edition !== from.edition) continue
        found.set(page, (found.get(page) ?? new Set()).add(name))
      }
    }
  }
  return pages.map((page) => ({
    ...page,
    facts: { ...page.facts, dictionaries: [...(found.get(page) ?? [])] },
  }))
}

/** Not the landing page: the Worker writes values into it, which a compressed page has no place for. */
const isContent = ({ path }: PrerenderedPage) => {
  const address = addressAt(path)
  return address?.life === 'content' && address.screen !== 'landing'
}
