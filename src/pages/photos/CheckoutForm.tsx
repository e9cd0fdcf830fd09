import { Trans, useLingui } from '@lingui/react/macro'
import { useHydrated } from '@tanstack/react-router'
import { type KeyboardEvent, type SubmitEvent, useCallback, useEffect, useRef, useState } from 'react'
import { formatMoney } from '~/content/money'
import type { CheckoutPlanKey } from '~/content/photoPlans'
import { priceOf } from '~/content/prices'
import type { Edition } from '~/editions'
import type { WalletSettings } from '~/server/gateways/paypal/readWalletSettings'
import { Button } from '~/ui/Button'
import { Field } from '~/ui/Field'
import { Icon } from '~/ui/Icon'
import { Notice } from '~/ui/Notice'
import { CheckoutMethod, type PaymentMethod } from './CheckoutMethod'
import { CheckoutTrust } from './CheckoutTrust'
import { CheckoutWallet } from './CheckoutWallet'
import { useCardPayment } from './useCardPayment'
import { useRequestKey } from './useRequestKey'

export type Customer = { customerName: string; customerEmail: string }

type CheckoutFormProps = {
  edition: Edition
  plan: CheckoutPlanKey
  /** No wallet, no choice. */
  wallet: WalletSettings | null
}

function customerIn(form: HTMLFormElement | null): Customer {
  const data = new FormData(form ?? undefined)
  const value = (name: string) => String(data.get(name) ?? '').trim()
  return { customerName: value('customerName'), customerEmail: value('customerEmail') }
}

/** Works as a plain form; with script the payment opens without leaving the page, and what is wrong is said here. */
export function CheckoutForm({ edition, plan, wallet }: CheckoutFormProps) {
  const { t } = useLingui()
  const hydrated = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const [filled, setFilled] = useState(false)
  const [method, setMethod] = useState<PaymentMethod>('card')
  const keyOf = useRequestKey()
  const { state, openedUrl, error, submit } = useCardPayment({ edition, plan, keyOf })
  const busy = state === 'processing'
  const price = formatMoney(priceOf(edition, 'checkout', 'ai-photos', plan))
  const blocked = hydrated && (busy || !filled)

  const read = () => customerIn(form.current)
  const byCard = method === 'card' || !wallet
  // Also picks up what was typed, or filled in by the browser, before script took over.
  const check = useCallback(() => setFilled(Object.values(customerIn(form.current)).every(Boolean)), [])
  useEffect(check, [check])

  const onSubmit = (event: SubmitEvent) => {
    event.preventDefault()
    if (byCard && !busy) submit(read())
  }
  // A disabled button stops Enter as well; the reader is told why instead (R-COE-10).
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && byCard && blocked && !busy) submit(read())
  }

  return (
    <form ref={form} method="post" action="/orders" onSubmit={onSubmit} onInput={check}>
      <input type="hidden" name="edition" value={edition} />
      <input type="hidden" name="offer" value="checkout" />
      <input type="hidden" name="plan" value={plan} />
      <fieldset onKeyDown={onKeyDown}>
        <legend className="pb-5 text-sub font-600 font-display">
          <Trans>Your details</Trans>
        </legend>
        <div className="grid gap-5 sm:grid-cols-2">
          <Field
            label={t({ message: 'Full name', comment: 'fixed by the specification' })}
            name="customerName"
            autoComplete="name"
            required
          />
          <Field
            label={t({ message: 'Email address', comment: 'fixed by the specification' })}
            name="customerEmail"
            type="email"
            autoComplete="email"
            hint={t`Your portraits are sent here.`}
            required
          />
        </div>
      </fieldset>
      <CheckoutMethod
        chosen={method}
        onChoose={setMethod}
        walletAvailable={wallet !== null}
        disabled={busy}
      />
      <div className="mt-8">
        {!byCard ? (
          <CheckoutWallet settings={wallet} plan={plan} filled={filled} read={read} keyOf={keyOf} />
        ) : (
          <>
            {edition === 'br' && (
              <p className="pb-3 text-note font-600">
                <Trans comment="Portuguese checkout only">Charged in US dollars (USD)</Trans>
              </p>
            )}
            <Button type="submit" wide disabled={blocked} aria-busy={busy}>
              <Icon name={busy ? 'spinner' : 'lock'} className={busy ? 'animate-spin' : ''} />
              {busy
                ? t({ message: 'Processing Payment...', comment: 'fixed by the specification' })
                : t({ message: `Secure Checkout - ${price} USD`, comment: 'fixed by the specification' })}
            </Button>
          </>
        )}
        {byCard && error && (
          <Notice kind="error" className="mt-4">
            {error}
          </Notice>
        )}
        {byCard && openedUrl && (
          <Notice kind="info" className="mt-4">
            <Trans>
              Your secure checkout is open in another tab.{' '}
              <a href={openedUrl} className="font-600 underline underline-offset-4">
                Open it here instead
              </a>
            </Trans>
          </Notice>
        )}
      </div>
      <CheckoutTrust edition={edition} method={byCard ? 'card' : 'wallet'} />
    </form>
  )
}
