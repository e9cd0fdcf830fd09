import { Plural, Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import { photosPerOrder, photosRecommended } from '~/core/schemas/limits'
import { Button } from '~/ui/Button'
import { Icon } from '~/ui/Icon'
import { Notice } from '~/ui/Notice'
import { Progress } from '~/ui/Progress'
import { isLeftOut, needsUpload, type QueuedPhoto } from './queue/queuedPhotos'
import type { UploadQueue } from './queue/useUploadQueue'
import { UploadNotice } from './UploadNotice'

/**
 * Status message, photo count, progress (the upper edge) and the submit button. Sticky while photos scroll; static
 * before any are selected.
 */
export function UploadBar({ queue, message }: { queue: UploadQueue; message: UploadQueue['message'] }) {
  const { t } = useLingui()
  const recommended = photosRecommended
  const { progress, total, leftOut, uploading } = queue
  const started = uploading || progress > 0
  const holds = started || total > 0 || leftOut > 0
  const bar = useRef<HTMLDivElement>(null)

  // Below an empty drop zone the bar may be off screen, or covered by the toast with the same message.
  const outOfSight = holds ? undefined : message?.text
  useEffect(() => {
    if (outOfSight) bar.current?.scrollIntoView({ block: 'center' })
  }, [outOfSight])

  return (
    <div ref={bar} className="upload-bar bg-paper pb-3 sm:pb-4" data-holds={holds || undefined}>
      {started ? (
        <Progress value={progress} label={t`Upload progress`} />
      ) : (
        <div className="mt-3.5 border-t-2 border-line" />
      )}
      {message && (
        <Notice kind={message.kind} className="mt-4">
          <UploadNotice {...message} />
        </Notice>
      )}
      <div className="flex flex-col gap-3 pt-4 sm:(flex-row flex-wrap items-center)">
        <div>
          <p role="status" className="figures flex flex-wrap gap-x-3 whitespace-nowrap text-note font-600">
            {total <= recommended ? (
              <Trans comment="Live count of chosen photos; fixed by the specification">
                {total} of {recommended} recommended
              </Trans>
            ) : (
              <Trans comment="Live count of chosen photos, once there are more than recommended">
                {total} photos, {photosPerOrder} at most
              </Trans>
            )}
            {started && (
              <span className="text-ink-soft font-500">
                <span>{Math.round(progress)}</span>
                {/* Tabular figures would squeeze the percent sign. */}
                <span className="normal-nums">%</span>
              </span>
            )}
            {leftOut > 0 && (
              <button
                type="button"
                onClick={() => showReason(queue.photos.find(isLeftOut))}
                className="my--2 py-2 text-rose font-500 underline underline-offset-4 hover:text-ink"
              >
                <Trans comment="How many chosen photos cannot be sent; leads to the first of them and its reason">
                  {leftOut} left out
                </Trans>
              </button>
            )}
          </p>
          {total > 0 && total < recommended && !started && (
            <p className="text-small text-ink-soft">
              <Trans>You can send now and add more until we start.</Trans>
            </p>
          )}
          {!started && (
            <p className="text-small text-ink-soft">
              <Trans>
                By uploading, you agree to{' '}
                <a href="#consent-text" className="underline hover:text-ink">
                  how we use your photos
                </a>
                .
              </Trans>
            </p>
          )}
        </div>
        <div className="upload-actions flex flex-col-reverse gap-2 whitespace-nowrap sm:flex-row">
          <UploadActions queue={queue} />
        </div>
      </div>
    </div>
  )
}

/** Scrolls to a photo, whose error is shown below it: it may be covered by the bar or off screen. */
function showReason(photo: QueuedPhoto | undefined) {
  const shown = document.getElementById(photo?.id ?? '')
  shown?.focus({ preventScroll: true })
  shown?.scrollIntoView({ block: 'center' })
}

/**
 * One main button, always in the same place. After a failure, a second one continues with the photos that were
 * uploaded.
 */
function UploadActions({ queue }: { queue: UploadQueue }) {
  const { photos, arrived, uploading, mayFinish, submit, finish } = queue
  const pending = photos.filter(needsUpload)
  const canRetry = !uploading && pending.some(({ state }) => state === 'failed')
  const canContinue = !uploading && photos.some(({ state }) => state === 'stored')
  return (
    <>
      {mayFinish && !photos.length && (
        <Button variant="secondary" onClick={finish} disabled={uploading}>
          <Plural
            value={arrived}
            one="That’s all: start with # photo"
            other="That’s all: start with # photos"
          />
        </Button>
      )}
      {canContinue && (canRetry || !pending.length) && (
        <Button variant={canRetry ? 'secondary' : 'primary'} onClick={finish}>
          <Plural value={arrived} one="Continue with # photo" other="Continue with # photos" />
        </Button>
      )}
      {canRetry ? (
        <Button onClick={submit}>
          <Trans comment="Sends the photos that failed">Try again</Trans>
        </Button>
      ) : (
        (!canContinue || pending.length > 0) && (
          // Explains what is missing when pressed (R-ERR-14), which a `disabled` button could not.
          <Button onClick={submit} disabled={uploading} aria-disabled={!pending.length} aria-busy={uploading}>
            {uploading && <Icon name="spinner" className="animate-spin" />}
            {uploading ? <Trans>Uploading photos…</Trans> : <Trans>Upload photos</Trans>}
          </Button>
        )
      )}
    </>
  )
}
