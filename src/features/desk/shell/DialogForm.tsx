import { Trans } from '@lingui/react/macro'
import type { ReactElement, SyntheticEvent } from 'react'
import { Button } from '~/ui/Button'
import { Icon } from '~/ui/Icon'
import { Notice } from '~/ui/Notice'

type DialogFormProps = {
  /** Label of the submit button. */
  action: ReactElement
  busy: boolean
  /** The action cannot be undone: the button has the error color. */
  grave?: boolean
  /** Why the action failed. */
  failure?: string | undefined
  /** Receives the current field values, since autofill may fire no event. */
  onSubmit: (fields: FormData) => void
  /** Receives the field values when they may have changed: on edits, and on focus or hover because of autofill. */
  onFieldsChange?: (fields: FormData) => void
  onClose: () => void
  children: ReactElement | (ReactElement | false | undefined)[]
}

/** The form in a dialog: text and fields, the reason of a failure, and two buttons. */
export function DialogForm(props: DialogFormProps) {
  const { action, busy, grave, failure, onSubmit, onFieldsChange, onClose, children } = props
  // Skips events on buttons: an update during a press could move the button or replace its label, and lose the click.
  const readFields = ({ target, currentTarget }: SyntheticEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLButtonElement)) onFieldsChange?.(new FormData(currentTarget))
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) onSubmit(new FormData(event.currentTarget))
      }}
      onInput={readFields}
      onChange={readFields}
      onFocus={readFields}
      onPointerEnter={(event) => event.pointerType === 'mouse' && readFields(event)}
      className="grid gap-5"
    >
      {children}
      {failure && <Notice kind="error">{failure}</Notice>}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button variant="secondary" size="small" onClick={onClose}>
          <Trans comment="Desk: closes a dialog and does nothing">Not now</Trans>
        </Button>
        <Button
          type="submit"
          size="small"
          disabled={busy}
          aria-busy={busy}
          className={grave ? '!bg-rose !text-white hover:!bg-ink' : ''}
        >
          {busy && <Icon name="spinner" className="animate-spin" />}
          {action}
        </Button>
      </div>
    </form>
  )
}
