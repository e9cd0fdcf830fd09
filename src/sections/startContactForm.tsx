import { I18nProvider } from '@lingui/react'
import { useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { createCatalogues } from '~/i18n/catalogues'
import { pageLocale } from '~/i18n/pageLocale'
import { prepareToasts } from '~/ui/notify'
import { ContactForm, type ContactFormProps } from './ContactForm'

/**
 * Lets React take over a contact form, and nothing else of the page. Resolves once it answers.
 * @public `pieces.ts` loads it by name.
 */
export async function start(host: HTMLElement): Promise<void> {
  const props: ContactFormProps = JSON.parse(host.dataset.props ?? '')
  const catalogues = createCatalogues()
  await catalogues.load(pageLocale(), 'contact')
  prepareToasts()
  await new Promise<void>((resolve) => {
    hydrateRoot(
      host,
      <I18nProvider i18n={catalogues.i18n}>
        <ContactForm {...props} />
        <Told onMount={resolve} />
      </I18nProvider>,
    )
  })
}

function Told({ onMount }: { onMount: () => void }) {
  useEffect(onMount, [onMount])
  return null
}
