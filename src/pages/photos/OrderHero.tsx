import { Trans, useLingui } from '@lingui/react/macro'
import { type EditionsWith, pathOf } from '~/addresses'
import { serviceHref } from '~/content/navigation'
import { inCorrection, orderStates, photosWantedAgain } from '~/content/order'
import type { BuyerOrder } from '~/schemas/order'
import { site } from '~/site'
import { ButtonLink } from '~/ui/Button'
import { PortraitsZip } from './OrderZip'

/** How high the sun stands: it rises with the order. */
const heights: Record<BuyerOrder['state'], string> = {
  unknown: 'top-70 md:top-86',
  unreachable: 'top-70 md:top-86',
  unpaid: 'top-70 md:top-86',
  failed: 'top-70 md:top-86',
  confirming: 'top-64 md:top-80',
  review: 'top-64 md:top-80',
  paid: 'top-52 md:top-64',
  photos_received: 'top-40 md:top-46',
  in_production: 'top-26 md:top-24',
  delivered: 'top--6 md:top--8',
  refunded: 'top-70 md:top-86',
}

type HeroProps = { edition: EditionsWith<'thank-you'>; sessionId: string; order: BuyerOrder }

/** How the order stands, in one sentence, and the one thing to do. */
export function OrderHero({ edition, sessionId, order }: HeroProps) {
  const { i18n } = useLingui()
  const known = 'number' in order ? order : undefined
  const corrected = order.state === 'in_production' && known?.corrections
  const { title, lead } = known?.wanted
    ? photosWantedAgain
    : corrected
      ? inCorrection
      : orderStates[order.state](edition)
  const upload = `${pathOf('upload', edition)}?session_id=${sessionId}`
  return (
    <section
      aria-labelledby="order"
      className="mt--18 overflow-hidden border-b border-ember bg-ember-wash pt-18 md:(mt--22 pt-22) print:(mt-0 border-0 pt-0)"
    >
      <div className="wrap relative pb-10 pt-32 md:(pb-16 pt-14) print:py-0">
        <span
          aria-hidden="true"
          className={`halo rise absolute right--16 h-52 w-52 rounded-full bg-gold md:(right--24 h-104 w-104) xl:right--28 print:hidden ${heights[order.state]}`}
        />
        {/* Announced when it changes: the page looks again by itself. */}
        <div className="relative md:max-w-3/4" role="status">
          <h1 id="order" className="text-title display-tight">
            {i18n._(title)}
          </h1>
          <p className="mt-5 max-w-32em text-lead">{i18n._(lead.id, { refunded: known?.refunded ?? '' })}</p>
        </div>
        <div className="relative mt-8 flex flex-wrap gap-3 print:hidden">
          {known?.takesPhotos && (
            <ButtonLink href={upload} look={known.state === 'paid' ? 'primary' : 'secondary'}>
              {known.photos.length ? <Trans>Add photos</Trans> : <Trans>Send my photos</Trans>}
            </ButtonLink>
          )}
          {known?.payAt && (
            <ButtonLink href={known.payAt}>
              <Trans>Go back to the checkout</Trans>
            </ButtonLink>
          )}
          {order.state === 'delivered' && known && <PortraitsZip order={known} />}
          {['failed', 'review', 'unknown', 'unreachable'].includes(order.state) && (
            <ButtonLink href={`mailto:${site.contact[edition].email}`} look="secondary">
              <Trans>Write to us</Trans>
            </ButtonLink>
          )}
          {order.state === 'photos_received' && (
            <>
              <ButtonLink href="/" look="secondary">
                <Trans comment="fixed by the specification">Return Home</Trans>
              </ButtonLink>
              <ButtonLink href={serviceHref[edition]} look="secondary">
                <Trans comment="fixed by the specification">Order More</Trans>
              </ButtonLink>
            </>
          )}
        </div>
      </div>
    </section>
  )
}
