import { useLingui } from '@lingui/react'
import type { PayPalV6Namespace, SdkInstance } from '@paypal/paypal-js/sdk-v6'
import { useEffect, useState } from 'react'
import type { WalletSettings } from '~/core/schemas/checkout'

export type PayPalSdk = SdkInstance<['paypal-payments']>

/** Loading state of PayPal's script (R-PAY-14). */
type Wallet =
  | { state: 'initial' | 'pending' }
  | { state: 'resolved'; sdk: PayPalSdk }
  | { state: 'rejected'; retry: () => void }

/** Loads PayPal's script. Mount it only once the wallet is chosen, so that other buyers do not load the script. */
export function useWallet(settings: WalletSettings): Wallet {
  const { locale } = useLingui().i18n
  const [attempt, setAttempt] = useState(0)
  const [wallet, setWallet] = useState<Wallet>({ state: 'initial' })

  useEffect(() => {
    let current = true
    const show = (next: Wallet) => current && setWallet(next)
    show({ state: 'pending' })
    openWallet(settings, attempt, locale).then(
      (sdk) => show({ state: 'resolved', sdk }),
      () => show({ state: 'rejected', retry: () => setAttempt(attempt + 1) }),
    )
    return () => {
      current = false
    }
  }, [settings, attempt, locale])

  return wallet
}

async function openWallet(settings: WalletSettings, attempt: number, locale: string): Promise<PayPalSdk> {
  const paypal = await loadScript(settings, attempt)
  if (!paypal) throw new Error('PayPal’s script has not arrived')
  return paypal.createInstance({
    clientId: settings.clientId,
    components: ['paypal-payments'],
    locale,
    pageType: 'checkout',
  })
}

async function loadScript(
  { standIn, environment }: WalletSettings,
  attempt: number,
): Promise<PayPalV6Namespace | null> {
  // A new URL for each attempt: browsers do not refetch a module that failed. The loader reuses an existing script.
  if (standIn) await import(/* @vite-ignore */ `${standIn}?attempt=${attempt}`)
  const { loadCoreSdkScript } = await import('@paypal/paypal-js/sdk-v6')
  return loadCoreSdkScript({ environment })
}
