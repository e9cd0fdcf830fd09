import type * as v from 'valibot'
import { partsOf, unwrap } from './schemaParts'

/**
 * Gives what a form has returned the shape of its schema: an empty optional field is left out, and so is an optional
 * switch that is off; an empty nullable field is `null`, and a list that the form has left out is empty. Keys are in
 * the order of the schema, without the editor's own. Anything else stays, for the check to find.
 */
export function fitToSchema(schema: v.GenericSchema, value: unknown): unknown {
  const { inner } = unwrap(schema)
  const { entries, item } = partsOf(inner)
  if (item && Array.isArray(value)) return value.map((one) => fitToSchema(item, one))
  if (!entries || !isObject(value)) return value
  const fitted = Object.entries(entries).flatMap(([name, entry]): [string, unknown][] => {
    const { inner: own, mayBeMissing, mayBeNull } = unwrap(entry)
    const given = value[name]
    const isOff = own.type === 'boolean' && mayBeMissing && given === false
    if (!isEmpty(given) && !isOff) return [[name, fitToSchema(entry, given)]]
    if (mayBeMissing) return []
    if (mayBeNull) return [[name, null]]
    if (own.type === 'array') return [[name, []]]
    return name in value ? [[name, fitToSchema(entry, given)]] : []
  })
  return { ...Object.fromEntries(fitted), ...without(value, Object.keys(entries)) }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** A field that was cleared, or a group of such fields. */
function isEmpty(value: unknown): boolean {
  if (value === undefined || value === null || value === '' || Number.isNaN(value)) return true
  return isObject(value) && Object.values(value).every(isEmpty)
}

/** By these the editor follows the items of a list. */
const editorKey = /^__sc_/

const without = (value: Record<string, unknown>, names: readonly string[]) =>
  Object.fromEntries(Object.entries(value).filter(([name]) => !names.includes(name) && !editorKey.test(name)))
