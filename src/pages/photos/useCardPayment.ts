import { useLingui } from '@lingui/react'
import { useEffect, useState } from 'react'
import { pathOf } from '~/addresses'
import type { CheckoutPlanKey } from '~/content/photoPlans'
import { priceOf } from '~/content/prices'
import type { Edition } from '~/editions'
import { TooOften } from '~/functions/callServer'
import { processStripePayment } from '~/functions/processStripePayment'
import {
  fillInFields,
  noUrlReturned,
  paymentFailed,
  paymentReasons,
  redirecting,
  tooManyPayments,
  unknownError,
} from '~/i18n/paymentErrors'
import { notify } from '~/ui/notify'
import type { Customer } from './CheckoutForm'

type CardPaymentOptions = {
  edition: Edition
  plan: CheckoutPlanKey
  keyOf: (...contents: unknown[]) => string
}

type CardPayment = {
  state: 'idle' | 'processing'
  /** Address of the secure checkout when it was opened in another tab. */
  openedUrl: string | undefined
  /** Translated. */
  error: string | undefined
  submit: (values: Customer) => void
}

/** The card flow of the checkout: idle → processing → the provider's page (R-PAY-01 to R-PAY-05). */
export function useCardPayment({ edition, plan, keyOf }: CardPaymentOptions): CardPayment {
  const { i18n } = useLingui()
  const [state, setState] = useState<CardPayment['state']>('idle')
  const [openedUrl, setOpenedUrl] = useState<string>()
  const [error, setError] = useState<string>()

  // Back from the provider by the back button: the page comes as it was left, busy, and must not stay so.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && setState('idle')
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])

  const say = (text: string) => {
    setError(text)
    void notify('error', text)
  }

  const submit = async (customer: Customer) => {
    if (state === 'processing') return
    if (!customer.customerName.trim() || !customer.customerEmail.trim()) return say(i18n._(fillInFields))
    setState('processing')
    setError(undefined)
    setOpenedUrl(undefined)
    // Opened inside the click: a tab opened after the answer came would count as a pop-up and be blocked.
    const tab = isMobile() ? null : open('', '_blank')
    if (tab) tab.opener = null
    try {
      const url = await requestSession(edition, plan, customer, keyOf(plan, customer))
      void notify('success', i18n._(redirecting))
      if (tab && !tab.closed) {
        tab.location.replace(url)
        setOpenedUrl(url)
        setState('idle')
      } else location.assign(url)
    } catch (caught) {
      tab?.close()
      setState('idle')
      if (caught instanceof TooOften) return say(i18n._(tooManyPayments.id, { minutes: caught.minutes }))
      const reason = caught instanceof PaymentError ? caught.reason : unknownError
      say(i18n._(paymentFailed.id, { message: typeof reason === 'string' ? reason : i18n._(reason) }))
    }
  }
  return { state, openedUrl, error, submit }
}

class PaymentError extends Error {
  reason: string | typeof unknownError
  constructor(reason: string | typeof unknownError) {
    super()
    this.reason = reason
  }
}

async function requestSession(
  edition: Edition,
  plan: CheckoutPlanKey,
  customer: Customer,
  requestKey: string,
) {
  const price = priceOf(edition, 'checkout', 'ai-photos', plan)
  const result = await processStripePayment({
    headers: { 'X-Request-Key': requestKey },
    data: {
      ...customer,
      amount: price.amount / 100,
      currency: price.currency,
      planType: plan,
      successUrl: `${location.origin}${pathOf('upload', edition)}?session_id={CHECKOUT_SESSION_ID}`,
      cancelUrl: location.origin + pathOf('photo-service', edition),
      requestKey,
    },
  })
  if (!result.ok) throw new PaymentError(paymentReasons[result.code] ?? unknownError)
  if (!result.value.url) throw new PaymentError(noUrlReturned)
  return result.value.url
}

/** R-PAY-03. */
function isMobile(): boolean {
  const { userAgentData } = navigator as Navigator & { userAgentData?: { mobile: boolean } }
  return userAgentData?.mobile || (matchMedia('(pointer: coarse)').matches && innerWidth < 768)
}
