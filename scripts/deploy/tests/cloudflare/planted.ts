import { refused } from './fakeWrangler'
import type { WorldOptions } from './world'

/** Lets some calls of a command of wrangler fail: `times` of them, from the one after the `first`. */
export const wrangler = (
  text: string,
  reason: string,
  times = Number.POSITIVE_INFINITY,
  first = 0,
): WorldOptions => ({
  wrangler: (given, before) =>
    given === text && before >= first && before < first + times ? refused(reason) : undefined,
})

/** The end of an invocation whose code threw. */
export const thrown = () => ({ outcome: 'exception' })
