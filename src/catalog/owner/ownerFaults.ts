import * as v from 'valibot'
import type { Locale } from '../locales'
import { labelsOf } from './fieldsOf.ts'
import { type OwnerFile, ownerFiles } from './ownerFiles.ts'
import { says } from './schemas/labels.ts'

/**
 * Checks a file of the owner's data.
 * @param content the parsed JSON
 * @param locale the owner's language, for labels and messages
 * @returns one sentence per fault, such as “Opening hours, Hours, Line 2, Opens: must be a time such as 09:00”
 */
export function ownerFaults(file: OwnerFile, content: unknown, locale: Locale): string[] {
  const schema: v.GenericSchema = ownerFiles[file]
  const { issues = [] } = v.safeParse(schema, content, { lang: locale, message: generalMessage })
  const sentences = issues.map(({ path = [], message }) => {
    const keys = path.map(({ key }) => key)
    return faultAt(file, keys, message, locale)
  })
  // A value can break several rules that say the same.
  return [...new Set(sentences)]
}

/** A sentence about a value of a file. @param path the keys that lead to it */
export function faultAt(file: OwnerFile, path: readonly unknown[], message: string, locale: Locale): string {
  return `${labelsOf(ownerFiles[file], path, locale).join(', ')}: ${message}`
}

const missing = says('is missing', 'está faltando')
const unknown = says('is not a field here', 'não é um campo daqui')
const another = says('must be another kind of value', 'precisa ser outro tipo de valor')
const fields = says('must be a group of fields', 'precisa ser um grupo de campos')

/** The message of a rule that has none of its own. */
function generalMessage(issue: v.BaseIssue<unknown>): string {
  const { expected, received } = issue
  if (expected === 'never') return unknown(issue)
  if (received === 'undefined') return missing(issue)
  return expected === 'Object' ? fields(issue) : another(issue)
}
