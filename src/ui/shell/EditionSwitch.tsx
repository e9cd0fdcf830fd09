import { Fragment } from 'react'
import { type Edition, editionList, editions } from '~/catalog/editions'
import { languages } from '~/catalog/locales'
import { useCounterparts } from './useCounterparts'

type EditionSwitchProps = { edition: Edition; className?: string }

/** Links to the same page in the other edition. Each language is named in its own language. */
export function EditionSwitch({ edition, className }: EditionSwitchProps) {
  const others = useCounterparts()
  if (others.length === 0) return null
  return (
    <p className={className}>
      {editionList.map((each, at) => {
        const { locale } = editions[each]
        const { name } = languages[locale]
        const path = others.find((other) => other.edition === each)?.path
        return (
          <Fragment key={each}>
            {at > 0 && <span> / </span>}
            {path ? (
              <a href={path} lang={locale} hrefLang={locale} className="py-1 underline underline-offset-4">
                {name}
              </a>
            ) : (
              each === edition && <span aria-current="true">{name}</span>
            )}
          </Fragment>
        )
      })}
    </p>
  )
}
