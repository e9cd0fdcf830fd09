import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

export const client = new URL('../../../dist/client/', import.meta.url)

/** Values that differ between runs: form key, render time and port. */
const random = /(?<=localhost:)\d+|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|\b1[78]\d{11}\b/g

/** An asset's name and its content hash, which any change in the site can alter. */
export const hashedName = /(?<=(?:assets|\.)\/)([\w.$-]+)-[\w-]{8}(?=\.(?:js|css)\b)/g
const stableHash = (name: string) => createHash('sha256').update(name).digest('base64url').slice(0, 8)

/**
 * Size in bytes after brotli. Random values change the size by up to 60 bytes per page, so digits of random values
 * count as zeros, and content hashes are replaced by a hash of the file name.
 */
export const brotli = (content: string | Buffer) =>
  brotliCompressSync(
    typeof content === 'string'
      ? content
          .replace(random, (one) => one.replace(/\w/g, '0'))
          .replace(hashedName, (_, name) => `${name}-${stableHash(name)}`)
      : content,
  ).length

const sizes = new Map<string, number>()

/** Size in bytes of a served file after brotli, by its path. Cached because pages share most files. */
export function brotliFile(path: string): number {
  const known = sizes.get(path)
  if (known !== undefined) return known
  const file = readFileSync(new URL(`.${path}`, client))
  // Scripts and styles contain hashed names of other files.
  const bytes = brotli(/\.(?:js|css)$/.test(path) ? String(file) : file)
  sizes.set(path, bytes)
  return bytes
}

/**
 * Maximum bytes of script per page with all islands loaded. The upload loads all of React, without the router. Where
 * React hydrates, 1.1 kB preserve input after a translator or assistant has changed the page.
 */
export const scriptBudgets: Record<string, number> = {
  '/us': 90_600,
  '/launch-us': 2_700,
  '/ai-photo-service-us': 2_500,
  '/photo-instructions': 2_200,
  '/payment': 12_000,
  '/upload?session_id=cs_test_nobody': 108_600,
}
