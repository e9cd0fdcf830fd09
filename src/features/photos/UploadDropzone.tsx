import { Trans } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { photosPerOrder } from '~/core/schemas/limits'
import { buttonClass } from '~/ui/Button'
import { VisuallyHidden } from '~/ui/forms/VisuallyHidden'
import { useFileDrop } from './queue/useFileDrop'

type DropzoneProps = {
  /** Photos are selected: the zone takes less space. */
  compact: boolean
  /** There is no payment: the input is disabled, and the zone does not invite a selection. */
  refused: boolean
  /** The limit is reached. */
  full: boolean
  /** The latest selection is being read. */
  reading: boolean
  uploading: boolean
  onFiles: (files: Iterable<File>) => void
}

/** Styles the words that look like a button, which is filled as the first step; the whole zone is clickable. */
const pillClass = (compact: boolean) =>
  `inline-block border rounded-full px-4 py-1 transition-colors group-hover:border-ink ${compact ? 'border-edge bg-white' : 'border-ember bg-ember'}`

/** How far the sun is up: it rises on hover and drag, and less in a smaller zone. */
function sunHeight({
  compact,
  refused,
  over,
}: Pick<DropzoneProps, 'compact' | 'refused'> & { over: boolean }): string {
  if (refused) return 'translate-y--1/5'
  if (compact) return over ? 'translate-y--2/3' : 'translate-y--1/3 group-hover:translate-y--1/2'
  return over ? 'translate-y--3/4' : 'translate-y--1/3 group-hover:translate-y--1/2'
}

/**
 * Covers the area with a native file input, so that taps and keys work. Accepts drops anywhere on the page, because a
 * missed drop would navigate to the file. The sun rises on drag. With photos it is a row, so that they are in view.
 */
export function UploadDropzone({ compact, refused, full, reading, uploading, onFiles }: DropzoneProps) {
  const disabled = refused || uploading
  const pill = refused ? '' : pillClass(compact)
  const input = useRef<HTMLInputElement>(null)
  const over = useFileDrop(({ files }) => {
    if (!disabled) onFiles([...files])
  })

  const addSelected = () => {
    const field = input.current
    if (!field?.files?.length) return
    onFiles([...field.files])
    // Lets the same file be selected again after its removal.
    field.value = ''
  }
  // Adds photos selected before hydration.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once, on mount
  useEffect(addSelected, [])

  return (
    <label
      className={`group relative overflow-hidden rounded-card ${compact ? 'flex items-center' : 'block'} border transition-colors has-[:focus-visible]:(outline-3 outline-solid outline-ember outline-offset-3) ${refused ? 'border-line' : over ? 'border-ember-deep bg-ember-wash' : 'border-edge bg-white hover:border-ink'} ${disabled ? 'text-ink-soft' : 'cursor-pointer'}`}
    >
      <span
        aria-hidden="true"
        className={`relative overflow-hidden border-line ${compact ? 'hidden w-20 shrink-0 self-stretch border-r sm:block' : 'upload-sky block h-32 border-b md:h-40'}`}
      >
        <span
          className={`absolute left-1/2 top-full rounded-full ${compact ? 'h-12 w-12' : 'upload-sun h-40 w-40'} [forced-color-adjust:none] transition-transform duration-500 ${disabled ? 'bg-line' : 'bg-ember'} translate-x--1/2 ${sunHeight({ compact, refused, over })}`}
        />
      </span>
      <span
        className={
          compact
            ? 'min-w-0 flex-1 px-5 py-2 text-center sm:(flex items-center justify-between gap-5 py-3 text-left)'
            : 'block px-5 py-7 text-center md:py-9'
        }
      >
        {/* Reserves the same height for every text, so that the page does not shift: two lines in a row and on a phone,
            one line with the button elsewhere. */}
        <span
          className={`grid min-h-[2lh] text-balance font-600 ${compact ? 'items-center justify-items-center text-note sm:justify-items-start' : 'place-items-center text-sub font-display sm:min-h-[calc(1lh+10px)]'}`}
        >
          {uploading ? (
            <Trans>One moment, your photos are on their way</Trans>
          ) : reading ? (
            <Trans>Checking your photos…</Trans>
          ) : full ? (
            <Trans>That’s the limit: {photosPerOrder} photos</Trans>
          ) : over ? (
            <Trans>Let go to add them</Trans>
          ) : compact ? (
            <span className={pill}>
              <Trans>Add more photos</Trans>
            </span>
          ) : (
            <>
              <span className="upload-drop">
                <Trans>
                  Drop your photos here, or <span className={`ml-1 ${pill}`}>choose them</span>
                </Trans>
              </span>
              <span className="upload-tap w-full">
                <span
                  className={refused ? '' : buttonClass({ wide: true, className: 'font-text text-body' })}
                >
                  <Trans comment="Where there is nothing to drag with: a phone, a tablet">
                    Choose your photos
                  </Trans>
                </span>
              </span>
            </>
          )}
        </span>
        <span
          className={`block text-balance text-ink-soft ${compact ? 'mt-1 text-small sm:(mt-0 shrink-0)' : 'mt-2 text-note'}`}
        >
          {uploading ? (
            <Trans>Please keep this page open.</Trans>
          ) : (
            <>
              <span>
                <Trans comment="fixed by the specification">JPG, PNG and GIF up to 10MB each</Trans>
              </span>
              {!compact && (
                <span className="block">
                  <Trans comment="Below: JPG, PNG and GIF up to 10MB each">
                    HEIC from your phone works too
                  </Trans>
                </span>
              )}
            </>
          )}
        </span>
      </span>
      <VisuallyHidden>
        <Trans>Choose photos</Trans>
      </VisuallyHidden>
      <input
        ref={input}
        type="file"
        multiple
        accept="image/*"
        disabled={disabled}
        onChange={addSelected}
        className="absolute inset-0 h-full w-full cursor-inherit opacity-0"
      />
    </label>
  )
}
