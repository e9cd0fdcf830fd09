import { parseHTML } from 'linkedom'
import pMemoize from 'p-memoize'
import { inject } from 'vitest'
import { asRead } from '~/ui/bindWords'

const english = 'en-US'
const cacheKey = ([path, language = english]: Parameters<typeof ask>) => `${language} ${path}`

/**
 * What an address answers; no redirect is followed. Each is asked for once a file.
 * @param language what the visitor reads, as `Accept-Language` says it
 */
export const answered = pMemoize(ask, { cacheKey })

/**
 * A page as it is served, before any script: what needs no browser is asserted here. Each address is fetched and
 * read once a file, so a test may not change the document.
 * @param language what the visitor reads, as `Accept-Language` says it
 */
export const served = pMemoize(read, { cacheKey })

async function ask(path: string, language = english) {
  const response = await fetch(inject('origin') + path, {
    redirect: 'manual',
    headers: { 'Accept-Language': language },
  })
  return { status: response.status, headers: response.headers, html: await response.text() }
}

async function read(path: string, language = english) {
  const answer = await answered(path, language)
  // React writes some names of attributes in camel case, which a browser reads as lower case and linkedom does not.
  const { document } = parseHTML(
    answer.html.replace(/<[a-z][^>]*>/g, (tag) =>
      tag.replace(/ [a-z]+[A-Z]\w*="/g, (name) => name.toLowerCase()),
    ),
  )
  return { ...answer, document }
}

/** Text as a reader takes it in: one space where the markup has any number of them, and nothing that has no width. */
export const textOf = (element: { textContent: string | null } | null | undefined) =>
  asRead(element?.textContent ?? '').trim()
