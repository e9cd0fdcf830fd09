import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

export const client = new URL('../../dist/client/', import.meta.url)

/** Bytes of a text after brotli. */
export const brotli = (content: string | Buffer) => brotliCompressSync(content).length

const weighed = new Map<string, number>()

/** Bytes of a served file after brotli, by its path. Pages share most of their files. */
export function brotliFile(path: string): number {
  const bytes = weighed.get(path) ?? brotli(readFileSync(new URL(`.${path}`, client)))
  weighed.set(path, bytes)
  return bytes
}

/** Bytes of script a page may load in all. The framework takes 99 kB; toaster and upload make the last two heavier. */
export const scriptBudgets: Record<string, number> = {
  '/us': 159_500,
  '/launch-us': 136_500,
  '/ai-photo-service-us': 129_000,
  '/photo-instructions': 122_000,
  '/payment': 141_000,
  '/upload?session_id=cs_test_nobody': 143_500,
}
