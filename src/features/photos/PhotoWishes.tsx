import { useLingui } from '@lingui/react'
import type { RetakeRequest } from '~/core/schemas/retakeRequest'
import { wishTexts } from '~/features/photos/content/wishTexts'
import { Icon } from '~/ui/Icon'

/** The reasons why the studio needs other photos, and its message. */
export function PhotoWishes({ reasons, words }: RetakeRequest) {
  const { i18n } = useLingui()
  return (
    <>
      <ul className="max-w-38em border-t border-line">
        {reasons.map((reason) => (
          <li key={reason} className="flex gap-3 border-b border-line py-3">
            <Icon name="camera" className="mt-1 text-ember-deep" />
            <span>{i18n._(wishTexts[reason])}</span>
          </li>
        ))}
      </ul>
      {words && (
        <blockquote className="mt-6 max-w-38em whitespace-pre-line text-lead">{`“${words}”`}</blockquote>
      )}
    </>
  )
}
