import { useLingui } from '@lingui/react'
import { useEffect, useState } from 'react'
import { pathOf } from '~/addresses'
import type { CheckoutPlanKey } from '~/content/photoPlans'
import { priceOf } from '~/content/prices'
import { createPayPalOrder } from '~/functions/createPayPalOrder'
import { processPayPalPayment } from '~/functions/processPayPalPayment'
import { paymentSuccessful, walletDeclined, walletError, walletNotProcessed } from '~/i18n/paymentErrors'
import { notify } from '~/ui/notify'
import type { Customer } from './CheckoutForm'
import type { PayPalSdk } from './useWallet'

type WalletPaymentOptions = {
  plan: CheckoutPlanKey
  read: () => Customer
  keyOf: (...contents: unknown[]) => string
}

type WalletPayment = {
  state: 'idle' | 'processing'
  /** Translated. */
  message: { kind: 'error' | 'info'; text: string } | undefined
  /** Opens PayPal's window; where none can be opened, PayPal's own page in its place. */
  pay: (sdk: PayPalSdk) => void
  /** Goes to PayPal's own page, which needs no script of theirs. */
  redirect: () => void
}

type Created = { orderId: string; url: string; settled: boolean }

/** The wallet flow of the checkout: create → approve → capture → upload page (R-PAY-11). */
export function useWalletPayment({ plan, read, keyOf }: WalletPaymentOptions): WalletPayment {
  const { i18n } = useLingui()
  const [state, setState] = useState<WalletPayment['state']>('idle')
  const [message, setMessage] = useState<WalletPayment['message']>()

  // Back from PayPal's page by the back button: the page comes as it was left, busy, and must not stay so.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && setState('idle')
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])

  const say = (text: string) => {
    setState('idle')
    setMessage({ kind: 'error', text })
    void notify('error', text)
  }
  const begin = () => {
    setState('processing')
    setMessage(undefined)
    const customer = read()
    const claim = { ...customer, ...claimOf(plan) }
    return { claim, order: createOrder({ ...claim, requestKey: keyOf(plan, customer) }) }
  }

  const pay = async (sdk: PayPalSdk) => {
    if (state === 'processing') return
    const { claim, order } = begin()
    let failed = false
    const fail = () => {
      // The script tells of one failure in two ways.
      if (!failed) say(i18n._(walletError))
      failed = true
    }
    const finish = async (orderId: string): Promise<void> => {
      setState('processing')
      const result = await processPayPalPayment({ data: { ...claim, paypalOrderId: orderId } }).catch(
        () => undefined,
      )
      if (result?.ok) {
        if (!result.pending) await notify('success', i18n._(paymentSuccessful))
        return location.assign(`${pathOf('upload', 'us')}?session_id=${result.orderId}&plan=${plan}`)
      }
      if (result?.code === 'declined') {
        setState('idle')
        setMessage({ kind: 'info', text: i18n._(walletDeclined) })
        // Another way to pay can be chosen in the same window; where it may not open by itself, the button opens it.
        await open(Promise.resolve({ orderId })).catch(() => {})
        return
      }
      say(i18n._(result?.code === 'not_paid' ? walletError : walletNotProcessed))
    }
    const open = (payment: Promise<{ orderId: string }>): Promise<unknown> =>
      sdk
        .createPayPalOneTimePaymentSession({
          onApprove: ({ orderId }) => finish(orderId),
          onCancel: () => setState('idle'),
          onError: fail,
        })
        .start({ presentationMode: 'auto' }, payment)
    try {
      // Inside the click: a window that opens after an answer came would count as a pop-up and be blocked.
      await open(order)
    } catch (error) {
      const created = await order.catch(() => undefined)
      const goOn = error instanceof AlreadySettled ? error.url : created && isBlocked(error) && created.url
      if (goOn) location.assign(goOn)
      else fail()
    }
  }

  const redirect = async () => {
    if (state === 'processing') return
    try {
      location.assign((await begin().order).url)
    } catch (error) {
      if (error instanceof AlreadySettled) location.assign(error.url)
      else say(i18n._(walletError))
    }
  }
  return { state, message, pay: (sdk) => void pay(sdk), redirect: () => void redirect() }
}

/** What the page shows; the server compares it with the price book. */
function claimOf(plan: CheckoutPlanKey) {
  const price = priceOf('us', 'checkout', 'ai-photos', plan)
  return { amount: price.amount / 100, currency: price.currency, planType: plan }
}

/** The same form was paid before: nothing is opened, the buyer goes to the upload page. */
class AlreadySettled extends Error {
  url: string
  constructor(url: string) {
    super()
    this.url = url
  }
}

async function createOrder(data: Parameters<typeof createPayPalOrder>[0]['data']): Promise<Created> {
  const result = await createPayPalOrder({ data })
  if (!result.ok) throw new Error(result.code)
  if (result.value.settled) throw new AlreadySettled(result.value.url)
  return result.value
}

/** PayPal's script says so of what the page can get around: above all a pop-up that was blocked. */
const isBlocked = (error: unknown) =>
  error instanceof Error && 'isRecoverable' in error && error.isRecoverable === true
