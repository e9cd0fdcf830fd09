import * as v from 'valibot'
import { invalidRequest, type StripeRefusal } from './errors'

/**
 * Validates a request's parameters against a schema.
 * @throws StripeRefusal 400 with the first invalid parameter, in Stripe's format
 */
export function parseParameters<Schema extends v.GenericSchema>(
  schema: Schema,
  input: unknown,
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, input)
  if (result.success) return result.output
  throw refusalOf(result.issues[0])
}

function refusalOf(issue: v.BaseIssue<unknown>): StripeRefusal {
  const param = parameterName(issue)
  if (issue.kind === 'schema' && issue.type === 'strict_object' && issue.expected === 'never')
    return invalidRequest(`Received unknown parameter: ${param}`, param, 'parameter_unknown')
  if (issue.received === 'undefined')
    return invalidRequest(`Missing required param: ${param}.`, param, 'parameter_missing')
  if (issue.message === 'Invalid integer')
    return invalidRequest(`Invalid integer: ${issue.input}`, param, 'parameter_invalid_integer')
  return invalidRequest(`Invalid ${param}: ${issue.message}`, param)
}

/** Returns the path of an issue in form notation, e.g. `line_items[0][quantity]`. */
function parameterName(issue: v.BaseIssue<unknown>): string {
  const [first, ...rest] = (issue.path ?? []).map((item) => String(item.key))
  return [first, ...rest.map((key) => `[${key}]`)].join('')
}
