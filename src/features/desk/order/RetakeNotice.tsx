import { Trans, useLingui } from '@lingui/react/macro'
import type { RetakeRequest as Wanted } from '~/core/schemas/retakeRequest'
import { wishTexts } from '~/features/desk/content/wishes'
import { useDateFormat } from '../shell/useDateFormat'

/** The reasons and text of the request for better photos. */
export function RetakeNotice({ wanted, at }: { wanted: Wanted; at: number | null }) {
  const { i18n } = useLingui()
  const { dayOf } = useDateFormat()
  return (
    <div className="mt-4 max-w-38em border-l-3 border-gold pl-4 text-note">
      <p className="font-600">
        {at && (
          <Trans comment="Desk: above the reasons that a buyer was told; {0} is a day">
            Asked for on {dayOf(at)}
          </Trans>
        )}
      </p>
      {wanted.reasons.length > 0 && (
        <p>{wanted.reasons.map((reason) => i18n._(wishTexts[reason])).join(' · ')}</p>
      )}
      {wanted.words && <p className="whitespace-pre-line text-ink-soft">{wanted.words}</p>}
    </div>
  )
}
