import { type AnyRouter, Match, RouterContextProvider } from '@tanstack/react-router'
import {
  defineHandlerCallback,
  getSsrStatus,
  transformHtmlStringWithRouter,
} from '@tanstack/react-router/ssr/server'
import { StartServer } from '@tanstack/react-start/server'
import { renderToString } from 'react-dom/server'
import { fillStyles } from './fillStyles'

/** Marks a part that threw; React would have the browser try again. */
const gap = '<!--$!-->'

/**
 * Renders a loaded page, the whole of it: what a loader, a head or a component throws is thrown on, where the
 * handlers of the framework would send a success with a hole in it, or the error's own words. To a string, not a
 * stream: nothing on these pages is deferred, and a third of the work is saved.
 */
export const renderRouter = defineHandlerCallback(async ({ router, responseHeaders }) => {
  const failed = matchesOf(router).find(({ status }) => status === 'error')
  if (failed) throw asError(failed.error)
  await assertHeads(router)
  const html = renderToString(<StartServer router={router} />)
  if (html.includes(gap)) throw causeOfGap(router)
  return new Response(await fillStyles(await transformHtmlStringWithRouter(router, html)), {
    status: getSsrStatus(router),
    headers: responseHeaders,
  })
})

const matchesOf = (router: AnyRouter) => router.stores.matches.get()

/** The router goes on without a head that threw. It is called again, to throw where somebody listens. */
async function assertHeads(router: AnyRouter): Promise<void> {
  const matches = matchesOf(router)
  for (const match of matches) {
    const { head } = router.routesById[match.routeId].options
    const { params, loaderData } = match
    if (head && match.status === 'success' && !match.meta && !match.links && !match.headScripts)
      await head({ ssr: router.options.ssr, matches, match, params, loaderData })
  }
}

/** Renders once more without the boundary that swallowed the error, for the log to know what it was. */
function causeOfGap(router: AnyRouter): Error {
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

/** Anything can be thrown; only an error finds its way to `handleError`. */
function asError(thrown: unknown): Error {
  return thrown instanceof Error
    ? thrown
    : new Error('Something else than an error was thrown', { cause: thrown })
}
