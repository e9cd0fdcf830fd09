import type { Context } from 'hono'
import { editionList, editions } from '~/catalog/editions'
import { site } from '~/catalog/site'
import { dayMs } from '~/core/dayMs'
import { readConfig } from '~/server/config'

/** Days from the build until the file expires. RFC 9116 recommends less than a year. */
const validDays = 330

/**
 * GET /.well-known/security.txt: contacts for reporting a vulnerability.
 * @see https://www.rfc-editor.org/rfc/rfc9116
 */
export function securityTxt(c: Context): Response {
  const expires = new Date(Date.parse(__BUILT_AT__) + validDays * dayMs)
  const contacts = new Set(editionList.map((edition) => site.contact[edition].email))
  const languages = editionList.map((edition) => editions[edition].readers.language)
  const lines = [
    ...[...contacts].map((email) => `Contact: mailto:${email}`),
    `Expires: ${expires.toISOString()}`,
    `Preferred-Languages: ${languages.join(', ')}`,
    `Canonical: ${readConfig().publicOrigin}${c.req.path}`,
  ]
  return c.text(`${lines.join('\n')}\n`, 200, { 'Cache-Control': 'public, max-age=3600' })
}
