import { AsyncLocalStorage } from 'node:async_hooks'
import { failureFields } from './failureFields'

/** The fields of a log line: no names, no addresses of people, no file contents (R-API-16). */
type Fields = Record<string, string | number | boolean | null | undefined | readonly string[]>

const requests = new AsyncLocalStorage<string>()

/** Runs `work`; every line that it logs, immediately or later, contains this request id. */
export function withRequestId<Value>(id: string, work: () => Value): Value {
  return requests.run(id, work)
}

/** Writes one structured line. The platform collects the output of `console.log`. */
export function log(event: string, fields: Fields = {}): void {
  // biome-ignore lint/suspicious/noConsole: the one place that writes logs
  console.log(JSON.stringify({ event, request: requests.getStore(), ...fields }))
}

/** Logs a failure with its class, code and stack frames, but without its message. */
export function logFailure(event: string, error: unknown, fields: Fields = {}): void {
  log(event, { ...fields, ...failureFields(error) })
  // The local terminal is private, and the message is more helpful than a code.
  // biome-ignore lint/suspicious/noConsole: see above
  if (__DEV_SERVER__) console.error(error)
}
