import { useLingui } from '@lingui/react'
import type { MenuEntry, MenuGroup } from '~/catalog/menu'
import { priceText } from '~/catalog/money'
import { translateOf } from '../browser/translateOf'
import { Icon } from '../Icon'

type MenuPriceProps = Pick<MenuEntry, 'prices'> & { group: MenuGroup }

/**
 * `$850/month`, `from $129`, `R$ 449/mês`. A product without a price in this menu has an arrow where others have one,
 * so that the column has no gap; a menu without prices has neither.
 */
export function MenuPrice({ prices: [price, ...more], group }: MenuPriceProps) {
  const { i18n } = useLingui()
  if (!price)
    return group.entries.some(({ prices }) => prices.length > 0) ? (
      <Icon name="forward" className="text-ink-soft" />
    ) : null
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
