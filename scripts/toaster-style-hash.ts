import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

/**
 * sonner writes its style sheet into the page by script. The strict policy lets exactly those bytes in, by
 * the hash that this reads from the installed package when the site is built.
 * @returns CSP sources such as `'sha256-…'`; the element is checked twice, empty first
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
