import { useLingui } from '@lingui/react/macro'
import type { ReactNode } from 'react'
import { Icon } from '~/ui/Icon'

type RemoveButtonProps = { name: string; removing?: boolean; onRemove: () => void }

/** The button on a photo that removes it. Keeps the focus while it works, which `disabled` would drop. */
export function RemoveButton({ name, removing = false, onRemove }: RemoveButtonProps): ReactNode {
  const { t } = useLingui()
  return (
    <button
      type="button"
      onClick={onRemove}
      // The focus moves on to the next photo, which a key that is held down must not remove as well.
      onKeyDown={(event) => event.repeat && event.key === 'Enter' && event.preventDefault()}
      aria-disabled={removing}
      aria-label={t({ message: `Remove ${name}`, comment: 'fixed by the specification' })}
      className="sent-remove absolute right-1.5 top-1.5 grid h-8 w-8 place-items-center rounded-full bg-night text-paper ring-1 ring-mist hover:bg-ember-deep"
    >
      <Icon name={removing ? 'spinner' : 'close'} className={removing ? 'animate-spin' : ''} />
    </button>
  )
}
