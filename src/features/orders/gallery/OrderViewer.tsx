import { Trans, useLingui } from '@lingui/react/macro'
import { type KeyboardEvent, type PointerEvent, useEffect, useRef } from 'react'
import { Icon } from '~/ui/Icon'
import { type ChosenSize, downloadOf, madeOf } from './downloads'
import { OrderMark } from './OrderMark'
import { usePortraitName } from './OrderPortrait'
import { OrderVerdict } from './OrderVerdict'
import { largeOf, type Portrait } from './portrait'
import type { Marks } from './useMarks'
import type { Verdicts } from './useVerdicts'

/** Horizontal pixels that count as a swipe. */
const swipe = 48

type ViewerProps = {
  portraits: readonly Portrait[]
  /** The highest portrait number. */
  last: number
  /** Index of the open portrait; `undefined` if the viewer is closed. */
  at: number | undefined
  marks: Marks | undefined
  verdicts: Verdicts | undefined
  size: ChosenSize
  onMove: (at: number) => void
  onClose: () => void
}

/** Full-screen portrait viewer. The native dialog closes on Escape and restores the focus. */
export function OrderViewer({ portraits, last, at, marks, verdicts, size, onMove, onClose }: ViewerProps) {
  const { t } = useLingui()
  const nameOf = usePortraitName()
  const dialog = useRef<HTMLDialogElement>(null)
  const start = useRef<number>(undefined)
  const portrait = at === undefined ? undefined : portraits[at]
  const open = portrait !== undefined

  useEffect(() => {
    if (open) dialog.current?.showModal()
    else dialog.current?.close()
  }, [open])

  const count = portraits.length
  const move = (by: number) => at !== undefined && onMove((at + by + count) % count)
  const onKeyDown = ({ key }: KeyboardEvent) => {
    if (key === 'ArrowRight') move(1)
    if (key === 'ArrowLeft') move(-1)
  }
  const onPointerUp = ({ clientX }: PointerEvent) => {
    const moved = clientX - (start.current ?? clientX)
    start.current = undefined
    if (Math.abs(moved) >= swipe) move(moved < 0 ? 1 : -1)
  }
  // An original may be 25 MB, which is a lot for a phone.
  const large = portrait && (madeOf(portrait, 'large') ?? largeOf(portrait))
  const file = portrait && downloadOf(portrait, size)
  const alt = portrait ? nameOf(portrait, last) : ''
  return (
    <dialog
      ref={dialog}
      aria-label={t`Portraits`}
      onClose={onClose}
      onKeyDown={onKeyDown}
      // Its link leads to the form for corrections, which the viewer covers.
      onClick={({ target }) => (target as Element).closest('a[href^="#"]') && onClose()}
      className="viewer on-night"
    >
      {portrait && (
        <>
          <div>
            <p role="status" className="figures text-note font-600">
              <span>{alt}</span>
              {/* The form, whose status says so, is inert behind the viewer. */}
              {marks?.ids.includes(portrait.id) && (
                <span className="sr-only">
                  {': '}
                  <Trans comment="Of a portrait: for corrections that are not sent yet">Marked</Trans>
                </span>
              )}
            </p>
            <button type="button" onClick={onClose} className="viewer-control">
              <Icon name="close" />
              <Trans>Close</Trans>
            </button>
          </div>
          <div
            className="viewer-picture"
            onPointerDown={({ clientX, isPrimary }) => {
              if (isPrimary) start.current = clientX
            }}
            onPointerUp={onPointerUp}
            onPointerCancel={() => {
              start.current = undefined
            }}
          >
            {large ? (
              <img key={portrait.id} src={large} alt={alt} draggable={false} />
            ) : (
              <p className="max-w-28em text-center text-mist">
                <Trans>This browser can’t show {portrait.name}. Download it to see it.</Trans>
              </p>
            )}
          </div>
          {verdicts && !portrait.earlier && (
            <div className="viewer-verdict">
              <p aria-hidden="true">
                <Trans>Does it look like you?</Trans>
              </p>
              <OrderVerdict portrait={portrait} alt={alt} verdicts={verdicts} marks={marks} />
            </div>
          )}
          <div className="viewer-ways">
            {count > 1 && (
              <button
                type="button"
                onClick={() => move(-1)}
                className="viewer-control"
                aria-label={t`Previous portrait`}
              >
                <Icon name="back" />
              </button>
            )}
            {file && (
              <a href={file.url} download={file.name} className="viewer-control">
                <Icon name="download" />
                <Trans>Download</Trans>
              </a>
            )}
            {marks && !portrait.earlier && (
              <OrderMark id={portrait.id} marks={marks} className="viewer-control" />
            )}
            {count > 1 && (
              <button
                type="button"
                onClick={() => move(1)}
                className="viewer-control"
                aria-label={t`Next portrait`}
              >
                <Icon name="forward" />
              </button>
            )}
          </div>
        </>
      )}
    </dialog>
  )
}
