import { parseHTML } from 'linkedom'
import pMemoize from 'p-memoize'
import { inject } from 'vitest'
import { visibleText } from '~/ui/bindWords'

const english = 'en-US'
const cacheKey = ([path, language = english]: Parameters<typeof request>) => `${language} ${path}`

/**
 * Response of a path, without following redirects. Cached per test file.
 * @param language value of `Accept-Language`
 */
export const fetchCached = pMemoize(request, { cacheKey })

/**
 * A page as served, before any script, for assertions that need no browser. Fetched and parsed once per test file,
 * so tests must not change the document.
 * @param language value of `Accept-Language`
 */
export const served = pMemoize(read, { cacheKey })

async function request(path: string, language = english) {
  const response = await fetch(inject('origin') + path, {
    redirect: 'manual',
    headers: { 'Accept-Language': language },
  })
  return { status: response.status, headers: response.headers, html: await response.text() }
}

async function read(path: string, language = english) {
  const response = await fetchCached(path, language)
  // React writes some attribute names in camel case. Browsers lowercase them, linkedom does not.
  const { document } = parseHTML(
    response.html.replace(/<[a-z][^>]*>/g, (tag) =>
      tag.replace(/ [a-z]+[A-Z]\w*="/g, (name) => name.toLowerCase()),
    ),
  )
  return { ...response, document }
}

/** Text as read by a visitor: collapsed whitespace, without zero-width characters. */
export const textOf = (element: { textContent: string | null } | null | undefined) =>
  visibleText(element?.textContent ?? '').trim()
