import type { Field } from '@sveltia/cms'
import * as v from 'valibot'
import type { Locale } from '~/catalog/locales'
import { metadataOf } from '~/catalog/owner/fieldsOf'
import { messageOf, partsOf, rulesOf, unwrap } from './schemaParts'

/**
 * The form field of a schema.
 * @param name the key in the file
 * @param locale the reader's language
 * @throws Error for a schema that no field can edit, such as a union
 */
export function fieldOf(name: string, schema: v.GenericSchema, locale: Locale): Field {
  const { inner, mayBeMissing, mayBeNull } = unwrap(schema)
  const { label, hint } = metadataOf(schema)
  const empty = inner.type === 'array' ? [] : ''
  return {
    name,
    label: label?.[locale] ?? name,
    ...(hint ? { hint: hint[locale] } : {}),
    // The editor counts an empty list as missing.
    required: !mayBeMissing && !mayBeNull && !v.safeParse(inner, empty).success,
    ...widgetOf(inner, locale),
  } as Field
}

function widgetOf(schema: v.GenericSchema, locale: Locale): object {
  if (schema.type === 'strict_object') return { widget: 'object', fields: fieldsOf(schema, locale) }
  if (schema.type === 'array') return listOf(schema, locale)
  if (schema.type === 'picklist') return { widget: 'select', options: optionsOf(schema, locale) }
  if (schema.type === 'boolean') return { widget: 'boolean' }
  if (schema.type === 'number') return numberOf(schema)
  if (schema.type === 'string') return textOf(schema, locale)
  throw new Error(`The editor has no field for a schema of type ${schema.type}`)
}

/** The fields of an object, in the order of its schema, which is the order of the keys in the file. */
export function fieldsOf(schema: v.GenericSchema, locale: Locale): Field[] {
  const fields = Object.entries(partsOf(schema).entries ?? {}).map(([name, entry]) =>
    fieldOf(name, entry, locale),
  )
  if (fields.length <= manyFields) return fields
  return fields.map((field) => (field.widget === 'object' ? { ...field, collapsed: true } : field))
}

/** The groups of a form with more fields are closed at first. */
const manyFields = 8

function listOf(schema: v.GenericSchema, locale: Locale): object {
  const { item } = partsOf(schema)
  if (!item) throw new Error('A list without a schema for its items')
  const limits = { ...limit('min', schema, 'min_length'), ...limit('max', schema, 'max_length') }
  if (item.type === 'picklist')
    return { widget: 'select', multiple: true, options: optionsOf(item, locale), ...limits }
  const isObject = item.type === 'strict_object'
  const { label, hint } = metadataOf(item)
  return {
    widget: 'list',
    ...limits,
    ...(label ? { label_singular: label[locale] } : {}),
    // An object has its own hint only inside other objects.
    ...(isObject && hint ? { hint: hint[locale] } : {}),
    ...(isObject
      ? { fields: fieldsOf(item, locale), collapsed: true, summary: summaryOf(item) }
      : { field: fieldOf('value', item, locale) }),
  }
}

/** Shows the first two fields of an item that is closed. */
const summaryOf = (item: v.GenericSchema) =>
  Object.keys(partsOf(item).entries ?? {})
    .slice(0, 2)
    .map((name) => `{{fields.${name}}}`)
    .join(' ')

function optionsOf(schema: v.GenericSchema, locale: Locale): { value: string; label: string }[] {
  const names = metadataOf(schema).valueNames?.[locale]
  return (partsOf(schema).options ?? []).map((value) => ({ value, label: names?.[value] ?? value }))
}

function numberOf(schema: v.GenericSchema): object {
  const isInteger = rulesOf(schema).some(({ type }) => type === 'integer' || type === 'safe_integer')
  return {
    widget: 'number',
    value_type: isInteger ? 'int' : 'float',
    ...(isInteger ? {} : { step: 0.01 }),
    ...limit('min', schema, 'min_value'),
    ...limit('max', schema, 'max_value'),
  }
}

const imageTypes = 'image/webp,image/jpeg,image/png'

function textOf(schema: v.GenericSchema, locale: Locale): object {
  const rules = rulesOf(schema)
  const { editAs } = metadataOf(schema)
  if (typeof editAs === 'object')
    return {
      widget: 'image',
      media_folder: `/public/${editAs.image}`,
      public_folder: `/${editAs.image}`,
      accept: imageTypes,
      choose_url: false,
    }
  if (editAs === 'day') return { widget: 'datetime', type: 'date', format: 'YYYY-MM-DD' }
  const pattern = rules.find(({ requirement }) => requirement instanceof RegExp)
  return {
    widget: editAs === 'multiline' ? 'text' : 'string',
    use_emoji_autocomplete: false,
    ...limit('minlength', schema, 'min_length'),
    ...limit('maxlength', schema, 'max_length'),
    ...(pattern ? { pattern: [pattern.requirement, messageOf(pattern, locale)] } : {}),
  }
}

/** The option `name` of a field with the number of a rule such as `v.minLength(1)`, if there is one. */
function limit(name: string, schema: v.GenericSchema, type: string): Record<string, number> {
  const rule = rulesOf(schema).find((one) => one.type === type)
  return typeof rule?.requirement === 'number' ? { [name]: rule.requirement } : {}
}
