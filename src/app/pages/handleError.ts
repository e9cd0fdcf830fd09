import type { Context, ErrorHandler } from 'hono'
import { logFailure } from '~/core/log'
import { lazy } from '~/server/http/lazy'

const failurePage = lazy(async () => (await import('./failurePage')).failurePage)

/** Answers a bug or an outage: the visitor gets a page or a code, the log the kind, nobody the trace. */
export const handleError: ErrorHandler = (error, c) => {
  // Vite shows it whole, in the browser and in the terminal.
  if (__DEV_SERVER__ && opensPage(c)) throw error
  logFailure('failed', error, { path: c.req.path })
  return opensPage(c) ? failurePage(c) : c.json({ code: 'server_error' }, 500)
}

/** Tells whether a person waits for a page. Forms accept HTML; calls of a script never get a page. */
function opensPage(c: Context): boolean {
  if (c.req.path.startsWith('/_serverFn/')) return false
  return ['GET', 'HEAD'].includes(c.req.method) || !!c.req.header('accept')?.includes('text/html')
}
