import { useLingui } from '@lingui/react/macro'
import { Suspense } from 'react'
import type { EditionsWith } from '~/catalog/addresses'
import { photosPerOrder } from '~/core/schemas/limits'
import { Notice } from '~/ui/Notice'
import { HintLine } from './hints/lazyHints'
import { closedStates, isReceived } from './queue/queuedPhotos'
import { useUploadQueue } from './queue/useUploadQueue'
import { UploadBar } from './UploadBar'
import { UploadDropzone } from './UploadDropzone'
import { UploadLeftOut } from './UploadLeftOut'
import { UploadReceived } from './UploadReceived'
import { UploadSession } from './UploadSession'
import { UploadThumbnail } from './UploadThumbnail'
import { usePaidToast } from './usePaidToast'

/** The uploader: select, review and send photos. */
export function UploadPanel({ edition, sessionId }: { edition: EditionsWith<'upload'>; sessionId: string }) {
  const { t } = useLingui()
  const queue = useUploadQueue({ edition, sessionId })
  const { session, received, photos, uploading, message, total, leftOut } = queue
  usePaidToast(session === 'ready')
  const refused = session === 'unknown' || session === 'unpaid' || session === 'failed'
  const closed = closedStates.has(session)
  // A page is rendered without photos: keeps their parts out of the Worker bundle.
  const hasPhotos = !import.meta.env.SSR && photos.length > 0
  const hasRejected = !import.meta.env.SSR && leftOut > 0 && !uploading
  // Shows an error once: with the rejected photos, or in the bar.
  const shownAbove = hasRejected && message?.kind === 'error' ? message : undefined
  // Without those in the list above.
  const elsewhere = import.meta.env.SSR
    ? []
    : received.filter((known) => !photos.some((photo) => isReceived([known], photo)))

  return (
    <div className="grid gap-3 md:gap-6">
      <noscript>
        <p className="rounded-card bg-rose-wash px-4 py-3.5 text-note text-rose">
          {t`Uploading photos requires JavaScript. Please turn it on and reload this page.`}
        </p>
      </noscript>
      <UploadSession edition={edition} sessionId={sessionId} queue={queue} />
      {!closed && (
        <UploadDropzone
          compact={photos.length > 0}
          refused={refused}
          full={total >= photosPerOrder}
          reading={queue.reading}
          uploading={uploading}
          onFiles={queue.add}
        />
      )}
      {hasPhotos && (
        <div className="min-h-[2lh] text-note md:min-h-[1lh]">
          <Suspense>
            <HintLine edition={edition} sessionId={sessionId} photos={photos} />
          </Suspense>
        </div>
      )}
      {hasPhotos && (
        <ul
          aria-label={t`Chosen photos`}
          className="grid grid-cols-3 gap-x-2.5 gap-y-2 sm:gap-x-3 md:grid-cols-5"
        >
          {photos.map((photo) => (
            <UploadThumbnail
              key={photo.id}
              photo={photo}
              photos={photos}
              locked={uploading}
              onRemove={queue.remove}
            />
          ))}
        </ul>
      )}
      {hasRejected && <UploadLeftOut count={leftOut} message={shownAbove} onLeaveOut={queue.leaveOut} />}
      {elsewhere.length > 0 && (
        <UploadReceived
          sessionId={sessionId}
          received={elsewhere}
          full={total >= photosPerOrder}
          locked={uploading}
          closed={closed}
          refresh={queue.check}
        />
      )}
      {closed
        ? message && <Notice kind={message.kind}>{message.text}</Notice>
        : (!refused || photos.length > 0) && (
            <UploadBar queue={queue} message={shownAbove ? undefined : message} />
          )}
    </div>
  )
}
