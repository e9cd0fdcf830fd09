import type { I18n, MessageDescriptor } from '@lingui/core'
import { pathOf, type Screen, screens } from '~/addresses'
import { type Edition, editions } from '~/editions'
import { publicOrigin } from '~/origin'
import { site } from '~/site'

export type HeadText = { title: MessageDescriptor; description: MessageDescriptor }

type PageHead = {
  screen: Screen
  edition: Edition
  origin: string
  title: string
  description: string
}

/** What a page's loader returns: the translated head. The head function itself must not reach for more. */
export function pageHead(i18n: I18n, screen: Screen, edition: Edition, text: HeadText): PageHead {
  return {
    screen,
    edition,
    origin: publicOrigin(),
    title: `${i18n._(text.title)} – ${site.brand}`,
    description: i18n._(text.description),
  }
}

/** Title, description, social card, canonical and language alternates of a page (R-SEO-01, R-SEO-02). */
export function headTags(head: PageHead | undefined) {
  if (!head) return {}
  const { screen, edition, origin, title, description } = head
  const url = (of: Edition) => origin + pathOf(screen, of)
  const alternate = (of: Edition) => ({ rel: 'alternate', hrefLang: editions[of].locale, href: url(of) })
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: url(edition) },
      { property: 'og:locale', content: editions[edition].locale.replace('-', '_') },
      { property: 'og:image', content: `${origin}/social/${edition}.png` },
      { name: 'twitter:card', content: 'summary_large_image' },
      ...(screens[screen].indexable ? [] : [{ name: 'robots', content: 'noindex' }]),
    ],
    links: [{ rel: 'canonical', href: url(edition) }, alternate('us'), alternate('br')],
  }
}
