import { HeadContent, Outlet, Scripts, useLocation } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useState } from 'react'
import { addressAt, editionAt, toPublic } from '~/addresses'
import { editions } from '~/editions'
import { SkipLink } from './SkipLink'

const Toasts = lazy(() => import('./Toasts'))

/** The HTML document of every page. Says when and whether script takes over: see client.tsx. */
export function Document() {
  const path = useLocation({ select: (location) => location.pathname })
  const life = addressAt(toPublic(path))?.life ?? 'content'
  const [toasts, setToasts] = useState(false)

  useEffect(() => {
    whenIdle(() => {
      document.documentElement.dataset.hydrated = 'true'
      dispatchEvent(new Event('hydrated'))
    })
    const show = () => setToasts(true)
    addEventListener('toast', show)
    return () => removeEventListener('toast', show)
  }, [])
  // Where money and photos are on their way, the toaster waits ready: it must show even when the network is gone.
  useEffect(() => {
    if (life === 'private') setToasts(true)
  }, [life])

  return (
    <html lang={editions[editionAt(path)].locale} data-wake={life === 'private' ? 'now' : 'intent'}>
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

/** React takes over the page below this component a moment later; then there is nothing left to do. */
function whenIdle(work: () => void): void {
  if ('requestIdleCallback' in window) requestIdleCallback(work, { timeout: 2000 })
  else setTimeout(work, 200)
}
