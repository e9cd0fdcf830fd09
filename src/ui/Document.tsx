import { useLingui } from '@lingui/react'
import { HeadContent, Outlet, Scripts, useLocation } from '@tanstack/react-router'
import { useEffect } from 'react'
import { addressAt, isDesk, toPublic } from '~/addresses'
import { EditionOffer } from './EditionOffer'
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

  return (
    <html lang={i18n.locale} data-wake={life === 'private' ? 'now' : 'intent'}>
      <head>
        <HeadContent />
      </head>
      <body>
        <SkipLink />
        <EditionOffer />
        <Outlet />
        <Scripts />
      </body>
    </html>
  )
}
