import { Trans, useLingui } from '@lingui/react/macro'
import { useHydrated } from '@tanstack/react-router'
import {
  type FormEvent,
  type KeyboardEvent,
  type SubmitEvent,
  useCallback,
  useEffect,
  useRef,
  useState,
} from 'react'
import type { EditionsWith } from '~/addresses'
import { formatMoney } from '~/content/money'
import type { CheckoutPlanKey } from '~/content/photoPlans'
import { priceOf } from '~/content/prices'
import { editions } from '~/editions'
import { fieldEmpty, fillInFields } from '~/i18n/paymentErrors'
import type { Customer, WalletSettings } from '~/schemas/checkout'
import { checkoutMethods, type CheckoutMethod as Method, methodsOf } from '~/schemas/providers'
import { Button } from '~/ui/Button'
import { Field } from '~/ui/Field'
import { Notice } from '~/ui/Notice'
import { notify } from '~/ui/notify'
import { CheckoutMethod } from './CheckoutMethod'
import { CheckoutReturned } from './CheckoutReturned'
import { CheckoutTrust } from './CheckoutTrust'
import { CheckoutWallet } from './CheckoutWallet'
import { type CustomerErrors, checkCustomer, customerIn, isFilled } from './checkCustomer'
import { PayLabel } from './PayLabel'
import { useCardPayment } from './useCardPayment'
import type { CheckoutReturn } from './useCheckoutReturn'

type CheckoutFormProps = {
  edition: EditionsWith<'checkout'>
  plan: CheckoutPlanKey
  /** No wallet, no choice. */
  wallet: WalletSettings | null
  requestKey: string
  form: CheckoutReturn
}

/** Works as a plain form; with script the payment opens without leaving the page, and what is wrong is said here. */
export function CheckoutForm({ edition, plan, wallet, requestKey, form }: CheckoutFormProps) {
  const { t } = useLingui()
  const hydrated = useHydrated()
  const element = useRef<HTMLFormElement>(null)
  const [filled, setFilled] = useState(false)
  const [errors, setErrors] = useState<CustomerErrors>({})
  const [chosen, setChosen] = useState<Method>()
  const card = useCardPayment({ edition, plan, form })
  const { returned } = form
  const busy = card.state === 'processing'
  const price = formatMoney(priceOf(edition, 'checkout', 'ai-photos', plan))
  const blocked = hydrated && (busy || !filled)
  const methods = methodsOf(edition).filter((known) => known !== 'wallet' || wallet)
  const method = methods.find((known) => known === chosen) ?? methods[0] ?? 'card'
  const byWallet = method === 'wallet' && wallet

  // Picks up everything typed, chosen or filled in by the browser before script took over, too.
  const check = useCallback(() => {
    setFilled(isFilled(customerIn(element.current)))
    setChosen(methodIn(element.current))
  }, [])
  useEffect(check, [check])

  // Restores the details of a buyer who comes back, and never overwrites what they type now.
  useEffect(() => {
    if (returned?.state !== 'unpaid') return
    for (const name of ['customerName', 'customerEmail'] as const) {
      const field = element.current?.elements.namedItem(name)
      if (field instanceof HTMLInputElement && !field.value) field.value = returned[name]
    }
    check()
  }, [returned, check])

  // Takes back the note of a checkout in another tab: it no longer matches this form.
  const { dismiss } = card
  // biome-ignore lint/correctness/useExhaustiveDependencies: with each other plan or method
  useEffect(dismiss, [dismiss, plan, method])

  const onInput = ({ target }: FormEvent) => {
    check()
    dismiss()
    if (target instanceof HTMLInputElement)
      setErrors(({ [target.name as keyof Customer]: _, ...rest }) => rest)
  }
  /** What was typed, once nothing is wrong with it; else it is said at its field. */
  const read = (): Customer | undefined => {
    const customer = customerIn(element.current)
    const found = checkCustomer(customer)
    setErrors(found)
    const [first] = Object.keys(found)
    if (!first) return customer
    const field = element.current?.elements.namedItem(first)
    if (field instanceof HTMLElement) field.focus()
    if (Object.values(found).includes(fieldEmpty)) void notify('error', t(fillInFields))
    return undefined
  }
  const pay = () => {
    const customer = read()
    if (customer) card.submit(customer)
  }
  const onSubmit = (event: SubmitEvent) => {
    // Posts the form, as without script, where a provider has no script of ours: the answer leads to its page.
    if (method !== 'card' && method !== 'wallet' && read()) return form.keep()
    event.preventDefault()
    if (method === 'card' && !busy) pay()
  }
  // Says why nothing happens (R-COE-10): a disabled button would swallow Enter silently.
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && method === 'card' && blocked && !busy) pay()
  }
  const empty = Object.values(errors).includes(fieldEmpty)
  const typed = returned?.state === 'unpaid' ? returned : undefined

  return (
    <form
      ref={element}
      method="post"
      action="/orders"
      noValidate={hydrated}
      onSubmit={onSubmit}
      onInput={onInput}
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
            defaultValue={typed?.customerName}
            error={errors.customerName && t(errors.customerName)}
            required
          />
          <Field
            label={t({ message: 'Email address', comment: 'fixed by the specification' })}
            name="customerEmail"
            type="email"
            autoComplete="email"
            defaultValue={typed?.customerEmail}
            hint={t`Your portraits are sent here.`}
            error={errors.customerEmail && t(errors.customerEmail)}
            required
          />
        </div>
        {/* Says aloud what the toast says; for the eye, each field says it of itself. */}
        {empty && (
          <div role="alert" className="sr-only">
            {t(fillInFields)}
          </div>
        )}
      </fieldset>
      <CheckoutMethod onChoose={check} methods={methods} disabled={busy} />
      <div className="pay mt-8">
        {byWallet ? (
          <CheckoutWallet settings={byWallet} plan={plan} filled={filled} read={read} form={form} />
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
        {!byWallet && !empty && card.error && (
          <Notice kind="error" className="mt-4">
            {card.error}
          </Notice>
        )}
        {!byWallet && card.openedUrl ? (
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

function methodIn(form: HTMLFormElement | null): Method | undefined {
  const chosen = form && new FormData(form).get('method')
  return checkoutMethods.find((method) => method === chosen)
}
