import { editions } from '~/catalog/editions'
import { createCatalogues } from '~/i18n/catalogues'
import { hydrateIsland } from '~/ui/reactIsland'
import { prepareToasts } from '~/ui/shell/notify'
import { ContactForm, type ContactFormProps } from './ContactForm'
import { waitForTypingPause } from './waitForTypingPause'

/**
 * Hydrates a contact form and nothing else of the page. Resolves once it is interactive.
 * @public `islands.ts` loads it by name.
 */
export async function start(host: HTMLElement): Promise<void> {
  const props: ContactFormProps = JSON.parse(host.dataset.props ?? '')
  const catalogues = createCatalogues()
  await catalogues.load(editions[props.edition].locale, 'contact')
  await waitForTypingPause(host)
  prepareToasts()
  await hydrateIsland(host, catalogues.i18n, <ContactForm {...props} />)
}
