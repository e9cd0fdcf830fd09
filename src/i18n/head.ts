import type { I18n } from '@lingui/core'
import { alternates, type EditionsWith, pathOfPage, type Screen, screens } from '~/addresses'
import type { HeadText } from '~/content/headText'
import { editions } from '~/editions'
import { publicOrigin } from '~/origin'
import { site } from '~/site'
import type { PageHead } from './pageHead'
import { structuredData } from './structuredData'

/** What a page's loader returns: the translated head. The head function itself must not reach for more. */
export function pageHead<S extends Screen>(
  i18n: I18n,
  screen: S,
  edition: EditionsWith<S>,
  text: HeadText,
): PageHead<EditionsWith<S>> {
  return {
    screen,
    edition,
    title: `${i18n._(text.title)} – ${site.brand}`,
    description: i18n._(text.description),
  }
}

/** Title, description, social card, canonical and language alternates of a page (R-SEO-01, R-SEO-02). */
export function headTags(head: PageHead | undefined) {
  if (!head) return {}
  const { screen, edition, title, description } = head
  const origin = publicOrigin()
  const url = origin + pathOfPage(head)
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
    scripts: structuredData({ ...head, origin }).map((data) => ({
      type: 'application/ld+json',
      // Escapes `<`, which could end the element early.
      children: JSON.stringify(data).replaceAll('<', '\\u003c'),
    })),
  }
}
