import { useLingui } from '@lingui/react/macro'
import { type EditionsWith, pathOf } from '~/catalog/addresses'
import { editions } from '~/catalog/editions'
import { Icon } from '~/ui/Icon'
import { editionLinksFor } from './content'

/** A door to each edition; the visitor's own is lit, and the light follows whoever turns to the other. */
export function EditionCards({ edition }: { edition: EditionsWith<'landing'> }) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Editions`} className="doors grid md:grid-cols-2">
      {editionLinksFor(edition).map((door) => {
        const { locale } = editions[door.edition]
        const [place, language] = t(door.label).split(/(?= \()/)
        return (
          <a
            key={door.edition}
            href={pathOf('home', door.edition)}
            hrefLang={locale}
            lang={door.edition === edition ? undefined : locale}
            className="door group"
          >
            <CardMark />
            <span className="flex items-center justify-between gap-5 md:items-end">
              <span className="door-name font-display">
                <span className="font-700">{place}</span>
                <span className="font-400 md:block lg:inline">{language}</span>
              </span>
              <Icon
                name="forward"
                className="text-[1.75rem] md:mb-1 transition-transform duration-300 group-hover:translate-x-2"
              />
            </span>
          </a>
        )
      })}
    </nav>
  )
}

/** The mark of the brand: over a lit door the sun is up, over the other it waits below the line. */
function CardMark() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 48 18"
      width="48"
      height="18"
      fill="currentColor"
      className="door-mark"
    >
      <path d="M12 16a12 12 0 0 1 24 0z" className="door-sun" />
      <path d="M0 16h48v1.5H0z" />
    </svg>
  )
}
