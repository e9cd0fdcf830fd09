import { parseHTML } from 'linkedom'
import pMemoize from 'p-memoize'
import { inject } from 'vitest'
import { asRead } from '~/ui/bindWords'

/**
 * A page as it is served, before any script: what needs no browser is asserted here. Each address is fetched and
 * read once a file, so a test may not change the document.
 * @param language what the visitor reads, as `Accept-Language` says it
 */
export const served = pMemoize(ask, { cacheKey: ([path, language]) => `${language} ${path}` })

async function ask(path: string, language = 'en-US') {
  const response = await fetch(inject('origin') + path, {
    redirect: 'manual',
    headers: { 'Accept-Language': language },
  })
  const html = await response.text()
  // React writes some names of attributes in camel case, which a browser reads as lower case and linkedom does not.
  const { document } = parseHTML(
    html.replace(/<[a-z][^>]*>/g, (tag) => tag.replace(/ [a-z]+[A-Z]\w*="/g, (name) => name.toLowerCase())),
  )
  return { status: response.status, headers: response.headers, html, document }
}

/** Text as a reader takes it in: one space where the markup has any number of them, and nothing that has no width. */
export const textOf = (element: { textContent: string | null } | null | undefined) =>
  asRead(element?.textContent ?? '').trim()
