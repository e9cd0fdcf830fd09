import * as v from 'valibot'
import type { Locale } from '../locales'
import { type OwnerFile, ownerFiles } from './ownerFiles.ts'
import type { Label } from './schemas/labels.ts'

/**
 * Checks a file of the owner's data.
 * @param content the parsed JSON
 * @param locale the owner's language, for labels and messages
 * @returns one sentence per fault, such as “Opening hours, Hours, Line 2, Opens: must be a time such as 09:00”
 */
export function ownerFaults(file: OwnerFile, content: unknown, locale: Locale): string[] {
  const schema: v.GenericSchema = ownerFiles[file]
  const { issues = [] } = v.safeParse(schema, content, { lang: locale })
  return issues.map(({ path = [], message }) => `${labelsOf(schema, path, locale).join(', ')}: ${message}`)
}

/** The labels from a file down to a value; a field that no schema knows is named as it is. */
function labelsOf(schema: v.GenericSchema, path: readonly { key?: unknown }[], locale: Locale): string[] {
  let current: v.GenericSchema | undefined = schema
  const labels = [labelOf(schema, locale)]
  for (const { key } of path) {
    current = current && childOf(current, key)
    const label = current && labelOf(current, locale)
    labels.push(typeof key === 'number' ? `${label ?? ''} ${key + 1}`.trim() : (label ?? String(key)))
  }
  return labels.filter((label) => label !== undefined)
}

function labelOf(schema: v.GenericSchema, locale: Locale): string | undefined {
  const { wrapped } = schema as Nested
  return (v.getMetadata(schema) as Partial<Label>).label?.[locale] ?? (wrapped && labelOf(wrapped, locale))
}

/** The schema of a field of an object or of the entries of a list. */
function childOf(schema: v.GenericSchema, key: unknown): v.GenericSchema | undefined {
  const { entries, item, wrapped } = schema as Nested
  return entries?.[String(key)] ?? item ?? (wrapped && childOf(wrapped, key))
}

/** What objects, lists and optional schemas hold. */
type Nested = {
  entries?: Record<string, v.GenericSchema>
  item?: v.GenericSchema
  wrapped?: v.GenericSchema
}
