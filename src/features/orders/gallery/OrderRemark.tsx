import type { ReactNode } from 'react'
import { remarkLength } from '~/core/schemas/limits'
import { TextArea } from '~/ui/forms/TextArea'
import type { Marks } from './useMarks'

type RemarkProps = {
  /** Id of the portrait. */
  id: string
  /** Id of the field, if a link leads to it. */
  fieldId: string | undefined
  label: string
  /** Accessible name, because the label alone does not tell which portrait it is about. */
  name: string
  /** How it is sent. */
  hint: ReactNode
  marks: Marks
}

/** Returns the id of the field below a portrait in the gallery. */
export const fieldOf = (id: string) => `say-${id}`

/** Opened by a press, a field may be behind the bar. One that is there when the page loads does not scroll it. */
const showIfPressed = (field: HTMLElement | null) => {
  if (field && navigator.userActivation.isActive) field.scrollIntoView({ block: 'nearest' })
}

/** What should change in a portrait: a field where it is judged. The form below all portraits shows and sends it. */
export function OrderRemark({ id, fieldId, label, name, hint, marks }: RemarkProps) {
  return (
    <div ref={showIfPressed} className="order-say on-screen">
      <TextArea
        id={fieldId}
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
