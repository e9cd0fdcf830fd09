import { createRoot } from 'react-dom/client'
import type { Locale } from '~/catalog/locales'
import { createCatalogues } from '~/i18n/catalogues'
import { Island } from '~/ui/reactIsland'
import { CheckoutWallet, type CheckoutWalletProps } from './CheckoutWallet'

/** Draws the wallet; `null` removes it. */
export type DrawWallet = (props: CheckoutWalletProps | null) => void

/** Makes the React root of the wallet, the only one of a payment. */
export async function startWallet(host: HTMLElement, locale: Locale): Promise<DrawWallet> {
  const catalogues = createCatalogues()
  await catalogues.load(locale, 'photos/checkout', 'photos/checkout-payment')
  const root = createRoot(host)
  return (props) =>
    root.render(
      props && (
        <Island i18n={catalogues.i18n}>
          <CheckoutWallet {...props} />
        </Island>
      ),
    )
}
