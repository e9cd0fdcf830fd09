import type { ReactNode } from 'react'
import { remarkLength } from '~/core/schemas/limits'
import { TextArea } from '~/ui/forms/TextArea'
import type { Marks } from './useMarks'

type RemarkProps = {
  /** Id of the portrait. */
  id: string
  label: string
  /** Accessible name, if the label alone does not tell which portrait it is about. */
  name?: string
  /** How it is sent. */
  hint?: ReactNode
  marks: Marks
}

/** What should change in a portrait: where it is marked, and in the form below all portraits, which sends it. */
export function OrderRemark({ id, label, name, hint, marks }: RemarkProps) {
  return (
    <div className="order-say on-screen">
      <TextArea
        label={label}
        aria-label={name}
        hint={hint}
        maxLength={remarkLength}
        value={marks.remarks[id] ?? ''}
        onChange={({ currentTarget }) => marks.say(id, currentTarget.value)}
        // In the viewer, arrow keys would show the next portrait.
        onKeyDown={(event) => event.stopPropagation()}
      />
    </div>
  )
}
