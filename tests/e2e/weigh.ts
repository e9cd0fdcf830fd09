import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'

export const client = new URL('../../dist/client/', import.meta.url)

/** Bytes of a text after brotli. */
export const brotli = (content: string | Buffer) => brotliCompressSync(content).length

/** Bytes of a served file after brotli, by its path. */
export const brotliFile = (path: string) => brotli(readFileSync(new URL(`.${path}`, client)))

/** Bytes of script a page may load in all. The framework takes 99 kB; toaster and upload make the last two heavier. */
export const scriptBudgets: Record<string, number> = {
  '/us': 156_000,
  '/launch-us': 135_000,
  '/ai-photo-service-us': 127_000,
  '/photo-instructions': 122_000,
  '/payment': 137_000,
  '/upload?session_id=cs_test_nobody': 139_000,
}
