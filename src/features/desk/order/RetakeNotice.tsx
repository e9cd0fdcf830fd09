import { Trans, useLingui } from '@lingui/react/macro'
import type { RetakeRequest } from '~/core/schemas/retakeRequest'
import { retakeReasonLabels } from '~/features/desk/content/retakeReasonLabels'
import { useDateFormat } from '../shell/useDateFormat'

/** The reasons and text of the request for new photos. */
export function RetakeNotice({ retakeRequest, at }: { retakeRequest: RetakeRequest; at: number | null }) {
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
      {retakeRequest.reasons.length > 0 && (
        <p>{retakeRequest.reasons.map((reason) => i18n._(retakeReasonLabels[reason])).join(' · ')}</p>
      )}
      {retakeRequest.words && <p className="whitespace-pre-line text-ink-soft">{retakeRequest.words}</p>}
    </div>
  )
}
