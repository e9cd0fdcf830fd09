import { useLingui } from '@lingui/react'
import type { RetakeRequest } from '~/core/schemas/retakeRequest'
import { retakeReasonTexts } from '~/features/photos/content/retakeReasonTexts'
import { Icon } from '~/ui/Icon'

/** The reasons why the studio needs other photos, and its message. */
export function RetakeReasons({ reasons, words }: RetakeRequest) {
  const { i18n } = useLingui()
  return (
    <>
      <ul className="max-w-38em border-t border-line">
        {reasons.map((reason) => (
          <li key={reason} className="flex gap-3 border-b border-line py-3">
            <Icon name="camera" className="mt-1 text-ember-deep" />
            <span>{i18n._(retakeReasonTexts[reason])}</span>
          </li>
        ))}
      </ul>
      {words && (
        <blockquote className="mt-6 max-w-38em whitespace-pre-line text-lead">{`“${words}”`}</blockquote>
      )}
    </>
  )
}
