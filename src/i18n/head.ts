import type { I18n } from '@lingui/core'
import {
  alternates,
  type EditionsWith,
  editionsOf,
  pathOfPage,
  type Screen,
  screenFacts,
} from '~/catalog/addresses'
import { type Edition, editions } from '~/catalog/editions'
import type { HeadText } from '~/catalog/headText'
import { site } from '~/catalog/site'
import { publicOrigin } from '~/core/origin'
import type { LocatedHead, PageHead } from './pageHead'
import { picturePath, pictureSize } from './socialPicture'
import { structuredData } from './structuredData'

/** Translates the head of a page in its loader. The route's `head` function must not need anything else. */
export function pageHead<S extends Screen>(
  i18n: I18n,
  screen: S,
  edition: EditionsWith<S>,
  text: HeadText,
  price?: string,
): PageHead<EditionsWith<S>> {
  const headline = i18n._(text.headline ?? text.title)
  return {
    screen,
    edition,
    title: `${i18n._(text.title)} – ${site.brand}`,
    description: i18n._(text.description),
    picture: price ? `${headline} – ${price}` : headline,
  }
}

/** Title, description, social card, canonical and language alternates of a page (R-SEO-01, R-SEO-02). */
export function headTags(head: PageHead | undefined) {
  if (!head) return {}
  const { screen, title, description } = head
  const origin = publicOrigin()
  const url = origin + pathOfPage(head)
  const indexable = screenFacts(screen).indexable && !head.personal
  return {
    meta: [
      { title },
      { name: 'description', content: description },
      ...(indexable ? socialCard({ ...head, origin }) : [{ name: 'robots', content: 'noindex' }]),
    ],
    links: [
      { rel: 'canonical', href: url },
      ...alternates(screen).map(({ language, path }) => ({
        rel: 'alternate',
        hrefLang: language,
        href: origin + path,
      })),
    ],
    // Search engines read the server's page. No page that the browser hydrates as a whole has structured data.
    scripts: import.meta.env.SSR ? structuredDataTags({ ...head, origin }) : [],
  }
}

const structuredDataTags = (head: LocatedHead) =>
  structuredData(head).map((data) => ({
    type: 'application/ld+json',
    // Escapes `<`, which could end the element early.
    children: JSON.stringify(data).replaceAll('<', '\\u003c'),
  }))

/** What social networks show for a shared page. Not used for noindex and personal pages. */
function socialCard(head: LocatedHead) {
  const { screen, edition, title, description, origin, picture } = head
  const others = editionsOf(screen).filter((other) => other !== edition)
  const locale = (of: Edition) => editions[of].locale.replace('-', '_')
  return [
    { property: 'og:type', content: 'website' },
    { property: 'og:site_name', content: site.brand },
    { property: 'og:title', content: title },
    { property: 'og:description', content: description },
    { property: 'og:url', content: origin + pathOfPage(head) },
    { property: 'og:locale', content: locale(edition) },
    ...others.map((other) => ({ property: 'og:locale:alternate', content: locale(other) })),
    { property: 'og:image', content: origin + picturePath(screen, edition) },
    { property: 'og:image:width', content: String(pictureSize.width) },
    { property: 'og:image:height', content: String(pictureSize.height) },
    { property: 'og:image:alt', content: picture },
    { name: 'twitter:card', content: 'summary_large_image' },
  ]
}
