import type { I18n } from '@lingui/core'
import type { Locale } from '~/catalog/locales'
import { createCatalogues } from '~/i18n/catalogues'

/** A language and the loaded texts of the desk in it. */
export type OwnerText = { i18n: I18n; language: Locale }

/** Loads the texts of the desk in a given language, independent of the request's language. */
export async function ownerText(language: Locale): Promise<OwnerText> {
  const { i18n, load } = createCatalogues()
  await load(language, 'desk')
  return { i18n, language }
}
