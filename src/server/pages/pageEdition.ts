import type { Context } from 'hono'
import { addressAt, editionAt } from '~/catalog/addresses'
import { type Edition, editionList } from '~/catalog/editions'
import { negotiateEdition } from '~/server/http/negotiateEdition'

/** The edition of the asked address, where it is none as its path reads, else of the language that the visitor reads. */
export function pageEdition(c: Context): Edition {
  const address = addressAt(c.req.path)
  return (address ? editionOf(address.path) : editionAt(c.req.path)) ?? negotiateEdition(c, editionList)
}

/** The edition of the page that a form stood on, else of the language that the visitor reads. */
export function formEdition(c: Context): Edition {
  return editionOf(URL.parse(c.req.header('referer') ?? '')?.pathname) ?? negotiateEdition(c, editionList)
}

/** The landing page is of either edition. */
function editionOf(path: string | undefined): Edition | undefined {
  const address = path && addressAt(path)
  return address && address.screen !== 'landing' ? address.edition : undefined
}
