import { Trans, useLingui } from '@lingui/react/macro'
import type { EditionsWith } from '~/catalog/addresses'
import { site } from '~/catalog/site'
import type { KnownOrder } from '~/core/schemas/order'
import { ButtonLink } from '~/ui/Button'
import { bindWords } from '~/ui/bindWords'

/** States in which a payment can be refunded. */
const refundableStates = new Set<KnownOrder['state']>([
  'paid',
  'photos_received',
  'in_production',
  'delivered',
  'emptied',
])

/** The guarantee in one sentence, and a mailto link with the order number in its subject. */
export function OrderGuarantee({
  edition,
  order,
}: {
  edition: EditionsWith<'thank-you'>
  order: KnownOrder
}) {
  const { t } = useLingui()
  if (!refundableStates.has(order.state)) return null
  const { number } = order
  const subject = encodeURIComponent(t`Refund for order ${number}`)
  return (
    <section aria-labelledby="guarantee">
      <div className="horizon" />
      <h2 id="guarantee" className="mt-6 text-sub font-600 font-display">
        {bindWords(t({ message: '30-day money-back guarantee', comment: 'fixed by the specification' }), 21)}
      </h2>
      <p className="mt-2 max-w-29em text-note text-ink-soft">
        <Trans>
          If your portraits aren’t what you hoped for, write to us within 30 days of your purchase, and you’ll
          get your money back.
        </Trans>
      </p>
      <p className="mt-5 on-screen">
        <ButtonLink
          href={`mailto:${site.contact[edition].email}?subject=${subject}`}
          variant="secondary"
          size="small"
        >
          <Trans>Write to us about a refund</Trans>
        </ButtonLink>
      </p>
    </section>
  )
}
