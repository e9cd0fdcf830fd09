import type { I18n } from '@lingui/core'
import { I18nProvider } from '@lingui/react'
import {
  Component,
  type ComponentType,
  type ReactElement,
  type ReactNode,
  StrictMode,
  useEffect,
} from 'react'
import { type Edition, editions } from '~/catalog/editions'
import type { CatalogueName } from '~/i18n/catalogueFiles'
import { type Catalogues, createCatalogues } from '~/i18n/catalogues'
import { readDevCatalogue } from '~/i18n/readDevCatalogue'
import { normalizeChunkLoadErrors } from '~/ui/browser/chunkLoadError'
import { recoverHydration } from '~/ui/browser/recoverHydration'
import { HydrationMark } from '~/ui/shell/HydrationMark'
import { prepareToasts } from '~/ui/shell/notify'
import { WordsAsElements } from '~/ui/Words'
import { RouteFailure } from '../pages/RouteFailure'

/** What `hydrate.ts` hydrates: an element and its content, and what makes React's options for it. */
export type StartedPage = [host: Document | HTMLElement, page: ReactElement, recover: typeof recoverHydration]

type PageProps = { edition: Edition }

/**
 * Prepares a page that has no router in the browser (`OwnPage`).
 * @param texts the catalogues of the page besides `common`
 * @throws when a file of the page cannot be fetched
 */
export async function startOwnPage<Props extends PageProps>(
  host: HTMLElement,
  texts: readonly CatalogueName[],
  Page: ComponentType<Props & { catalogues: Catalogues }>,
): Promise<StartedPage> {
  normalizeChunkLoadErrors()
  const props: Props = JSON.parse(host.dataset.props ?? '')
  const catalogues = createCatalogues(__DEV_SERVER__ ? readDevCatalogue : undefined)
  await catalogues.load(editions[props.edition].locale, ...texts)
  const page = (
    <StrictMode>
      <Root i18n={catalogues.i18n}>
        <Page {...props} catalogues={catalogues} />
      </Root>
    </StrictMode>
  )
  return [host, page, options]
}

function Root({ i18n, children }: { i18n: I18n; children: ReactNode }) {
  // On pages with a payment or photos, a toast must work even if the network fails later.
  useEffect(prepareToasts, [])
  return (
    <I18nProvider i18n={i18n}>
      <WordsAsElements>
        <PageBoundary>
          {children}
          <HydrationMark />
        </PageBoundary>
      </WordsAsElements>
    </I18nProvider>
  )
}

/** The server's ids are those of the whole document, so that ids made here must differ from them. */
const options: typeof recoverHydration = (host) => ({ ...recoverHydration(host), identifierPrefix: 'own' })

/** Shows the failure page in place of a page that cannot be rendered, as the router does (R-ERR-21). */
class PageBoundary extends Component<{ children: ReactNode }, { error?: Error }> {
  override state: { error?: Error } = {}

  static getDerivedStateFromError(error: Error) {
    return { error }
  }

  override render() {
    const { error } = this.state
    return error ? <RouteFailure error={error} /> : this.props.children
  }
}
