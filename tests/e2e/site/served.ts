import { parseHTML } from 'linkedom'
import { inject } from 'vitest'
import { visibleText } from '~/ui/bindWords'

/** Calls `read` once for each path and language, unless it fails. */
function cached<Value>(read: (path: string, language: string) => Promise<Value>) {
  const cache = new Map<string, Promise<Value>>()
  return (path: string, language = 'en-US') => {
    const key = `${language} ${path}`
    const value = cache.get(key) ?? read(path, language)
    cache.set(key, value)
    value.catch(() => cache.delete(key))
    return value
  }
}

/**
 * Response of a path, without following redirects. Cached per test file.
 * @param language value of `Accept-Language`
 */
export const fetchCached = cached(request)

/**
 * A page as served, before any script, for assertions that need no browser. Fetched and parsed once per test file,
 * so tests must not change the document.
 * @param language value of `Accept-Language`
 */
export const served = cached(read)

async function request(path: string, language: string) {
  const response = await fetch(inject('origin') + path, {
    redirect: 'manual',
    headers: { 'Accept-Language': language },
  })
  return { status: response.status, headers: response.headers, html: await response.text() }
}

async function read(path: string, language: string) {
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
