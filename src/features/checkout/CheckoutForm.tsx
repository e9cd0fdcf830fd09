import { Trans, useLingui } from '@lingui/react/macro'
import { type EditionsWith, pathOf } from '~/catalog/addresses'
import { editions } from '~/catalog/editions'
import { formatMoney } from '~/catalog/money'
import type { CheckoutPlanKey } from '~/catalog/photoPlans'
import { priceOf } from '~/catalog/prices'
import type { FormState, WalletSettings } from '~/core/schemas/checkout'
import { methodsOf } from '~/core/schemas/providers'
import { Button } from '~/ui/Button'
import { Field } from '~/ui/forms/Field'
import { Notice } from '~/ui/Notice'
import { CheckoutMarks } from './CheckoutMarks'
import { CheckoutMethod } from './CheckoutMethod'
import { CheckoutReturned } from './CheckoutReturned'
import { CheckoutTrust } from './CheckoutTrust'
import { payMarks } from './content'
import { PayLabel } from './PayLabel'
import type { CardCall } from './schema'
import { WalletLoading } from './WalletLoading'

type CheckoutFormProps = {
  edition: EditionsWith<'checkout'>
  plan: CheckoutPlanKey
  /** `null` hides the wallet. */
  wallet: WalletSettings | null
  requestKey: string
  resumed: FormState | undefined
}

/** A plain form with every part that `client/startCheckout.ts` shows, hides and fills in. */
export function CheckoutForm({ edition, plan, wallet, requestKey, resumed }: CheckoutFormProps) {
  const { t } = useLingui()
  const money = priceOf(edition, 'checkout', 'ai-photos', plan)
  const price = formatMoney(money)
  const methods = methodsOf(edition).filter((known) => known !== 'wallet' || wallet)
  const labels = {
    name: t({ message: 'Full name', comment: 'fixed by the specification' }),
    email: t({ message: 'Email address', comment: 'fixed by the specification' }),
  }
  const restored = resumed?.state === 'unpaid' ? resumed : undefined
  const call: CardCall = {
    amount: money.amount / 100,
    currency: money.currency,
    planType: plan,
    successUrl: `${pathOf('upload', edition)}?session_id={CHECKOUT_SESSION_ID}`,
    cancelUrl: pathOf('photo-service', edition),
  }

  return (
    <form
      method="post"
      action="/orders"
      data-wallet={JSON.stringify(wallet)}
      data-call={JSON.stringify(call)}
      data-price={price}
    >
      <input type="hidden" name="edition" value={edition} />
      <input type="hidden" name="offer" value="checkout" />
      <input type="hidden" name="plan" value={plan} />
      <input type="hidden" name="amount" value={money.amount} />
      <input type="hidden" name="requestKey" value={requestKey} />
      <fieldset>
        <legend className="pb-5 text-sub font-600 font-display">
          <Trans>Your details</Trans>
        </legend>
        <div className="grid gap-5 sm:grid-cols-2">
          <div>
            <Field
              id="customerName"
              label={labels.name}
              name="customerName"
              autoComplete="name"
              defaultValue={restored?.customerName}
              required
            />
            <p id="customerName-error" hidden className="pt-2 text-small text-rose" />
          </div>
          <div>
            <Field
              id="customerEmail"
              label={labels.email}
              name="customerEmail"
              type="email"
              autoComplete="email"
              defaultValue={restored?.customerEmail}
              hint={t`We’ll email the link to your portraits to this address.`}
              required
            />
            <p id="customerEmail-error" hidden className="pt-2 text-small text-rose" />
          </div>
        </div>
        {/* Announces the toast's text to screen readers; visually, each field shows its own error. */}
        <div role="alert" hidden className="sr-only" />
      </fieldset>
      <CheckoutMethod edition={edition} methods={methods} />
      <div className="pay mt-8">
        {editions[edition].currency !== 'USD' && (
          <p className="pb-2 text-note font-600">
            <Trans comment="Portuguese checkout only">Charged in US dollars (USD)</Trans>
          </p>
        )}
        <Button type="submit" wide>
          <PayLabel busy={false}>
            {t({ message: `Secure Checkout - ${price} USD`, comment: 'fixed by the specification' })}
          </PayLabel>
        </Button>
        <Button wide disabled hidden aria-busy>
          <PayLabel busy>
            {t({ message: 'Processing Payment...', comment: 'fixed by the specification' })}
          </PayLabel>
        </Button>
        {/* The style sheet shows the labels of the fields that the gray button waits for. */}
        <p className="pay-needs text-small text-ink-soft">
          <Trans comment="Below the gray pay button, before the labels of the empty fields">
            Still needed:
          </Trans>{' '}
          <span>{labels.name}</span>{' '}
          <span>
            <Trans comment="Between the labels of the two empty fields: full name and email address">
              and
            </Trans>
          </span>{' '}
          <span>{labels.email}</span>
        </p>
        {wallet && (
          <>
            <Notice kind="info" hidden data-notice="wallet">
              {t({
                message: 'Please fill in your name and email above to continue with PayPal',
                comment: 'fixed by the specification',
              })}
            </Notice>
            <div hidden data-wallet-root="">
              <WalletLoading />
            </div>
          </>
        )}
        <Notice kind="error" hidden data-notice="error" className="mt-4">
          {null}
        </Notice>
        <Notice kind="info" hidden data-notice="opened" className="mt-4">
          <Trans>
            Your secure checkout is open in another tab.{' '}
            <a href={pathOf('checkout', edition)} className="font-600 underline underline-offset-4">
              Open it here instead
            </a>
          </Trans>
        </Notice>
        {(['unpaid', 'paid', 'pending'] as const).map((state) => (
          <CheckoutReturned key={state} returned={{ state }} name={state} hidden className="mt-4" />
        ))}
      </div>
      {/* Not within the pay bar, which has to stay low on a phone. */}
      <CheckoutMarks marks={payMarks[edition]} />
      <CheckoutTrust edition={edition} methods={methods} />
    </form>
  )
}
