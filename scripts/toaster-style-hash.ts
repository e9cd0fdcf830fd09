import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/**
 * sonner writes its style sheet into the page by script. The strict policy lets exactly those bytes in, by
 * the hash that this reads from the installed package when the site is built.
 * @returns a CSP source such as `'sha256-…'`
 */
export function toasterStyleHash(): string {
  const source = readFileSync(createRequire(import.meta.url).resolve('sonner').replace(/index\.js$/, 'index.mjs'), 'utf8')
  const call = source.match(/__insertCSS\(("(?:[^"\\]|\\.)*")\)/)
  if (!call?.[1]) throw new Error('sonner no longer injects its style sheet the way this expects')
  return `'sha256-${createHash('sha256').update(JSON.parse(call[1])).digest('base64')}'`
}
