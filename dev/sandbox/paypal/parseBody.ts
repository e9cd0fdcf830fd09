import * as v from 'valibot'
import { PaypalRefusal } from './errors'
import type { Issue } from './issues'

/**
 * Parses and validates the JSON body of a request. Treats an empty body as an empty object.
 * @param unknownProperty the issue code for an unknown property, which differs between endpoints
 * @throws PaypalRefusal 400 that lists every invalid field as PayPal does
 */
export function parseBody<Schema extends v.GenericSchema>(
  schema: Schema,
  raw: string,
  unknownProperty: Issue = 'NOT_SUPPORTED',
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, readJson(raw))
  if (result.success) return result.output
  throw new PaypalRefusal(
    400,
    result.issues.map((issue) => ({
      field: pointerTo(issue),
      location: 'body',
      issue: issueOf(issue, unknownProperty),
    })),
  )
}

function readJson(raw: string): unknown {
  try {
    return JSON.parse(raw || '{}')
  } catch {
    throw new PaypalRefusal(400, [{ issue: 'MALFORMED_REQUEST_JSON', location: 'body' }])
  }
}

const pointerTo = (issue: v.BaseIssue<unknown>): string =>
  (issue.path ?? []).map((item) => `/${String(item.key)}`).join('')

function issueOf({ type, kind, expected, input }: v.BaseIssue<unknown>, unknownProperty: Issue): Issue {
  if (type === 'strict_object' && expected === 'never') return unknownProperty
  if (kind === 'schema' && input === undefined) return 'MISSING_REQUIRED_PARAMETER'
  if (type === 'picklist') return 'INVALID_PARAMETER_VALUE'
  if (type === 'min_length' && Array.isArray(input)) return 'INVALID_ARRAY_MIN_ITEMS'
  if (type === 'max_length' && Array.isArray(input)) return 'INVALID_ARRAY_MAX_ITEMS'
  if (/length$/.test(type)) return 'INVALID_STRING_LENGTH'
  return 'INVALID_PARAMETER_SYNTAX'
}
