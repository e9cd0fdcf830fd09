import type { I18n } from '@lingui/core'
import type { Locale } from '~/catalog/locales'
import { createCatalogues } from '~/i18n/catalogues'

/** A language with the texts of the desk in it. */
export type OwnerText = { i18n: I18n; language: Locale }

/** Loads the texts of the desk for a table or a page that is not rendered for its reader. */
export async function ownerText(language: Locale): Promise<OwnerText> {
  const { i18n, load } = createCatalogues()
  await load(language, 'desk')
  return { i18n, language }
}
