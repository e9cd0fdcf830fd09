import { Trans, useLingui } from '@lingui/react/macro'
import type { MenuEntry } from '~/content/menu'
import { priceText } from '~/content/money'

/** `$850/month`, `from $129`, `R$ 449`; nothing for what has no price in this menu. */
export function MenuPrice({ price }: Pick<MenuEntry, 'price'>) {
  const { i18n } = useLingui()
  if (!price) return null
  const amount = priceText(i18n, price)
  return (
    <span className="figures shrink-0 whitespace-nowrap text-small text-ink-soft">
      {price.from ? (
        <Trans comment="The lowest of a range of prices: from $129">from {amount}</Trans>
      ) : (
        amount
      )}
    </span>
  )
}
