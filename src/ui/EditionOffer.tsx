import { useLingui } from '@lingui/react'
import './editionOffer.css'
import { languageOffers } from '~/content/otherEdition'
import { editions } from '~/editions'
import { editionOfferScript } from './editionOffer'
import { useCounterparts } from './useCounterparts'

/** One line that offers the page in the reader's language, closed until the script beside it opens it. */
export function EditionOffer() {
  const { i18n } = useLingui()
  const others = useCounterparts()
  if (others.length === 0) return null
  return (
    <>
      {others.map(({ edition, path }) => {
        const { locale } = editions[edition]
        const read = i18n._(languageOffers[locale].read)
        const id = `offer-${edition}`
        return (
          <aside
            key={id}
            id={id}
            popover="manual"
            lang={locale}
            aria-label={read}
            className="edition-offer m-auto rounded-full bg-paper text-note text-ink shadow-float"
          >
            <div className="flex items-center gap-2 pl-4">
              <a
                href={path}
                hrefLang={locale}
                className="rounded-full py-2 font-600 underline underline-offset-4"
              >
                {read}
              </a>
              <button
                type="button"
                popoverTarget={id}
                popoverTargetAction="hide"
                aria-label={i18n._(languageOffers[locale].close)}
                className="h-9 w-9 rounded-full"
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
