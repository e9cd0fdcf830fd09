import { answerOnce } from '../answerOnce'
import { newId } from '../ids'
import { StripeRefusal } from './errors'

type Answer = { status: number; body: string }
type KeyedAnswer = Answer & { replayed: boolean; originalRequest: string }

/** Milliseconds for which Stripe stores a key. */
const memory = 24 * 60 * 60 * 1000

/**
 * Runs a request once per key. A retry gets the stored answer byte for byte, including stored 500s; a parameter
 * error (400) is not stored, because no work was started.
 * @param fingerprint path and body, which must be identical for every use of the key
 * @throws StripeRefusal 400 for a key with other parameters, 409 while the first request is in progress
 * @see https://docs.stripe.com/api/idempotent_requests
 */
export async function answerForKey(
  db: D1Database,
  key: string,
  fingerprint: string,
  work: () => Promise<Answer>,
): Promise<KeyedAnswer> {
  if (key.length > 255)
    throw new StripeRefusal(400, {
      type: 'idempotency_error',
      message: 'Idempotency keys are at most 255 long.',
    })
  const call = {
    key,
    fingerprint,
    memory,
    requestId: newId('req_', 14),
    keeps: (status: number) => status !== 400,
  }
  const answer = await answerOnce(db, call, work)
  if (answer.outcome === 'other_request')
    throw new StripeRefusal(400, {
      type: 'idempotency_error',
      message: `Keys for idempotent requests can only be used with the same parameters they were first used with. Try using a key other than '${key}' if you meant to execute a different request.`,
    })
  if (answer.outcome === 'in_progress')
    throw new StripeRefusal(409, {
      type: 'idempotency_error',
      code: 'idempotency_key_in_use',
      message: 'There is currently another in-progress request using this Idempotent Key.',
    })
  const { status, body, outcome, requestId } = answer
  return { status, body, replayed: outcome === 'replay', originalRequest: requestId }
}
