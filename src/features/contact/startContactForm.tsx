import { I18nProvider } from '@lingui/react'
import { useEffect } from 'react'
import { editions } from '~/catalog/editions'
import { createCatalogues } from '~/i18n/catalogues'
import { recoverHydration } from '~/ui/browser/recoverHydration'
import { ErrorBoundary } from '~/ui/ErrorBoundary'
import { prepareToasts } from '~/ui/shell/notify'
import { WordsAsElements } from '~/ui/Words'
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
  // Evaluates React DOM in a separate task: it takes longer than the whole form.
  const { hydrateRoot } = await import('react-dom/client')
  await new Promise((resolve) => setTimeout(resolve))
  await new Promise<void>((resolve) => {
    hydrateRoot(
      host,
      <I18nProvider i18n={catalogues.i18n}>
        <WordsAsElements>
          <ErrorBoundary>
            <ContactForm {...props} />
          </ErrorBoundary>
        </WordsAsElements>
        <Mounted onMount={resolve} />
      </I18nProvider>,
      recoverHydration(host),
    )
  })
}

function Mounted({ onMount }: { onMount: () => void }) {
  useEffect(onMount, [onMount])
  return null
}
