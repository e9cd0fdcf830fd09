import { AsyncLocalStorage } from 'node:async_hooks'
import { failureFields } from './failureFields'

/** The fields of a log line: no names, no addresses of people, no file contents (R-API-16). */
type Fields = Record<string, string | number | boolean | null | undefined | readonly string[]>

const requests = new AsyncLocalStorage<string>()

/** Does the work; every line that it writes, at once or later, carries this id. */
export function withRequestId<Value>(id: string, work: () => Value): Value {
  return requests.run(id, work)
}

/** Writes one structured line. `console.log` is what the platform collects. */
export function log(event: string, fields: Fields = {}): void {
  // biome-ignore lint/suspicious/noConsole: the one place that writes logs
  console.log(JSON.stringify({ event, request: requests.getStore(), ...fields }))
}

/** Writes that something failed: what it was, of which kind, where in our code, and nothing that it quotes. */
export function logFailure(event: string, error: unknown, fields: Fields = {}): void {
  log(event, { ...fields, ...failureFields(error) })
  // Locally nobody else reads the terminal, and a message says more than a code.
  // biome-ignore lint/suspicious/noConsole: see above
  if (__DEV_SERVER__) console.error(error)
}
