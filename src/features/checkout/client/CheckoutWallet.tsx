import { Trans, useLingui } from '@lingui/react/macro'
import { useEffect, useRef } from 'react'
import type { Customer, WalletSettings } from '~/core/schemas/checkout'
import { Button } from '~/ui/Button'
import { Notice } from '~/ui/Notice'
import { PayLabel } from '../PayLabel'
import type { CardCall } from '../schema'
import { WalletLoading } from '../WalletLoading'
import type { FormReturn } from './formReturn'
import { useWallet } from './useWallet'
import { useWalletPayment } from './useWalletPayment'

export type CheckoutWalletProps = {
  settings: WalletSettings
  call: CardCall
  /** As the page shows it. */
  price: string
  /** Returns the buyer's details; `undefined` if they are invalid, after showing the errors. */
  read: () => Customer | undefined
  form: FormReturn
  /** Called when a payment begins and ends. */
  onBusy: (busy: boolean) => void
}

/** The wallet's button in place of the card button, with a placeholder until it is ready. */
export function CheckoutWallet({ settings, call, price, read, form, onBusy }: CheckoutWalletProps) {
  const { t } = useLingui()
  const wallet = useWallet(settings)
  const { state, message, statusUrl, pay, redirect } = useWalletPayment({ call, read, form })
  const busy = state === 'processing'
  useEffect(() => onBusy(busy), [busy, onBusy])
  const root = useRef<HTMLDivElement>(null)
  const retried = useRef(false)
  const settled = wallet.state === 'resolved' || wallet.state === 'rejected'
  // The pressed “Try again” is gone; its focus moves to the button that comes in its place.
  useEffect(() => {
    if (settled && retried.current && document.activeElement === document.body)
      root.current?.querySelector('button')?.focus({ preventScroll: true })
  }, [settled])

  return (
    <div ref={root} aria-busy={wallet.state === 'pending' || busy}>
      {wallet.state === 'rejected' ? (
        <Notice kind="error">
          <Trans>PayPal’s button couldn’t be loaded. Nothing was charged.</Trans>
          <span className="flex flex-wrap gap-3 pt-3">
            <Button
              size="small"
              variant="secondary"
              onClick={() => {
                retried.current = true
                wallet.retry()
              }}
            >
              <Trans>Try again</Trans>
            </Button>
            <Button size="small" onClick={redirect} disabled={busy}>
              <Trans>Continue on PayPal’s page</Trans>
            </Button>
          </span>
        </Notice>
      ) : wallet.state === 'resolved' ? (
        <Button wide onClick={() => pay(wallet.sdk)} disabled={busy}>
          <PayLabel busy={busy}>
            {busy
              ? t({ message: 'Processing Payment...', comment: 'fixed by the specification' })
              : t`Pay with PayPal - ${price} USD`}
          </PayLabel>
        </Button>
      ) : (
        <WalletLoading />
      )}
      {message && (
        <Notice kind={message.kind} className="mt-4">
          <span>{message.text}</span>{' '}
          {statusUrl && (
            <a href={statusUrl} className="font-600 underline underline-offset-4">
              <Trans>Check your payment’s status</Trans>
            </a>
          )}
        </Notice>
      )}
    </div>
  )
}
