import { Trans } from '@lingui/react/macro'
import { Icon } from '~/ui/Icon'
import type { Marks } from './useMarks'

type MarkProps = {
  /** Id of the portrait. */
  id: string
  marks: Marks
  className: string
  /** Completes its accessible name where it is among others. */
  alt?: string
}

/** Marks a portrait for corrections, and again takes the mark back. A check mark beside “Fix this” would say: fixed. */
export function OrderMark({ id, marks, className, alt }: MarkProps) {
  const marked = marks.ids.includes(id)
  return (
    <button type="button" aria-pressed={marked} onClick={() => marks.toggle(id)} className={className}>
      <Icon name={marked ? 'check' : 'pen'} />
      {marked ? (
        <Trans comment="Of a portrait: for corrections that are not sent yet">Marked</Trans>
      ) : (
        <Trans comment="Marks a portrait for corrections">Fix this</Trans>
      )}
      {alt && <span className="sr-only">{`: ${alt}`}</span>}
    </button>
  )
}
