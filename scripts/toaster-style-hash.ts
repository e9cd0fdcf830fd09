import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/**
 * Returns the CSP hashes of the style sheet that sonner injects by script, computed at build time from the installed
 * package.
 * @returns CSP sources such as `'sha256-…'`: browsers check the style element twice, first while it is empty
 * @throws Error when the package injects its styles differently
 */
export function toasterStyleHash(): string {
  const file = createRequire(import.meta.url)
    .resolve('sonner')
    .replace(/index\.js$/, 'index.mjs')
  const call = readFileSync(file, 'utf8').match(/__insertCSS\(("(?:[^"\\]|\\.)*")\)/)
  if (!call?.[1])
    throw new Error(`scripts/toaster-style-hash.ts expects one call of __insertCSS with a text in ${file}`)
  const source = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  return `${source('')} ${source(JSON.parse(call[1]))}`
}
