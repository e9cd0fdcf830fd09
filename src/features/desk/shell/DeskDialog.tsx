import { useLingui } from '@lingui/react/macro'
import { type ReactNode, useEffect, useId, useRef } from 'react'
import { Icon } from '~/ui/Icon'

type DeskDialogProps = {
  title: string
  onClose: () => void
  /** Fills most of the window, for pictures. */
  wide?: boolean
  children: ReactNode
}

/** A native dialog, open while it is rendered. Escape and the close button close it; focus returns to its opener. */
export function DeskDialog({ title, onClose, wide, children }: DeskDialogProps) {
  const { t } = useLingui()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  useEffect(() => {
    const opener = document.activeElement
    const element = dialog.current
    element?.showModal()
    return () => {
      element?.close()
      if (opener instanceof HTMLElement) opener.focus()
    }
  }, [])
  return (
    <dialog
      ref={dialog}
      aria-labelledby={id}
      onCancel={(event) => {
        event.preventDefault()
        onClose()
      }}
      className={`m-auto w-[calc(100%-24px)] overscroll-contain rounded-card border border-line bg-paper p-5 text-ink shadow-float md:p-7 ${wide ? 'max-w-1120px' : 'max-w-140'}`}
    >
      <div className="flex items-start justify-between gap-4">
        <h2 id={id} className="min-w-0 text-sub font-600 font-display">
          {title}
        </h2>
        <button
          type="button"
          onClick={onClose}
          aria-label={t({ message: 'Close', comment: 'Desk: closes a dialog' })}
          className="round-control h-11 w-11 -mr-1 -mt-1.5"
        >
          <Icon name="close" />
        </button>
      </div>
      <div className="mt-3">{children}</div>
    </dialog>
  )
}
