import { Trans, useLingui } from '@lingui/react/macro'
import { formatMoney } from '~/catalog/money'
import type { CheckoutPlanKey } from '~/catalog/photoPlans'
import { priceOf } from '~/catalog/prices'
import type { Customer, WalletSettings } from '~/core/schemas/checkout'
import { walletEdition } from '~/core/schemas/providers'
import { Button } from '~/ui/Button'
import { Icon } from '~/ui/Icon'
import { Notice } from '~/ui/Notice'
import { PayLabel } from './PayLabel'
import type { CheckoutReturn } from './useCheckoutReturn'
import { useWallet } from './useWallet'
import { useWalletPayment } from './useWalletPayment'

type CheckoutWalletProps = {
  settings: WalletSettings
  plan: CheckoutPlanKey
  /** Whether name and email are filled in. */
  filled: boolean
  /** Returns the buyer's details; `undefined` if they are invalid, after showing the errors. */
  read: () => Customer | undefined
  form: CheckoutReturn
}

/** The wallet's button in place of the card button, with a placeholder until it is ready. */
export function CheckoutWallet({ settings, plan, filled, read, form }: CheckoutWalletProps) {
  const { t } = useLingui()
  const wallet = useWallet(settings)
  const { state, message, statusUrl, pay, redirect } = useWalletPayment({ plan, read, form })
  const busy = state === 'processing'
  const price = formatMoney(priceOf(walletEdition, 'checkout', 'ai-photos', plan))

  if (!filled)
    return (
      <Notice kind="info">
        {t({
          message: 'Please fill in your name and email above to continue with PayPal',
          comment: 'fixed by the specification',
        })}
      </Notice>
    )
  return (
    <div aria-busy={wallet.state === 'pending' || busy}>
      {wallet.state === 'rejected' ? (
        <Notice kind="error">
          <Trans>PayPal’s button couldn’t be loaded. Nothing was charged.</Trans>
          <span className="flex flex-wrap gap-3 pt-3">
            <Button size="small" look="secondary" onClick={wallet.retry}>
              <Trans>Load it again</Trans>
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
        <p
          role="status"
          className="min-h-13 flex items-center justify-center gap-2.5 rounded-full bg-sand text-note text-ink-soft"
        >
          {wallet.state === 'pending' && (
            <>
              <Icon name="spinner" className="animate-spin" />
              <Trans>Loading PayPal…</Trans>
            </>
          )}
        </p>
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
