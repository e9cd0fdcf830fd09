import type { MessageDescriptor } from '@lingui/core'
import { useLingui } from '@lingui/react/macro'
import type { IconName } from '~/catalog/icons'
import { Icon } from '~/ui/Icon'

type MarksProps = { marks: readonly { id: string; icon: IconName; text: MessageDescriptor }[] }

/** Short promises in small gray text, each with an icon. */
export function CheckoutMarks({ marks }: MarksProps) {
  const { t } = useLingui()
  return (
    <ul className="flex flex-wrap gap-x-4 gap-y-1 pt-3 text-small text-ink-soft">
      {marks.map(({ id, icon, text }) => (
        <li key={id} className="flex items-center gap-2">
          <Icon name={icon} />
          <span>{t(text)}</span>
        </li>
      ))}
    </ul>
  )
}
