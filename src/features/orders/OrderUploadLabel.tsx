import { Trans } from '@lingui/react/macro'
import type { KnownOrder } from '~/core/schemas/order'

/** Label of the upload links, the same everywhere on the page. */
export function OrderUploadLabel({ order: { retakeRequest, photos } }: { order: KnownOrder }) {
  if (retakeRequest) return <Trans>Send new photos</Trans>
  return photos.length ? <Trans>Add photos</Trans> : <Trans>Send my photos</Trans>
}
