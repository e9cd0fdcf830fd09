import type { Context, ErrorHandler } from 'hono'
import { logFailure } from '../log'
import { failurePage } from './failurePage'

/** A bug or an outage. The visitor gets a page or a code, the log gets the kind, nobody gets the trace. */
export const handleError: ErrorHandler = (error, c) => {
  logFailure('failed', error, { path: c.req.path })
  return opensPage(c) ? failurePage(c) : c.json({ code: 'server_error' }, 500)
}

/** Whether a person waits for a page: whoever opens one by a form says so, and calls of a script never do. */
function opensPage(c: Context): boolean {
  if (c.req.path.startsWith('/_serverFn/')) return false
  return ['GET', 'HEAD'].includes(c.req.method) || !!c.req.header('accept')?.includes('text/html')
}
