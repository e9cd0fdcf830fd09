import { useLingui } from '@lingui/react'
import './editionOffer.css'
import { editions } from '~/catalog/editions'
import { languageOffers } from '~/catalog/otherEdition'
import { editionOfferScript } from './editionOffer'
import { useCounterparts } from './useCounterparts'

/**
 * Offers the page in the reader's language, in one line that stays hidden until the script beside it shows it
 * (R-GEN-21).
 */
export function EditionOffer() {
  const { i18n } = useLingui()
  const others = useCounterparts()
  if (others.length === 0) return null
  return (
    <>
      {others.map(({ edition, path }) => {
        const { locale } = editions[edition]
        const read = i18n._(languageOffers[locale].read)
        return (
          <aside
            key={edition}
            hidden
            lang={locale}
            aria-label={read}
            className="edition-offer bg-sand text-note text-ink"
            suppressHydrationWarning
          >
            <div className="wrap flex items-center justify-between gap-2">
              <a
                href={path}
                hrefLang={locale}
                className="mx--2 rounded px-2 py-2.5 font-600 underline underline-offset-4"
              >
                {read}
              </a>
              <button
                type="button"
                aria-label={i18n._(languageOffers[locale].close)}
                className="h-44px w-44px shrink-0 rounded-full text-sub mr--10px md:mr--16px"
              >
                <span aria-hidden="true">×</span>
              </button>
            </div>
          </aside>
        )
      })}
      <script>{editionOfferScript}</script>
    </>
  )
}
