import { Trans } from '@lingui/react/macro'
import type { KnownOrder } from '~/core/schemas/order'

/** What leads to the upload is called alike wherever it stands on the page. */
export function OrderUploadLabel({ order: { wanted, photos } }: { order: KnownOrder }) {
  if (wanted) return <Trans>Send other photos</Trans>
  return photos.length ? <Trans>Add photos</Trans> : <Trans>Send my photos</Trans>
}
