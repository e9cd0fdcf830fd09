import { CallError, RateLimitedError } from '~/core/calls/callServer'
import type { DeskFailure } from '~/features/desk/content/failures'

/** Maps the error of a failed call to a failure code for the desk. */
export function failureOf(error: unknown): DeskFailure {
  if (error instanceof RateLimitedError) return 'too_often'
  if (!(error instanceof CallError)) return 'unreachable'
  if (error.code === 'unknown_order') return 'unknown_order'
  return /HTTP (401|403|404)/.test(error.message) ? 'signed_out' : 'server_error'
}

const callFailures = new Set<DeskFailure>(['unreachable', 'signed_out', 'too_often', 'server_error'])

/** The call itself failed, so a reload would not help. A refusal can mean that the data have changed. */
export const isCallFailure = (code: DeskFailure) => callFailures.has(code)
