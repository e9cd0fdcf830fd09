import { Trans, useLingui } from '@lingui/react/macro'
import type { EditionsWith } from '~/catalog/addresses'
import { closedOn, closureSpan } from '~/catalog/owner/openingHours'
import type { ClosedDay } from '~/catalog/owner/schemas/openingHours'
import { shownOn } from '~/core/datedParts'
import { longDate } from '~/i18n/longDate'

/** Holidays below the opening hours, each from a month ahead on; the server removes those of other days. */
export function ClosedDays({ edition }: { edition: EditionsWith<'home'> }) {
  return closedOn
    .toSorted((a, b) => (a.date < b.date ? -1 : 1))
    .map((entry) => {
      const { from, to } = closureSpan(entry)
      return (
        <p key={entry.date} {...shownOn(from, to)} className="figures mt-1 font-600">
          <DayOff {...entry} name={entry[edition]} />
        </p>
      )
    })
}

function DayOff({ date, name, ...times }: ClosedDay & { name: string | undefined }) {
  const { i18n } = useLingui()
  const day = longDate(new Date(date), i18n.locale)
  const [opens, closes] = [times.opens, times.closes].map((time) => time?.replace(/^0/, ''))
  return (
    <>
      {name && `${name}, `}
      {opens ? (
        <Trans comment="Opening hours of a holiday; {day} is “December 24, 2026”">
          {day}: {opens}–{closes}
        </Trans>
      ) : (
        <Trans comment="Opening hours of a holiday; {day} is “December 25, 2026”">{day}: closed</Trans>
      )}
    </>
  )
}
