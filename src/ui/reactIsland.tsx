import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import { type ReactNode, useEffect } from 'react'
import { recoverHydration } from './browser/recoverHydration'
import { ErrorBoundary } from './ErrorBoundary'
import { WordsAsElements } from './Words'

type IslandProps = { i18n: I18n; onMount?: () => void; children: ReactNode }

/** The root of a part of a page that has no router: texts, and an error boundary. */
export function Island({ i18n, onMount = () => {}, children }: IslandProps) {
  return (
    <I18nProvider i18n={i18n}>
      <WordsAsElements>
        <ErrorBoundary>{children}</ErrorBoundary>
      </WordsAsElements>
      <Mounted onMount={onMount} />
    </I18nProvider>
  )
}

function Mounted({ onMount }: { onMount: () => void }) {
  useEffect(onMount, [onMount])
  return null
}

/** Hydrates an element that the server rendered within `WordsAsElements`. Resolves once it is interactive. */
export async function hydrateIsland(host: HTMLElement, i18n: I18n, content: ReactNode): Promise<void> {
  // Evaluates React DOM in a separate task: it takes longer than a whole form.
  const { hydrateRoot } = await import('react-dom/client')
  await new Promise((resolve) => setTimeout(resolve))
  await new Promise<void>((resolve) => {
    const island = (
      <Island i18n={i18n} onMount={resolve}>
        {content}
      </Island>
    )
    hydrateRoot(host, island, recoverHydration(host))
  })
}
