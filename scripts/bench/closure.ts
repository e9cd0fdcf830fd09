import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** Returns a module and all modules that it imports statically, directly or indirectly. */
export function closureOf(module: string, known = new Set<string>()): Set<string> {
  if (known.has(module)) return known
  known.add(module)
  for (const [, path = ''] of readFileSync(module, 'utf8').matchAll(/(?:from|import)\s*"(\.[^"]+\.js)"/g))
    closureOf(join(module, '..', path), known)
  return known
}

/** Returns the size of the concatenated modules in bytes after gzip. */
export const gzipWeight = (modules: Iterable<string>) =>
  gzipSync(Buffer.concat([...modules].map((file) => readFileSync(file)))).length
