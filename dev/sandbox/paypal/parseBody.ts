import * as v from 'valibot'
import { PaypalRefusal } from './errors'
import type { Issue } from './issues'

/**
 * Reads and checks the JSON of a request; no body at all is the same as an empty object.
 * @param stray what an unknown property is called: not every call knows all codes
 * @throws PaypalRefusal 400 that names every offending field as PayPal does
 */
export function parseBody<Schema extends v.GenericSchema>(
  schema: Schema,
  raw: string,
  stray: Issue = 'NOT_SUPPORTED',
): v.InferOutput<Schema> {
  const result = v.safeParse(schema, readJson(raw))
  if (result.success) return result.output
  throw new PaypalRefusal(
    400,
    result.issues.map((issue) => ({
      field: pointerTo(issue),
      location: 'body',
      issue: issueOf(issue, stray),
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

function issueOf({ type, kind, expected, input }: v.BaseIssue<unknown>, stray: Issue): Issue {
  if (type === 'strict_object' && expected === 'never') return stray
  if (kind === 'schema' && input === undefined) return 'MISSING_REQUIRED_PARAMETER'
  if (type === 'picklist') return 'INVALID_PARAMETER_VALUE'
  if (type === 'min_length' && Array.isArray(input)) return 'INVALID_ARRAY_MIN_ITEMS'
  if (type === 'max_length' && Array.isArray(input)) return 'INVALID_ARRAY_MAX_ITEMS'
  if (/length$/.test(type)) return 'INVALID_STRING_LENGTH'
  return 'INVALID_PARAMETER_SYNTAX'
}
