import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'

/** The modules that evaluating one needs, by their static imports. */
export function closureOf(module: string, known = new Set<string>()): Set<string> {
  if (known.has(module)) return known
  known.add(module)
  for (const [, path = ''] of readFileSync(module, 'utf8').matchAll(/(?:from|import)\s*"(\.[^"]+\.js)"/g))
    closureOf(join(module, '..', path), known)
  return known
}

/** Bytes of modules as they are uploaded. */
export const gzipWeight = (modules: Iterable<string>) =>
  gzipSync(Buffer.concat([...modules].map((file) => readFileSync(file)))).length
