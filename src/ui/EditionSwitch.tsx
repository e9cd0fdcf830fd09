import { Fragment } from 'react'
import { type Edition, editionList, editions } from '~/editions'
import { useCounterparts } from './useCounterparts'

type EditionSwitchProps = { edition: Edition; className?: string }

/** Leads to the same page in the other edition. Each is named in its own language. */
export function EditionSwitch({ edition, className }: EditionSwitchProps) {
  const others = useCounterparts()
  if (others.length === 0) return null
  return (
    <p className={className}>
      {editionList.map((each, at) => {
        const { language, locale } = editions[each]
        const path = others.find((other) => other.edition === each)?.path
        return (
          <Fragment key={each}>
            {at > 0 && ' / '}
            {path ? (
              <a href={path} lang={locale} hrefLang={locale} className="py-1 underline underline-offset-4">
                {language}
              </a>
            ) : (
              each === edition && <span aria-current="true">{language}</span>
            )}
          </Fragment>
        )
      })}
    </p>
  )
}
