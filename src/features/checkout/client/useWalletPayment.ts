import { useLingui } from '@lingui/react'
import { useEffect, useRef, useState } from 'react'
import { pathOf } from '~/catalog/addresses'
import { RateLimitedError } from '~/core/calls/callServer'
import type { Customer, StartFailure } from '~/core/schemas/checkout'
import { paidFragment } from '~/core/schemas/paidFragment'
import { walletEdition } from '~/core/schemas/providers'
import { createPayPalOrder } from '~/features/checkout/functions/createPayPalOrder'
import { processPayPalPayment } from '~/features/checkout/functions/processPayPalPayment'
import { keepFocus } from '~/ui/browser/keepFocus'
import { showPlainToast } from '~/ui/shell/plainToast'
import {
  paymentFailed,
  tooManyPayments,
  walletDeclined,
  walletError,
  walletNotProcessed,
} from '../paymentErrors'
import { paymentReasons } from '../paymentReasons'
import type { CardCall } from '../schema'
import type { FormReturn } from './formReturn'
import { hideNotices } from './notices'
import type { PayPalSdk } from './useWallet'

type WalletPaymentOptions = {
  call: CardCall
  /** Returns the buyer's details; `undefined` if they are invalid, after showing the errors. */
  read: () => Customer | undefined
  form: FormReturn
}

type WalletPayment = {
  state: 'idle' | 'processing'
  /** Translated. */
  message: { kind: 'error' | 'info'; text: string } | undefined
  /** Link to the state of a payment that was approved but could not be recorded. */
  statusUrl: string | undefined
  /** Opens PayPal's window; if it is blocked, navigates to PayPal's own page. */
  pay: (sdk: PayPalSdk) => void
  /** Navigates to PayPal's own page, which does not need their script. */
  redirect: () => void
}

type Order = { orderId: string; url: string; settled: boolean }

/** The wallet flow of the checkout: create → approve → capture → upload page (R-PAY-11). */
export function useWalletPayment({ call, read, form }: WalletPaymentOptions): WalletPayment {
  const { i18n } = useLingui()
  const [state, setState] = useState<WalletPayment['state']>('idle')
  const [message, setMessage] = useState<WalletPayment['message']>()
  const [statusUrl, setStatusUrl] = useState<string>()
  const restoreFocus = useRef<() => void>(undefined)

  // The pressed button was disabled while PayPal's window was open, which loses its focus.
  useEffect(() => {
    if (state === 'idle') restoreFocus.current?.()
  }, [state])

  // Resets the busy state when the page is restored from the back/forward cache.
  useEffect(() => {
    const onShow = (event: PageTransitionEvent) => event.persisted && setState('idle')
    addEventListener('pageshow', onShow)
    return () => removeEventListener('pageshow', onShow)
  }, [])

  const showError = (text: string) => {
    setState('idle')
    setMessage({ kind: 'error', text })
    showPlainToast('error', text)
  }
  const begin = () => {
    const customer = read()
    if (!customer) return undefined
    restoreFocus.current = keepFocus()
    form.keep()
    hideNotices()
    setState('processing')
    setMessage(undefined)
    setStatusUrl(undefined)
    const claim = { ...customer, ...claimOf(call) }
    return { claim, order: createOrder({ ...claim, requestKey: form.keyOf() }) }
  }
  const showFailure = (reason: unknown) => {
    if (reason instanceof RateLimitedError)
      return showError(i18n._(tooManyPayments.id, { minutes: reason.minutes }))
    // Shows the reason only for a changed price, where a retry does not help.
    const changed = reason instanceof OrderRefused && reason.code === 'amount_changed'
    const text = changed
      ? i18n._(paymentFailed.id, { message: i18n._(paymentReasons.amount_changed) })
      : i18n._(walletError)
    showError(text)
  }

  const finish = async (claim: Claim, orderId: string): Promise<'done' | 'declined'> => {
    setState('processing')
    const result = await processPayPalPayment({ data: { ...claim, paypalOrderId: orderId } }).catch(
      () => undefined,
    )
    if (result?.ok) {
      location.assign(uploadAddress(result.orderId, call) + paidFragment)
      return 'done'
    }
    if (result?.code === 'declined') {
      setState('idle')
      setMessage({ kind: 'info', text: i18n._(walletDeclined) })
      return 'declined'
    }
    // Links to the upload page: the approved payment may have gone through, and the buyer must not pay twice.
    setStatusUrl(uploadAddress(orderId, call))
    showError(i18n._(walletNotProcessed))
    return 'done'
  }

  const pay = async (sdk: PayPalSdk) => {
    if (state === 'processing') return
    const begun = begin()
    if (!begun) return
    const { claim, order } = begun
    let handled = false
    // Handles a failure once, although PayPal's script may report it twice. The order's result takes precedence.
    const onFailure = async (error: unknown) => {
      if (handled) return
      handled = true
      const created = await order.catch((reason: unknown) => reason)
      if (!isOrder(created)) return showFailure(created)
      if (created.settled || isBlocked(error)) return location.assign(created.url)
      showFailure(error)
    }
    // Async, so that an error that PayPal's script throws at once is handled like a later one.
    const open = async (payment: Promise<{ orderId: string }>): Promise<unknown> =>
      sdk
        .createPayPalOneTimePaymentSession({
          onApprove: async ({ orderId }) => {
            const outcome = await finish(claim, orderId)
            // Reopens the window for another payment method; if the browser blocks it, the buyer can use the button.
            if (outcome === 'declined') await open(Promise.resolve({ orderId })).catch(() => {})
          },
          onCancel: () => {
            setState('idle')
            void form.readStatus()
          },
          onError: (error) => void onFailure(error),
        })
        .start({ presentationMode: 'auto' }, payment)
    // Opens the window within the click: after the response it would be blocked as a pop-up.
    await open(order.then(throwIfSettled)).catch(onFailure)
  }

  const redirect = async () => {
    if (state === 'processing') return
    await begin()?.order.then(({ url }) => location.assign(url), showFailure)
  }
  return { state, message, statusUrl, pay: (sdk) => void pay(sdk), redirect: () => void redirect() }
}

type Claim = Customer & ReturnType<typeof claimOf>

/** Price and plan as the page shows them; the server compares them with the price book. */
const claimOf = ({ amount, currency, planType }: CardCall) => ({ amount, currency, planType })

const uploadAddress = (orderId: string, { planType }: CardCall) =>
  `${pathOf('upload', walletEdition)}?session_id=${orderId}&plan=${planType}`

class OrderRefused extends Error {
  code: StartFailure
  constructor(code: StartFailure) {
    super()
    this.code = code
  }
}

async function createOrder(data: Parameters<typeof createPayPalOrder>[0]['data']): Promise<Order> {
  const result = await createPayPalOrder({ data, headers: { 'X-Request-Key': data.requestKey } })
  if (!result.ok) throw new OrderRefused(result.code)
  return result.value
}

/** Throws for an order that is already paid: the buyer goes to the upload page instead of PayPal. */
function throwIfSettled(order: Order): Order {
  if (order.settled) throw new Error('The order is paid')
  return order
}

const isOrder = (value: unknown): value is Order =>
  typeof value === 'object' && value !== null && 'orderId' in value

/** Whether PayPal's script reports a recoverable error, typically a blocked pop-up. */
const isBlocked = (error: unknown) =>
  error instanceof Error && 'isRecoverable' in error && error.isRecoverable === true
