import { useLingui } from '@lingui/react'
import { HeadContent, Outlet, Scripts, useLocation } from '@tanstack/react-router'
import { Fragment, Suspense, useEffect } from 'react'
import { addressAt, isDesk, toPublic } from '~/catalog/addresses'
import { WordsAsElements } from '../Words'
import { prepareToasts } from './notify'
import { SkipLink } from './SkipLink'

/** The HTML document of every page. Says when and whether script takes over: see client.tsx. */
export function Document() {
  const { i18n } = useLingui()
  const path = useLocation({ select: (location) => location.pathname })
  const life = isDesk(path) ? 'private' : (addressAt(toPublic(path))?.life ?? 'content')
  // Where money and photos move a toast must show even when the network is gone by then.
  useEffect(() => {
    if (life === 'private') prepareToasts()
  }, [life])

  // Not on what the build renders and nothing in the browser changes.
  const Texts = import.meta.env.SSR && life === 'content' ? Fragment : WordsAsElements

  return (
    <html
      lang={i18n.locale}
      data-hydrate={life === 'private' ? 'now' : 'intent'}
      // A browser that translates the page changes `lang`.
      data-language={life === 'private' ? i18n.locale : undefined}
    >
      <head>
        <HeadContent />
      </head>
      <body>
        <SkipLink />
        {/* Where others have changed the page before it hydrates, React renders what is in here anew, and no more. */}
        <Suspense>
          <Texts>
            <Outlet />
          </Texts>
        </Suspense>
        <Scripts />
      </body>
    </html>
  )
}
