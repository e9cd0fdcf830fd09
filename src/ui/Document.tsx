import { HeadContent, Outlet, Scripts, useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { Toaster } from 'sonner'
import { addressAt, editionAt, toPublic } from '~/addresses'
import { editions } from '~/editions'
import { SkipLink } from './SkipLink'

/** The HTML document of every page. Says when and whether script takes over: see client.tsx. */
export function Document() {
  const path = useLocation({ select: (location) => location.pathname })
  const life = addressAt(toPublic(path))?.life ?? 'content'

  useEffect(() => {
    document.documentElement.dataset.hydrated = 'true'
    dispatchEvent(new Event('hydrated'))
  }, [])

  return (
    <html lang={editions[editionAt(path)].locale} data-wake={life === 'private' ? 'now' : 'intent'}>
      <head>
        <HeadContent />
      </head>
      <body>
        <SkipLink />
        <Outlet />
        {/* Position, duration, hotkey and label are the library's own: they are the specified ones. */}
        <Toaster theme="light" />
        <Scripts />
      </body>
    </html>
  )
}
