import { Trans } from '@lingui/react/macro'
import { type DragEvent, useEffect, useRef, useState } from 'react'
import { Hidden } from '~/ui/Hidden'

type DropzoneProps = {
  /** Photos are chosen already: the zone gives way to them. */
  compact: boolean
  /** The limit is reached. */
  full: boolean
  disabled: boolean
  limit: number
  onFiles: (files: Iterable<File>) => void
}

/** A native file input over the whole area, so that a tap, a key and a drop all work. The sun rises to a drop. */
export function UploadDropzone({ compact, full, disabled, limit, onFiles }: DropzoneProps) {
  const input = useRef<HTMLInputElement>(null)
  const [over, setOver] = useState(false)

  const take = () => {
    const field = input.current
    if (!field?.files?.length) return
    onFiles([...field.files])
    // The same file can be chosen again after it was removed.
    field.value = ''
  }
  // Photos chosen before script took over.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, at the start
  useEffect(take, [])

  const onDrop = (event: DragEvent) => {
    event.preventDefault()
    setOver(false)
    if (!disabled) onFiles([...event.dataTransfer.files])
  }

  return (
    <label
      onDragEnter={() => setOver(true)}
      onDragOver={(event) => event.preventDefault()}
      onDragLeave={(event) => event.currentTarget.contains(event.relatedTarget as Node) || setOver(false)}
      onDrop={onDrop}
      className={`group relative block overflow-hidden rounded-card border transition-colors has-[:focus-visible]:(outline-3 outline-solid outline-ember outline-offset-3) ${over ? 'border-ember-deep bg-ember-wash' : 'border-edge bg-white hover:border-ink'} ${disabled ? 'text-ink-soft' : 'cursor-pointer'}`}
    >
      <span
        aria-hidden="true"
        className={`relative block overflow-hidden border-b border-line transition-[height] duration-300 ${compact ? 'h-18' : 'h-30 md:h-40'}`}
      >
        <span
          className={`absolute left-1/2 top-full h-40 w-40 rounded-full transition-transform duration-500 ${disabled ? 'bg-line' : 'bg-ember'} translate-x--1/2 ${over ? 'translate-y--3/4' : 'translate-y--1/3 group-hover:translate-y--1/2'}`}
        />
      </span>
      <span className={`block px-5 text-center ${compact ? 'py-5' : 'py-7 md:py-9'}`}>
        <span className="block text-balance text-sub font-600 font-display">
          {disabled ? (
            <Trans>One moment, your photos are on their way</Trans>
          ) : full ? (
            <Trans>That is the limit: {limit} photos</Trans>
          ) : over ? (
            <Trans>Let go, and they are in</Trans>
          ) : (
            <Trans>Drop your photos here, or choose them</Trans>
          )}
        </span>
        <span className="mt-2 block text-note text-ink-soft">
          <Trans comment="fixed by the specification">JPG, PNG and GIF up to 10MB each</Trans>
        </span>
      </span>
      <Hidden>
        <Trans>Choose photos</Trans>
      </Hidden>
      <input
        ref={input}
        type="file"
        multiple
        accept="image/*"
        disabled={disabled}
        onChange={take}
        className="absolute inset-0 h-full w-full cursor-inherit opacity-0"
      />
    </label>
  )
}
