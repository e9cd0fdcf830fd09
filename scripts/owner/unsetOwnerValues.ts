import type { Locale } from '../../src/catalog/locales.ts'
import { labelsOf } from '../../src/catalog/owner/fieldsOf.ts'
import { type OwnerFile, ownerFiles } from '../../src/catalog/owner/ownerFiles.ts'
import { unsetValues } from '../../src/catalog/owner/unsetValues.ts'
import { readOwnerFile } from './readOwnerFile.ts'

type UnsetValue = {
  file: OwnerFile
  /** What the owner calls it: “Customers, English edition, Email”. */
  name: string
  /** Whether mails or orders require it. */
  required: boolean
}

/** The files with values that are delivered as placeholders. */
const files = ['business', 'contacts', 'faces', 'links', 'settings'] as const satisfies OwnerFile[]
const required = /^(sender|ownerInbox|contact\.)/

/** Lists the owner's values that are still placeholders or unset (R-CFG-07). */
export function unsetOwnerValues(locale: Locale): UnsetValue[] {
  return files.flatMap((file) =>
    unsetValues(readOwnerFile(file)).map((path) => ({
      file,
      name: labelsOf(ownerFiles[file], path, locale).slice(1).join(', '),
      required: required.test(path.join('.')),
    })),
  )
}

/** Joins values to one text, by file: `contacts.json: Sender of emails; Your inbox`. */
export function listByFile(values: readonly UnsetValue[]): string[] {
  return [...Map.groupBy(values, ({ file }) => file)].map(
    ([file, ofFile]) => `${file}.json: ${ofFile.map(({ name }) => name).join('; ')}`,
  )
}
