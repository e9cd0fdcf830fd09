import { Trans, useLingui } from '@lingui/react/macro'
import { useRef } from 'react'
import type { DeskOrder } from '~/features/desk/schema'
import { TextArea } from '~/ui/forms/TextArea'
import { useNote } from './useNote'

/** The owner's private note on an order; buyers never see it. Saves while the owner types, and shows its state. */
export function OrderNote({ order }: { order: DeskOrder }) {
  const { t } = useLingui()
  const field = useRef<HTMLTextAreaElement>(null)
  const { state, save, onChange } = useNote(order, field)
  return (
    <div>
      <TextArea
        short
        label={t({ message: 'Private note', comment: 'Desk: label of a field' })}
        ref={field}
        maxLength={2000}
        defaultValue={order.note ?? ''}
        error={typeof state === 'object' ? state.failed : undefined}
        onChange={onChange}
        onBlur={save}
      />
      <p role="status" className="min-h-[1lh] pt-1.5 text-small text-ink-soft">
        {state === 'saved' ? (
          <Trans comment="Desk: the note is kept">Saved</Trans>
        ) : state === 'saving' || state === 'typing' ? (
          <Trans comment="Desk: the note is being kept">Saving…</Trans>
        ) : state === 'kept' ? (
          <Trans comment="Desk: below the private note">
            Only you and your team see it. It saves automatically.
          </Trans>
        ) : null}
      </p>
    </div>
  )
}
