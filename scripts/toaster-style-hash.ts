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
  const code = readFileSync(
    createRequire(import.meta.url)
      .resolve('sonner')
      .replace(/index\.js$/, 'index.mjs'),
    'utf8',
  )
  const call = code.match(/__insertCSS\(("(?:[^"\\]|\\.)*")\)/)
  if (!call?.[1]) throw new Error('sonner no longer injects its style sheet the way this expects')
  const source = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`
  return `${source('')} ${source(JSON.parse(call[1]))}`
}
