import { useLingui } from '@lingui/react'
import { useCallback, useEffect, useState } from 'react'
import { type EditionsWith, pathOf } from '~/catalog/addresses'
import type { CheckoutPlanKey } from '~/catalog/photoPlans'
import { priceOf } from '~/catalog/prices'
import { CallError, RateLimitedError } from '~/core/calls/callServer'
import type { Customer } from '~/core/schemas/checkout'
import { processStripePayment } from '~/features/checkout/functions/processStripePayment'
import { notify } from '~/ui/shell/notify'
import { noUrlReturned, paymentFailed, redirecting, tooManyPayments, unknownError } from './paymentErrors'
import { callReasons, paymentReasons } from './paymentReasons'
import type { CheckoutReturn } from './useCheckoutReturn'

type CardPaymentOptions = {
  edition: EditionsWith<'checkout'>
  plan: CheckoutPlanKey
  form: CheckoutReturn
}

type CardPayment = {
  state: 'idle' | 'processing'
  /** URL of the secure checkout, if it was opened in another tab. */
  openedUrl: string | undefined
  /** Translated. */
  error: string | undefined
  submit: (values: Customer) => void
  /** Removes link and error, when the form no longer matches the opened checkout. */
  dismiss: () => void
}

/** The card flow of the checkout: idle → processing → the provider's page (R-PAY-01 to R-PAY-05). */
export function useCardPayment({ edition, plan, form }: CardPaymentOptions): CardPayment {
  const { i18n } = useLingui()
  const [state, setState] = useState<CardPayment['state']>('idle')
  const [openedUrl, setOpenedUrl] = useState<string>()
  const [error, setError] = useState<string>()
  const { look } = form

  // Resets the busy state when the page is restored from the back/forward cache.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => {
      if (!event.persisted) return
      setState('idle')
      void look()
    }
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [look])

  // Reads the state again on return from the other tab: the payment may have been made or canceled there.
  useEffect(() => {
    if (!openedUrl) return
    const onVisible = async () => {
      if (document.hidden) return
      const found = await look()
      if (found?.state !== 'unpaid' ? found : !found.open) setOpenedUrl(undefined)
    }
    document.addEventListener('visibilitychange', onVisible)
    return () => document.removeEventListener('visibilitychange', onVisible)
  }, [openedUrl, look])

  const showError = (text: string) => {
    setError(text)
    void notify('error', text)
  }
  const submit = async (customer: Customer) => {
    if (state === 'processing') return
    setState('processing')
    setError(undefined)
    setOpenedUrl(undefined)
    form.dismiss()
    // Opens the tab within the click: after the response it would be blocked as a pop-up.
    const tab = isMobile() ? null : open('', '_blank')
    if (tab) tab.opener = null
    try {
      const { url, settled } = await requestSession(edition, plan, customer, form.keyOf())
      void notify('success', i18n._(redirecting))
      form.keep()
      if (!tab || tab.closed) return location.assign(url)
      tab.location.replace(url)
      // Already paid: read the state instead of linking to a checkout.
      if (settled) await look()
      else setOpenedUrl(url)
    } catch (caught) {
      tab?.close()
      if (caught instanceof RateLimitedError)
        showError(i18n._(tooManyPayments.id, { minutes: caught.minutes }))
      else {
        const reason = reasonOf(caught)
        showError(i18n._(paymentFailed.id, { message: typeof reason === 'string' ? reason : i18n._(reason) }))
      }
    }
    setState('idle')
  }
  const dismiss = useCallback(() => {
    setOpenedUrl(undefined)
    setError(undefined)
  }, [])
  return { state, openedUrl, error, submit, dismiss }
}

class PaymentError extends Error {
  reason: string | typeof unknownError
  constructor(reason: string | typeof unknownError) {
    super()
    this.reason = reason
  }
}

function reasonOf(caught: unknown): PaymentError['reason'] {
  if (caught instanceof PaymentError) return caught.reason
  if (caught instanceof CallError)
    return caught.code === 'unavailable' ? callReasons.unavailable : unknownError
  // `fetch` throws a TypeError on a network failure.
  return caught instanceof TypeError ? callReasons.offline : unknownError
}

async function requestSession(
  edition: EditionsWith<'checkout'>,
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
  if (!result.ok) throw new PaymentError(paymentReasons[result.code])
  if (!result.value.url) throw new PaymentError(noUrlReturned)
  return result.value
}

/** R-PAY-03. */
function isMobile(): boolean {
  const { userAgentData } = navigator as Navigator & { userAgentData?: { mobile: boolean } }
  return userAgentData?.mobile || (matchMedia('(pointer: coarse)').matches && innerWidth < 768)
}
