import { type AnyRouter, Match, RouterContextProvider } from '@tanstack/react-router'
import {
  defineHandlerCallback,
  getSsrStatus,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server'
import { StartServer } from '@tanstack/react-start/server'
import { renderToString } from 'react-dom/server'
import { fillStyles } from './fillStyles'

/** React's marker for a part that threw on the server and would be retried in the browser. */
const failedPart = '<!--$!-->'

/**
 * Renders a loaded page completely or throws. Rethrows the errors of loaders, heads and components, for which the
 * framework's handlers would send a 200 with a missing part, or the error message. Renders to a string, not a stream:
 * nothing on these pages is deferred, and it saves a third of the work.
 */
export const renderRouter = defineHandlerCallback(async ({ router, responseHeaders }) => {
  const failed = matchesOf(router).find(({ status }) => status === 'error')
  if (failed) throw asError(failed.error)
  await assertHeads(router)
  const html = renderToString(<StartServer router={router} />)
  if (html.includes(failedPart)) throw findRenderError(router)
  return new Response(await fillStyles(await transformHtmlStringWithRouter(router, html)), {
    status: getSsrStatus(router),
    headers: responseHeaders,
  })
})

const matchesOf = (router: AnyRouter) => router.stores.matches.get()

/** The router ignores an error of a head. Calls that head again here, so that the error propagates. */
async function assertHeads(router: AnyRouter): Promise<void> {
  const matches = matchesOf(router)
  for (const match of matches) {
    const { head } = router.routesById[match.routeId].options
    const { params, loaderData } = match
    if (head && match.status === 'success' && !match.meta && !match.links && !match.headScripts)
      await head({ ssr: router.options.ssr, matches, match, params, loaderData })
  }
}

/** Renders again without the boundary that swallowed the error, so that the error can be logged. */
function findRenderError(router: AnyRouter): Error {
  const page = matchesOf(router)[1]
  try {
    if (page)
      renderToString(
        <RouterContextProvider router={router}>
          <Match routeId={page.routeId} />
        </RouterContextProvider>,
      )
  } catch (error) {
    return asError(error)
  }
  return new Error('A part of the page could not be rendered')
}

/** Wraps a thrown value that is not an error, because `handleError` only gets errors. */
function asError(thrown: unknown): Error {
  return thrown instanceof Error
    ? thrown
    : new Error('Something else than an error was thrown', { cause: thrown })
}
