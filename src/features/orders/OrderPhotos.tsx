import { Plural, Trans } from '@lingui/react/macro'
import { type EditionsWith, pathOf } from '~/catalog/addresses'
import { photosPerOrder, photosRecommended } from '~/core/schemas/limits'
import type { KnownOrder } from '~/core/schemas/order'
import { SentPhoto } from '~/features/photos/SentPhoto'
import { useRemoval } from '~/features/photos/useRemoval'
import { ButtonLink } from '~/ui/Button'
import { Notice } from '~/ui/Notice'
import { Section } from '~/ui/Section'
import { OrderUploadLabel } from './OrderUploadLabel'

type PhotosProps = {
  edition: EditionsWith<'upload'>
  sessionId: string
  order: KnownOrder
  refresh: () => Promise<void>
}

/**
 * The buyer's own photos: editable until production begins (R-UPL-23), smaller from then on, and collapsed after the
 * delivery.
 */
export function OrderPhotos({ edition, sessionId, order, refresh }: PhotosProps) {
  const { photos, removing, error, remove } = useRemoval(sessionId, order.photos, refresh)
  const { takesPhotos, state, consent, retakeRequest } = order
  // The hero asks for the first ones. The consent comes with the first photo, and stays when the photos are gone.
  if (!photos.length && !consent && !retakeRequest) return null
  const list = photos.length > 0 && (
    <ul className={takesPhotos ? 'sent-list' : 'sent-list sent-small'}>
      {photos.map((photo) => (
        <SentPhoto
          key={photo.id}
          photo={photo}
          removing={removing.includes(photo.id)}
          onRemove={takesPhotos ? () => remove(photo.id) : undefined}
        />
      ))}
    </ul>
  )
  return (
    <Section space="snug" labelledBy="photos">
      <h2 id="photos" className="text-figure display-tight">
        <Trans>Your photos</Trans>
      </h2>
      <p role="status" className="mt-3 max-w-30em text-note text-ink-soft">
        <Plural
          value={photos.length}
          _0="We don’t have any photos from you."
          one="We have # photo from you."
          other="We have # photos from you."
        />{' '}
        {takesPhotos && photos.length < photosRecommended && (
          <Trans comment="Order page, after the number of photos; {photosRecommended} is 20">
            {photosRecommended} or more give the best likeness.
          </Trans>
        )}{' '}
        {takesPhotos && (
          <Trans>
            Until we start, you can remove photos and add others, up to {photosPerOrder} in total.
          </Trans>
        )}
        {state === 'in_production' && (
          <Trans>Production has started, so photos can no longer be added or removed.</Trans>
        )}
        {state === 'delivered' && <Trans>Your portraits were made from these photos.</Trans>}
      </p>
      {error && (
        <Notice kind="error" className="mt-5">
          {error}
        </Notice>
      )}
      {/* After the delivery, buyers return for the portraits. */}
      {state === 'delivered' && list ? (
        <details className="mt-4">
          <summary className="inline-block py-1 text-note on-screen text-ember-deep font-600 underline underline-offset-4">
            <Trans>Look at the photos</Trans>
          </summary>
          {list}
        </details>
      ) : (
        list
      )}
      {takesPhotos && photos.length < photosPerOrder && (
        <p className="mt-7 on-screen">
          <ButtonLink href={`${pathOf('upload', edition)}?session_id=${sessionId}`} variant="secondary">
            <OrderUploadLabel order={order} />
          </ButtonLink>
        </p>
      )}
    </Section>
  )
}
