import type { ErrorHandler } from 'hono'
import { addressAt } from '~/addresses'
import { logFailure } from '../log'
import { notice } from './notice'

/** A bug or an outage. The visitor gets a plain page or a code, the log gets the kind, nobody gets the trace. */
export const handleError: ErrorHandler = (error, c) => {
  logFailure('failed', error, { path: c.req.path })
  if (c.req.method === 'GET') return notice(c, addressAt(c.req.path)?.edition ?? 'us', 'server_error', 500)
  return c.json({ code: 'server_error' }, 500)
}
