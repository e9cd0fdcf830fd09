import type * as v from 'valibot'
import type { Locale } from '~/catalog/locales'
import type { Nested } from '~/catalog/owner/fieldsOf'

type Rule = { kind: string; type: string; requirement?: unknown; message?: unknown }

/** What the schemas of the owner's data consist of, beyond the common type of a schema. */
type Parts = Nested & {
  options?: readonly string[]
  pipe?: readonly (v.GenericSchema | Rule)[]
}

/** The parts of a schema: fields of an object, item of a list, values of a picklist. */
export const partsOf = (schema: v.GenericSchema) => schema as v.GenericSchema & Parts

/** Whether a value may be missing or `null`, and the schema of the value itself. */
export function unwrap(schema: v.GenericSchema): {
  inner: v.GenericSchema
  mayBeMissing: boolean
  mayBeNull: boolean
} {
  const { wrapped, type } = partsOf(schema)
  if (!wrapped) return { inner: schema, mayBeMissing: false, mayBeNull: false }
  const { inner, mayBeMissing, mayBeNull } = unwrap(wrapped)
  return {
    inner,
    mayBeMissing: mayBeMissing || /optional|nullish/.test(type),
    mayBeNull: mayBeNull || /null/.test(type),
  }
}

/** The validations of a schema's pipe, those of pipes inside it included. */
export const rulesOf = (schema: v.GenericSchema): Rule[] =>
  (partsOf(schema).pipe ?? []).flatMap((step, at) => {
    if (step.kind !== 'schema') return step.kind === 'validation' ? [step as Rule] : []
    // The first step of a pipe is its schema, which may be a pipe itself.
    return at === 0 ? rulesOf(step as v.GenericSchema) : []
  })

/** The message of a rule in a language. */
export function messageOf({ message }: Rule, locale: Locale): string {
  return typeof message === 'function' ? message({ lang: locale }) : String(message ?? '')
}
