import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

export const client = new URL('../../dist/client/', import.meta.url)

/** What differs from one run to the next: the form's key, when the page was rendered, and the port it is served at. */
const random = /(?<=localhost:)\d+|[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}|\b1[78]\d{11}\b/g

/** A file's name and the mark of what is in it, which any change anywhere in the site may alter. */
const marked = /(?<=(?:assets|\.)\/)([\w.$-]+)-[\w-]{8}(?=\.(?:js|css)\b)/g
const markOf = (name: string) => createHash('sha256').update(name).digest('base64url').slice(0, 8)

/**
 * Bytes of a text after brotli. What differs by chance compresses better or worse, up to 60 bytes a page: figures are
 * weighed as zeros, and of files the mark that their names alone give.
 */
export const brotli = (content: string | Buffer) =>
  brotliCompressSync(
    typeof content === 'string'
      ? content
          .replace(random, (one) => one.replace(/\w/g, '0'))
          .replace(marked, (_, name) => `${name}-${markOf(name)}`)
      : content,
  ).length

const weighed = new Map<string, number>()

/** Bytes of a served file after brotli, by its path. Pages share most of their files. */
export function brotliFile(path: string): number {
  const known = weighed.get(path)
  if (known !== undefined) return known
  const file = readFileSync(new URL(`.${path}`, client))
  // Scripts name other files.
  const bytes = brotli(/\.(?:js|css)$/.test(path) ? String(file) : file)
  weighed.set(path, bytes)
  return bytes
}

/**
 * Bytes of script a page may load in all, every island of it loaded. The last two are React's whole, with router, toaster and
 * upload. Wherever React hydrates, 1.1 kB carry over what was typed where a translator or an assistant has changed the page.
 */
export const scriptBudgets: Record<string, number> = {
  '/us': 103_300,
  '/launch-us': 2_700,
  '/ai-photo-service-us': 1_500,
  '/photo-instructions': 2_200,
  '/payment': 148_000,
  '/upload?session_id=cs_test_nobody': 156_500,
}
