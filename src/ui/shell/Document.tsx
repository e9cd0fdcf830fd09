import { useLingui } from '@lingui/react'
import { HeadContent, Outlet, Scripts, useLocation } from '@tanstack/react-router'
import { Fragment, Suspense, useEffect } from 'react'
import { addressAt, isDesk, toPublic } from '~/catalog/addresses'
import { WordsAsElements } from '../Words'
import { prepareToasts } from './notify'
import { PageAddress } from './pageAddress'
import { SkipLink } from './SkipLink'

/** The HTML document of every page. Its `data-hydrate` decides when the page hydrates: see client.tsx. */
export function Document() {
  const { i18n } = useLingui()
  const path = toPublic(useLocation({ select: (location) => location.pathname }))
  const hasSession = useLocation({ select: ({ search }) => 'session_id' in search })
  const desk = { life: 'private', islands: false } as const
  const page = { life: 'content', islands: true } as const
  const { life, islands } = isDesk(path) ? desk : (addressAt(path) ?? page)
  // On private pages (payment, photos) a toast must work even if the network fails later.
  useEffect(() => {
    if (!islands) prepareToasts()
  }, [islands])

  // Not needed where React never updates the page.
  const Texts = import.meta.env.SSR && islands ? Fragment : WordsAsElements

  return (
    <html
      lang={i18n.locale}
      data-hydrate={islands ? 'intent' : 'now'}
      // Browser translation changes `lang`.
      data-language={life === 'private' ? i18n.locale : undefined}
    >
      <head>
        <HeadContent />
      </head>
      <body>
        <SkipLink />
        {/* If the page was modified before hydration, React re-renders only the content of this boundary. */}
        <Suspense>
          <Texts>
            <PageAddress value={{ path, hasSession }}>
              <Outlet />
            </PageAddress>
          </Texts>
        </Suspense>
        <Scripts />
      </body>
    </html>
  )
}
