import { useLingui } from '@lingui/react/macro'
import type { EditionsWith } from '~/catalog/addresses'
import { serviceHref } from '~/catalog/navigation'
import type { CheckoutPlan } from '~/catalog/photoPlans'
import type { FormState, WalletSettings } from '~/core/schemas/checkout'
import { Section } from '~/ui/Section'
import { BackLink } from '~/ui/shell/BackLink'
import { Footer } from '~/ui/shell/Footer'
import { Header } from '~/ui/shell/Header'
import './checkout.css'
import { ResendOrderLink } from '~/sections/ResendOrderLink'
import { CheckoutForm } from './CheckoutForm'
import { CheckoutNext } from './CheckoutNext'
import { CheckoutPlanChoice } from './CheckoutPlanChoice'
import { CheckoutResults } from './CheckoutResults'
import { CheckoutReturned } from './CheckoutReturned'
import { CheckoutSummary } from './CheckoutSummary'
import { payPressScript } from './payPress'

type CheckoutProps = {
  edition: EditionsWith<'checkout'>
  plan: CheckoutPlan
  wallet: WalletSettings | null
  requestKey: string
  /** State of the form, for a buyer who returns from a provider. */
  resumed: FormState | undefined
}

/**
 * The checkout works as plain links and a plain form. Its island (`client/startCheckout.ts`) starts with the first
 * touch, and at once for a returning buyer.
 */
export function Checkout({ edition, plan, wallet, requestKey, resumed }: CheckoutProps) {
  const { t } = useLingui()
  return (
    <>
      <Header
        edition={edition}
        back={
          <BackLink href={serviceHref[edition]}>
            {t({ message: 'Back to Service', comment: 'fixed by the specification' })}
          </BackLink>
        }
      />
      <main id="main">
        <Section space="none" className="pb-20 pt-6 md:pb-30 md:pt-10">
          <h1 className="text-title display-tight">
            {t({ message: 'Complete Your Purchase', comment: 'fixed by the specification' })}
          </h1>
          {resumed && <CheckoutReturned returned={resumed} name="arrived" className="mt-6" />}
          <div
            data-island="checkout"
            data-touched={resumed ? undefined : true}
            className="checkout mt-6 gap-x-8 gap-y-3 md:(mt-10 grid) lg:grid-cols-12"
          >
            {/* Placed explicitly: it must not move when the form beside it arrives later. */}
            <div className="lg:(col-span-5 col-start-8 row-start-1)">
              <CheckoutSummary edition={edition} plan={plan} />
              <CheckoutResults />
            </div>
            <div className="checkout-side lg:(col-span-7 col-start-1 row-start-1 pr-10)">
              <CheckoutPlanChoice edition={edition} chosen={plan.key} />
              <CheckoutForm
                edition={edition}
                plan={plan.key}
                wallet={wallet}
                requestKey={requestKey}
                resumed={resumed}
              />
              <script>{payPressScript}</script>
              <div className="mt-8 border-t border-line pt-5">
                <ResendOrderLink edition={edition} island />
              </div>
            </div>
            <CheckoutNext />
          </div>
        </Section>
      </main>
      <Footer edition={edition} />
    </>
  )
}
