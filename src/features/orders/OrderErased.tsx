import { Trans, useLingui } from '@lingui/react/macro'
import type { KnownOrder } from '~/core/schemas/order'
import { Button } from '~/ui/Button'
import { useHydrated } from '~/ui/browser/useHydrated'
import { OrderFactList } from './OrderFactList'

type ErasedProps = {
  order: Pick<KnownOrder, 'number' | 'timeZone'>
  erased: NonNullable<KnownOrder['erased']>
}

/** Proof of a deletion, to keep or to print. */
export function OrderErased({ order, erased: { at, photos, portraits } }: ErasedProps) {
  const { i18n } = useLingui()
  const hydrated = useHydrated()
  const { number, timeZone } = order
  // The long time names its zone.
  const moment = new Intl.DateTimeFormat(i18n.locale, {
    dateStyle: 'medium',
    timeStyle: 'long',
    timeZone,
  }).format(at)
  const facts = [
    {
      id: 'number',
      term: <Trans>Order number</Trans>,
      text: (
        <span translate="no" className="whitespace-nowrap">
          {number}
        </span>
      ),
    },
    { id: 'at', term: <Trans comment="When photos were deleted">Deleted on</Trans>, text: moment },
    { id: 'photos', term: <Trans>Photos</Trans>, text: i18n.number(photos) },
    { id: 'portraits', term: <Trans>Portraits</Trans>, text: i18n.number(portraits) },
  ]
  return (
    <div role="status" className="order-erased">
      <p className="font-600">
        <Trans>Deleted for good, thumbnails included</Trans>
      </p>
      <OrderFactList facts={facts} className="mt-3" />
      {hydrated && (
        <p className="mt-3 on-screen">
          <Button variant="secondary" size="small" onClick={() => print()}>
            <Trans>Print</Trans>
          </Button>
        </p>
      )}
    </div>
  )
}
