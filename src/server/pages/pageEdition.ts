import type { Context } from 'hono'
import { addressAt, editionAt } from '~/catalog/addresses'
import { type Edition, editionList } from '~/catalog/editions'
import { negotiateEdition } from '~/server/http/negotiateEdition'

/** Returns the edition of the requested path, even if no page exists there, else that of the visitor's language. */
export function pageEdition(c: Context): Edition {
  const address = addressAt(c.req.path)
  return (address ? editionOf(address.path) : editionAt(c.req.path)) ?? negotiateEdition(c, editionList)
}

/** Returns the edition of the page that a form was submitted from, else that of the visitor's language. */
export function formEdition(c: Context): Edition {
  return editionOf(URL.parse(c.req.header('referer') ?? '')?.pathname) ?? negotiateEdition(c, editionList)
}

/** Returns the edition of a page; `undefined` for the landing page, which all editions share. */
function editionOf(path: string | undefined): Edition | undefined {
  const address = path && addressAt(path)
  return address && address.screen !== 'landing' ? address.edition : undefined
}
