import { Trans } from '@lingui/react/macro'
import type { ReactElement, SyntheticEvent } from 'react'
import { Button } from '~/ui/Button'
import { Icon } from '~/ui/Icon'
import { Notice } from '~/ui/Notice'

type DialogFormProps = {
  /** What the button says that does it. */
  action: ReactElement
  busy: boolean
  /** It cannot be undone: the button is in the colour of what is wrong. */
  grave?: boolean
  /** Why it was not done. */
  failure?: string | undefined
  /** Gets what stands in the fields: a program may have filled them in and told nobody. */
  onSubmit: (fields: FormData) => void
  /** The same whenever somebody turns to the form or to a field, for what the dialog says of it. */
  onLook?: (fields: FormData) => void
  onClose: () => void
  children: ReactElement | (ReactElement | false | undefined)[]
}

/** What is in a dialog that asks for something: its words and fields, why it failed, and two buttons. */
export function DialogForm(props: DialogFormProps) {
  const { action, busy, grave, failure, onSubmit, onLook, onClose, children } = props
  // Not while somebody presses a button: what changes then moves it away, or replaces its words, and the press is lost.
  const look = ({ target, currentTarget }: SyntheticEvent<HTMLFormElement>) => {
    if (!(target instanceof HTMLButtonElement)) onLook?.(new FormData(currentTarget))
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault()
        if (!busy) onSubmit(new FormData(event.currentTarget))
      }}
      onInput={look}
      onChange={look}
      onFocus={look}
      onPointerEnter={(event) => event.pointerType === 'mouse' && look(event)}
      className="grid gap-5"
    >
      {children}
      {failure && <Notice kind="error">{failure}</Notice>}
      <div className="flex flex-col-reverse gap-3 sm:flex-row sm:justify-end">
        <Button look="secondary" size="small" onClick={onClose}>
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
