import { useLingui } from '@lingui/react/macro'
import { useState } from 'react'
import type { EditionsWith } from '~/catalog/addresses'
import { serviceHref } from '~/catalog/navigation'
import type { CheckoutPlan } from '~/catalog/photoPlans'
import type { FormState, WalletSettings } from '~/core/schemas/checkout'
import { ErrorBoundary } from '~/ui/ErrorBoundary'
import { Section } from '~/ui/Section'
import { Footer } from '~/ui/shell/Footer'
import { BackLabel, backLinkClass, Header } from '~/ui/shell/Header'
import './checkout.css'
import { ResendOrderLink } from '~/sections/ResendOrderLink'
import { CheckoutForm } from './CheckoutForm'
import { CheckoutPlanChoice } from './CheckoutPlanChoice'
import { CheckoutReturned } from './CheckoutReturned'
import { CheckoutSummary } from './CheckoutSummary'
import { readFormSlots } from './readFormSlots'
import { useCheckoutReturn } from './useCheckoutReturn'

type CheckoutProps = {
  edition: EditionsWith<'checkout'>
  plan: CheckoutPlan
  wallet: WalletSettings | null
  requestKey: string
  /** State of the form, for a buyer who returns from a provider. */
  resumed: FormState | undefined
}

export function Checkout({ edition, plan, resumed, ...loaded }: CheckoutProps) {
  const { t } = useLingui()
  const [{ wallet, requestKey }] = useState(() =>
    import.meta.env.SSR ? loaded : (readFormSlots() ?? loaded),
  )
  const form = useCheckoutReturn({ requestKey, resumed })
  return (
    <>
      <Header
        edition={edition}
        back={
          <a href={serviceHref[edition]} className={backLinkClass}>
            <BackLabel>{t({ message: 'Back to Service', comment: 'fixed by the specification' })}</BackLabel>
          </a>
        }
      />
      <main id="main">
        <Section space="none" className="pb-20 pt-6 md:pb-30 md:pt-10">
          <h1 className="text-title display-tight">
            {t({ message: 'Complete Your Purchase', comment: 'fixed by the specification' })}
          </h1>
          {form.returned?.arrived && <CheckoutReturned returned={form.returned} className="mt-6" />}
          <div className="checkout mt-6 gap-x-8 gap-y-3 md:(mt-10 grid) lg:grid-cols-12">
            {/* Placed explicitly: it must not move when the form beside it arrives later. */}
            <div className="lg:(col-span-5 col-start-8 row-start-1)">
              <ErrorBoundary>
                <CheckoutSummary edition={edition} plan={plan} />
              </ErrorBoundary>
            </div>
            <div className="checkout-side lg:(col-span-7 col-start-1 row-start-1 pr-10)">
              <ErrorBoundary>
                <CheckoutPlanChoice edition={edition} chosen={plan.key} />
              </ErrorBoundary>
              <ErrorBoundary>
                <CheckoutForm
                  edition={edition}
                  plan={plan.key}
                  wallet={wallet}
                  requestKey={requestKey}
                  form={form}
                />
              </ErrorBoundary>
              <div className="mt-8 border-t border-line pt-5">
                <ErrorBoundary>
                  <ResendOrderLink edition={edition} />
                </ErrorBoundary>
              </div>
            </div>
          </div>
        </Section>
      </main>
      <Footer edition={edition} />
    </>
  )
}
