import * as v from 'valibot'
import type { Locale } from '../locales'
import type { Editing } from './schemas/editing.ts'
import type { Label } from './schemas/labels.ts'

/** The labels from a file down to a value; a field that no schema knows is named as it is. */
export function labelsOf(schema: v.GenericSchema, path: readonly unknown[], locale: Locale): string[] {
  let current: v.GenericSchema | undefined = schema
  const labels = [metadataOf(schema).label?.[locale]]
  for (const key of path) {
    current = current && fieldOf(current, key)
    const label = current && metadataOf(current).label?.[locale]
    labels.push(typeof key === 'number' ? `${label ?? ''} ${key + 1}`.trim() : (label ?? String(key)))
  }
  return labels.filter((label) => label !== undefined)
}

/** Label, hint and way of editing of a schema, or of what it wraps. */
export function metadataOf(schema: v.GenericSchema): Partial<Label> & Editing {
  const { wrapped } = schema as Nested
  return { ...(wrapped && metadataOf(wrapped)), ...v.getMetadata(schema) }
}

/** The schema of a field of an object or of the entries of a list. */
function fieldOf(schema: v.GenericSchema, key: unknown): v.GenericSchema | undefined {
  const { entries, item, wrapped } = schema as Nested
  return entries?.[String(key)] ?? item ?? (wrapped && fieldOf(wrapped, key))
}

/** What objects, lists and optional schemas hold. */
export type Nested = {
  entries?: Record<string, v.GenericSchema>
  item?: v.GenericSchema
  wrapped?: v.GenericSchema
}
