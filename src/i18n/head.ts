import type { I18n, MessageDescriptor } from '@lingui/core'
import { alternates, pathOf, type Screen, screens } from '~/addresses'
import { type Edition, editions } from '~/editions'
import { publicOrigin } from '~/origin'
import { site } from '~/site'
import { type ServiceOffer, structuredData } from './structuredData'

export type HeadText = { title: MessageDescriptor; description: MessageDescriptor }

export type PageHead = {
  screen: Screen
  edition: Edition
  origin: string
  title: string
  description: string
  /** A session in the address: the page is one buyer's. */
  personal?: boolean
  /** What a detail page sells. */
  offer?: ServiceOffer
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
  const url = origin + pathOf(screen, edition)
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      { property: 'og:title', content: title },
      { property: 'og:description', content: description },
      { property: 'og:url', content: url },
      { property: 'og:locale', content: editions[edition].locale.replace('-', '_') },
      { property: 'og:image', content: `${origin}/social/${edition}.png` },
      { name: 'twitter:card', content: 'summary_large_image' },
      ...(screens[screen].indexable && !head.personal ? [] : [{ name: 'robots', content: 'noindex' }]),
    ],
    links: [
      { rel: 'canonical', href: url },
      ...alternates(screen).map(({ language, path }) => ({
        rel: 'alternate',
        hrefLang: language,
        href: origin + path,
      })),
    ],
    scripts: structuredData(head).map((data) => ({
      type: 'application/ld+json',
      // A `<` could end the element early.
      children: JSON.stringify(data).replaceAll('<', '\\u003c'),
    })),
  }
}
