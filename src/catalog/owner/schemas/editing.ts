import * as v from 'valibot'
import type { Locale } from '../../locales'

/** How the editor shows a field, where the schema alone does not say it. */
export type Editing = {
  /**
   * `multiline`: a text of several lines. `day`: a day of the calendar, as `2026-01-31`. `image`: a picture in this
   * folder below `public/`, as `/<folder>/<file>`.
   */
  editAs?: 'multiline' | 'day' | { image: string }
  /** Names of the values of a picklist. */
  valueNames?: Record<Locale, Record<string, string>>
}

/** Chooses how the editor shows a field. */
export const editedAs = <T>(editAs: NonNullable<Editing['editAs']>): v.MetadataAction<T, Editing> =>
  v.metadata({ editAs })

/** Names the values of a picklist, in English and Portuguese, in their order. */
export function valuesNamed<const Values extends readonly string[]>(
  values: Values,
  english: { [At in keyof Values]: string },
  portuguese: { [At in keyof Values]: string },
): v.MetadataAction<Values[number], Editing> {
  const named = (names: readonly string[]) =>
    Object.fromEntries(values.map((value, at) => [value, names[at] ?? value]))
  return v.metadata({ valueNames: { 'en-US': named(english), 'pt-BR': named(portuguese) } })
}
