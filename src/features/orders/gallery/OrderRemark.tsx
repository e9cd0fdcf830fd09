import { useLingui } from '@lingui/react/macro'
import { remarkLength } from '~/core/schemas/limits'
import type { Marks } from './useMarks'

type RemarkProps = {
  /** Id of the portrait. */
  id: string
  /** Name and position of the portrait. */
  alt: string
  marks: Marks
}

/** What should change in a portrait, asked where it is marked. The form below all portraits sends it. */
export function OrderRemark({ id, alt, marks }: RemarkProps) {
  const { t } = useLingui()
  return (
    <label className="order-say on-screen">
      {t`What should we change?`}
      <span className="sr-only">{` ${alt}`}</span>
      <textarea
        rows={2}
        maxLength={remarkLength}
        value={marks.remarks[id] ?? ''}
        onChange={({ currentTarget }) => marks.say(id, currentTarget.value)}
        // In the viewer, arrow keys would show the next portrait.
        onKeyDown={(event) => event.stopPropagation()}
      />
    </label>
  )
}
