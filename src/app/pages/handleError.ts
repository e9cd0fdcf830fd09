import type { Context, ErrorHandler } from 'hono'
import { logFailure } from '~/core/log'
import { lazy } from '~/server/http/lazy'

const failurePage = lazy(async () => (await import('./failurePage')).failurePage)

/** Handles a bug or an outage: the visitor gets a page or a code without details; the log gets the failure. */
export const handleError: ErrorHandler = (error, c) => {
  // Vite shows the full error in the browser and in the terminal.
  if (__DEV_SERVER__ && expectsPage(c)) throw error
  logFailure('failed', error, { path: c.req.path })
  return expectsPage(c) ? failurePage(c) : c.json({ code: 'server_error' }, 500)
}

/** Whether the client expects a page. Forms accept HTML; calls by script never get a page. */
function expectsPage(c: Context): boolean {
  if (c.req.path.startsWith('/_serverFn/')) return false
  return ['GET', 'HEAD'].includes(c.req.method) || !!c.req.header('accept')?.includes('text/html')
}
