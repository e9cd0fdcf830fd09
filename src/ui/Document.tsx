import { HeadContent, Outlet, Scripts, useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { addressAt, isDesk, toPublic } from '~/addresses'
import { editions } from '~/editions'
import { shownEdition } from '~/readerEdition'
import { SkipLink } from './SkipLink'

// Goes on without toasts where they cannot be fetched: the page says the same.
const Toasts = lazy(() => import('./Toasts').catch(() => ({ default: () => <></> })))

/** The HTML document of every page. Says when and whether script takes over: see client.tsx. */
export function Document() {
  const path = useLocation({ select: (location) => location.pathname })
  const life = isDesk(path) ? 'private' : (addressAt(toPublic(path))?.life ?? 'content')
  const [toasts, setToasts] = useState(false)

  useEffect(() => {
    const show = () => setToasts(true)
    addEventListener('toast', show)
    return () => removeEventListener('toast', show)
  }, [])
  // Loads the toaster early where money and photos move: it must work even when the network is gone.
  useEffect(() => {
    if (life === 'private') setToasts(true)
  }, [life])

  return (
    <html lang={editions[shownEdition(path)].locale} data-wake={life === 'private' ? 'now' : 'intent'}>
      <head>
        <HeadContent />
      </head>
      <body>
        <SkipLink />
        <Outlet />
        {toasts && (
          <Suspense fallback={null}>
            <Toasts />
          </Suspense>
        )}
        <Scripts />
      </body>
    </html>
  )
}
