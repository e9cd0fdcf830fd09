import type { EditionsWith } from '~/catalog/addresses'
import type { Locale } from '~/catalog/locales'
import { createCatalogues } from '~/i18n/catalogues'
import { hydrateIsland } from '~/ui/reactIsland'
import { ResendForm } from './ResendOrderLink'

/** Hydrates the form below the question, and nothing else of the page. */
export async function startResendOrderLink(host: HTMLElement, locale: Locale): Promise<void> {
  const { i18n, load } = createCatalogues()
  await load(locale, 'photos/checkout')
  await hydrateIsland(host, i18n, <ResendForm edition={host.dataset.resend as EditionsWith<'checkout'>} />)
  host.dataset.ready = ''
}
