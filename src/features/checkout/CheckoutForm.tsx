import { Trans, useLingui } from '@lingui/react/macro'
import { useHydrated } from '@tanstack/react-router'
import { type KeyboardEvent, type SubmitEvent, useEffect, useRef } from 'react'
import type { EditionsWith } from '~/catalog/addresses'
import { editions } from '~/catalog/editions'
import { formatMoney } from '~/catalog/money'
import type { CheckoutPlanKey } from '~/catalog/photoPlans'
import { priceOf } from '~/catalog/prices'
import type { WalletSettings } from '~/core/schemas/checkout'
import { methodsOf } from '~/core/schemas/providers'
import { Button } from '~/ui/Button'
import { Field } from '~/ui/forms/Field'
import { Notice } from '~/ui/Notice'
import { CheckoutMethod } from './CheckoutMethod'
import { CheckoutReturned } from './CheckoutReturned'
import { CheckoutTrust } from './CheckoutTrust'
import { CheckoutWallet } from './CheckoutWallet'
import { PayLabel } from './PayLabel'
import { fieldEmpty, fillInFields } from './paymentErrors'
import { useCardPayment } from './useCardPayment'
import type { CheckoutReturn } from './useCheckoutReturn'
import { useCustomer } from './useCustomer'

type CheckoutFormProps = {
  edition: EditionsWith<'checkout'>
  plan: CheckoutPlanKey
  /** `null` hides the wallet. */
  wallet: WalletSettings | null
  requestKey: string
  form: CheckoutReturn
}

/** Works as a plain form; with script, the payment opens without leaving the page, and errors are shown in place. */
export function CheckoutForm({ edition, plan, wallet, requestKey, form }: CheckoutFormProps) {
  const { t } = useLingui()
  const hydrated = useHydrated()
  const element = useRef<HTMLFormElement>(null)
  const card = useCardPayment({ edition, plan, form })
  const { dismiss } = card
  const { filled, chosen, errors, check, read } = useCustomer(element, dismiss)
  const { returned } = form
  const busy = card.state === 'processing'
  const price = formatMoney(priceOf(edition, 'checkout', 'ai-photos', plan))
  const blocked = hydrated && (busy || !filled)
  const methods = methodsOf(edition).filter((known) => known !== 'wallet' || wallet)
  const method = methods.find((known) => known === chosen) ?? methods[0] ?? 'card'
  const walletSettings = method === 'wallet' && wallet

  // Restores the details of a returning buyer, without overwriting what they have typed.
  useEffect(() => {
    if (returned?.state !== 'unpaid') return
    for (const name of ['customerName', 'customerEmail'] as const) {
      const field = element.current?.elements.namedItem(name)
      if (field instanceof HTMLInputElement && !field.value) field.value = returned[name]
    }
    check()
  }, [returned, check])

  // Removes the note about a checkout in another tab: it no longer matches this form.
  // biome-ignore lint/correctness/useExhaustiveDependencies: runs when the plan or the method changes
  useEffect(dismiss, [dismiss, plan, method])

  const pay = () => {
    const customer = read()
    if (customer) card.submit(customer)
  }
  const onSubmit = (event: SubmitEvent) => {
    // Other methods have no client flow: let the form post as without script; the response redirects to the provider.
    if (method !== 'card' && method !== 'wallet' && read()) return form.keep()
    event.preventDefault()
    if (method === 'card' && !busy) pay()
  }
  // Shows what is missing (R-COE-10): with a disabled button, Enter would do nothing.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && method === 'card' && blocked && !busy) pay()
  }
  const empty = Object.values(errors).includes(fieldEmpty)
  const restored = returned?.state === 'unpaid' ? returned : undefined

  return (
    <form
      ref={element}
      method="post"
      action="/orders"
      noValidate={hydrated}
      onSubmit={onSubmit}
      data-wallet={JSON.stringify(wallet)}
    >
      <input type="hidden" name="edition" value={edition} />
      <input type="hidden" name="offer" value="checkout" />
      <input type="hidden" name="plan" value={plan} />
      <input type="hidden" name="requestKey" value={requestKey} />
      <fieldset onKeyDown={onKeyDown}>
        <legend className="pb-5 text-sub font-600 font-display">
          <Trans>Your details</Trans>
        </legend>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field
            label={t({ message: 'Full name', comment: 'fixed by the specification' })}
            name="customerName"
            autoComplete="name"
            defaultValue={restored?.customerName}
            error={errors.customerName && t(errors.customerName)}
            required
          />
          <Field
            label={t({ message: 'Email address', comment: 'fixed by the specification' })}
            name="customerEmail"
            type="email"
            autoComplete="email"
            defaultValue={restored?.customerEmail}
            hint={t`We’ll send your portraits here.`}
            error={errors.customerEmail && t(errors.customerEmail)}
            required
          />
        </div>
        {/* Announces the toast's text to screen readers; visually, each field shows its own error. */}
        {empty && (
          <div role="alert" className="sr-only">
            {t(fillInFields)}
          </div>
        )}
      </fieldset>
      <CheckoutMethod methods={methods} disabled={busy} />
      <div className="pay mt-8">
        {walletSettings ? (
          <CheckoutWallet settings={walletSettings} plan={plan} filled={filled} read={read} form={form} />
        ) : (
          <>
            {editions[edition].currency !== 'USD' && (
              <p className="pb-2 text-note font-600">
                <Trans comment="Portuguese checkout only">Charged in US dollars (USD)</Trans>
              </p>
            )}
            <Button type="submit" wide disabled={blocked} aria-busy={busy}>
              <PayLabel busy={busy}>
                {busy
                  ? t({ message: 'Processing Payment...', comment: 'fixed by the specification' })
                  : t({ message: `Secure Checkout - ${price} USD`, comment: 'fixed by the specification' })}
              </PayLabel>
            </Button>
          </>
        )}
        {!walletSettings && !empty && card.error && (
          <Notice kind="error" className="mt-4">
            {card.error}
          </Notice>
        )}
        {!walletSettings && card.openedUrl ? (
          <Notice kind="info" className="mt-4">
            <Trans>
              Your secure checkout is open in another tab.{' '}
              <a href={card.openedUrl} onClick={form.keep} className="font-600 underline underline-offset-4">
                Open it here instead
              </a>
            </Trans>
          </Notice>
        ) : (
          returned && !returned.arrived && <CheckoutReturned returned={returned} className="mt-4" />
        )}
      </div>
      <CheckoutTrust edition={edition} method={method} />
    </form>
  )
}
