import { useLingui } from '@lingui/react/macro'
import { type EditionsWith, pathOf } from '~/catalog/addresses'
import { editions } from '~/catalog/editions'
import { slot } from '~/core/pageSlots'
import { Icon } from '~/ui/Icon'
import { CityHour } from './CityHour'
import { editionLinksFor } from './content'

/** A link to each edition. The visitor's own edition is lit; the light follows hover and focus. */
export function EditionCards({ edition }: { edition: EditionsWith<'landing'> }) {
  const { t } = useLingui()
  return (
    <nav aria-label={t`Editions`} className="doors grid md:grid-cols-2">
      {editionLinksFor(edition).map((link) => {
        const { locale } = editions[link.edition]
        const [place, language] = t(link.label).split(/(?= \()/)
        return (
          <a
            key={link.edition}
            href={pathOf('home', link.edition)}
            hrefLang={locale}
            lang={link.edition === edition ? undefined : locale}
            className="door group"
            data-light={slot(`${link.edition}-light`)}
          >
            <span className="flex items-start justify-between gap-5">
              <CardMark />
              <CityHour place={link.edition} />
            </span>
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

/** The brand's mark. Its sun is above the line while that of the city is, and an outline below it otherwise. */
function CardMark() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 48 30"
      width="48"
      height="30"
      fill="currentColor"
      className="door-mark"
    >
      <svg aria-hidden="true" height="16">
        <path d="M12 16a12 12 0 0 1 24 0z" className="door-sun" />
      </svg>
      <path d="M0 16h48v1.5H0z" />
      <path d="M12.75 17.5a11.25 11.25 0 0 0 22.5 0" className="door-set" />
    </svg>
  )
}
