import { createRootRouteWithContext } from '@tanstack/react-router'
import 'virtual:uno.css'
import { DocumentFailure } from '~/app/pages/RouteFailure'
import { addressAt, toPublic } from '~/catalog/addresses'
import { editions } from '~/catalog/editions'
import { shownEdition } from '~/catalog/readerEdition'
import type { Catalogues } from '~/i18n/catalogues'
import '~/ui/theme/base.css'
import { Document } from '~/ui/shell/Document'
import { fontLinks } from '~/ui/shell/fontLinks'
import '~/ui/theme/fonts.css'
import { viewTransitionScript } from '~/ui/shell/viewTransition'
import { visitKindScript } from '~/ui/shell/visitKind'

export const Route = createRootRouteWithContext<{ catalogues: Catalogues }>()({
  beforeLoad: ({ context, location: { pathname } }) =>
    context.catalogues.load(
      editions[shownEdition(pathname)].locale,
      ...(addressAt(toPublic(pathname)) ? [] : (['missing'] as const)),
    ),
  head: () => ({
    meta: [
      { charSet: 'utf-8' },
      { name: 'viewport', content: 'width=device-width, initial-scale=1, viewport-fit=cover' },
      { name: 'theme-color', content: __THEME_COLOR__ },
    ],
    links: [
      ...fontLinks,
      { rel: 'icon', href: '/favicon.svg', type: 'image/svg+xml' },
      { rel: 'apple-touch-icon', href: '/apple-touch-icon.png' },
      { rel: 'manifest', href: '/manifest.webmanifest' },
    ],
    scripts: [{ children: `${visitKindScript};${viewTransitionScript}` }],
  }),
  errorComponent: DocumentFailure,
  component: Document,
})
