import { Trans, useLingui } from '@lingui/react/macro'
import { type EditionsWith, pathOf } from '~/catalog/addresses'
import { serviceHref } from '~/catalog/navigation'
import { site } from '~/catalog/site'
import { photosRecommended } from '~/core/schemas/limits'
import type { BuyerOrder } from '~/core/schemas/order'
import {
  deletionNotice,
  inCorrection,
  orderStates,
  retakeRequested,
  uploadUnfinished,
} from '~/features/orders/content/order'
import { CheckAgain } from '~/features/photos/CheckAgain'
import { ButtonLink } from '~/ui/Button'
import { bindLastWords } from '~/ui/bindWords'
import type { ChosenSize } from './gallery/downloads'
import { OrderZip } from './gallery/OrderZip'
import { OrderFinish } from './OrderFinish'
import { OrderUploadLabel } from './OrderUploadLabel'
import type { OrderActions } from './useOrder'

/** The step that an order has reached, which is the hour of its night: `order.css` has the sun and the sky of each. */
const reached: Partial<Record<BuyerOrder['state'], number>> = {
  paid: 1,
  photos_received: 2,
  in_production: 3,
  delivered: 4,
}

/** Whether it is night above an order: it was paid at dusk, and its portraits come at dawn. */
export const isNight = ({ state }: BuyerOrder): boolean => {
  const step = reached[state] ?? 0
  return step > 0 && step < 4
}

/** Number of portraits that are shown in front of the risen sun. */
const inSun = 3

const quietLink =
  'inline-flex min-h-11 items-center font-600 underline decoration-edge underline-offset-6 hover:decoration-current'

type HeroProps = {
  edition: EditionsWith<'thank-you'>
  sessionId: string
  order: BuyerOrder
  actions: OrderActions
  /** The portraits come up, after the sun. */
  reveals?: boolean
  /** In which portraits are downloaded. */
  size?: ChosenSize
}

/** The state of the order in one sentence, and the next action. */
export function OrderHero({ edition, sessionId, order, actions, reveals, size }: HeroProps) {
  const { i18n } = useLingui()
  const { state } = order
  const known = 'number' in order ? order : undefined
  const corrected = state === 'in_production' && known?.corrections
  const count = known?.photos.length ?? 0
  const begun = known && state === 'paid' && count > 0
  const usual = begun ? uploadUnfinished : orderStates[state](edition)
  const deleted = known && deletionNotice(known)
  const { title, lead } = known?.retakeRequest
    ? retakeRequested
    : (deleted ??
      (corrected
        ? { title: inCorrection.title, lead: (known.portraits.length ? inCorrection : usual).lead }
        : usual))
  const values = { count, portraits: known?.zip?.count ?? 0, refunded: known?.refunded ?? '' }
  // The title's first sentence, such as a thank-you, gets its own line.
  const [first, second] = i18n._(title.id, values).split(/(?<=\.) /)
  // No further step will follow.
  const ended = deleted !== undefined || state === 'refunded'
  // Compact, so that the portraits are in the first view.
  const isReady = state === 'delivered' && Boolean(known?.portraits.length)
  const pictures = isReady
    ? (known?.portraits ?? []).filter(({ earlier, preview }) => preview && !earlier)
    : []
  const ground = isNight(order) ? 'on-night order-night text-paper' : ended ? 'bg-sand' : 'bg-ember-wash'
  const rising = reveals ? 'order-sunrise' : ''
  const upload = `${pathOf('upload', edition)}?session_id=${sessionId}`
  return (
    <section aria-labelledby="order" className={`order-sky ${ground}`}>
      <div className={`wrap order-hero ${ended ? 'order-low' : isReady ? 'order-ready' : ''}`}>
        {/* A live region, because the page polls. */}
        <div role="status">
          <h1 id="order" tabIndex={-1} className="display-tight">
            <span>{first}</span> {second && <span className="block">{bindLastWords(second)}</span>}
          </h1>
          <p className={isReady ? 'mt-3 max-w-32em' : 'mt-5 max-w-32em text-lead'}>
            {i18n._(lead.id, values)}
          </p>
        </div>
        <div className={`${isReady ? 'mt-5' : 'mt-8'} flex flex-wrap items-center gap-x-7 gap-y-3 on-screen`}>
          {known?.takesPhotos && (
            <ButtonLink
              href={upload}
              // With enough photos in, nothing is left to do.
              variant={count < photosRecommended || begun ? 'primary' : 'on-night'}
            >
              <OrderUploadLabel order={known} />
            </ButtonLink>
          )}
          {begun && known.mayFinish && <OrderFinish count={count} actions={actions} />}
          {known?.checkoutPath && (
            <ButtonLink href={known.checkoutPath}>
              <Trans>Go back to the checkout</Trans>
            </ButtonLink>
          )}
          {state === 'delivered' && known && <OrderZip order={known} chosen={size} />}
          {(state === 'confirming' || state === 'unreachable') && <CheckAgain check={actions.check} />}
          {(state === 'unknown' || state === 'emptied') && (
            <a href={`mailto:${site.contact[edition].email}`} className={quietLink}>
              <Trans>Write to us</Trans>
            </a>
          )}
          {['failed', 'review', 'unreachable'].includes(state) && (
            <ButtonLink href={`mailto:${site.contact[edition].email}`} variant="secondary">
              <Trans>Write to us</Trans>
            </ButtonLink>
          )}
          {state === 'photos_received' && (
            <p className="flex flex-wrap gap-x-7">
              <a href="/" className={quietLink}>
                <Trans comment="fixed by the specification">Return Home</Trans>
              </a>
              <a href={serviceHref[edition]} className={quietLink}>
                <Trans comment="fixed by the specification">Order More</Trans>
              </a>
            </p>
          )}
        </div>
        <span
          aria-hidden="true"
          data-reached={ended ? 0 : begun ? 1.5 : (reached[state] ?? 0)}
          className={`order-sun sun ${isReady ? rising : 'sunrise'}`}
        />
        {pictures.length > 0 && (
          <span aria-hidden="true" className="order-in-sun">
            {pictures.slice(0, inSun).map(({ id, preview }) => (
              <img key={id} src={preview ?? ''} alt="" className={rising} />
            ))}
          </span>
        )}
      </div>
    </section>
  )
}
