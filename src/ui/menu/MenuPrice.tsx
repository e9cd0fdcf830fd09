import { useLingui } from '@lingui/react'
import type { MenuEntry } from '~/content/menu'
import { priceText } from '~/content/money'

/** `$850/month`, `from $129`, `R$ 449`; nothing for what has no price in this menu. */
export function MenuPrice({ price }: Pick<MenuEntry, 'price'>) {
  const { i18n } = useLingui()
  if (!price) return null
  return (
    <span className="figures shrink-0 whitespace-nowrap text-small text-ink-soft">
      {priceText(i18n, price)}
    </span>
  )
}
