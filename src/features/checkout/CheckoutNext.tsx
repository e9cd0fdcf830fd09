import { Trans } from '@lingui/react/macro'

const lineClass = 'relative border-l border-line pb-4 pl-6 last:(border-l-transparent pb-0)'

/** What follows the payment: below the summary on wide screens, below the form on others. */
export function CheckoutNext() {
  return (
    <section aria-labelledby="next" className="mt-10 lg:(col-span-5 col-start-8)">
      <h2 id="next" className="text-sub font-600 font-display">
        <Trans comment="Heading of the three steps after the payment">After you pay</Trans>
      </h2>
      <ol className="checkout-next mt-5 ml-1.5 text-note">
        <li className={lineClass}>
          <Trans>Your upload page opens as soon as you’ve paid.</Trans>
        </li>
        <li className={lineClass}>
          <Trans>You send us your photos, straight from your phone if you like.</Trans>
        </li>
        <li className={lineClass}>
          <Trans>We email you the moment your portraits are ready.</Trans>
        </li>
      </ol>
    </section>
  )
}
