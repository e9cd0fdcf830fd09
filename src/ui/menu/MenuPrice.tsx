import { useLingui } from '@lingui/react'
import type { MenuEntry } from '~/catalog/menu'
import { priceText } from '~/catalog/money'
import { translateOf } from '../browser/translateOf'

/** `$850/month`, `from $129`, `R$ 449/mês`; nothing for a product without a price in this menu. */
export function MenuPrice({ prices: [price, ...more] }: Pick<MenuEntry, 'prices'>) {
  const { i18n } = useLingui()
  if (!price) return null
  const text = priceText(i18n, price)
  return (
    <span translate={translateOf(text)} className="menu-price figures text-small text-ink-soft">
      {text}
      {more.map((extra) => (
        <span key={extra.plan}> + {priceText(i18n, extra)}</span>
      ))}
    </span>
  )
}
