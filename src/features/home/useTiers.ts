import { useLingui } from '@lingui/react/macro'
import type { EditionsWith } from '~/catalog/addresses'
import { priceText } from '~/catalog/money'
import { priceOf } from '~/catalog/prices'
import type { AddOn } from '~/catalog/products'
import type { AddOnTier } from '~/features/home/content/addOns'
import type { Tier } from '~/features/home/parts/Tiers'
import { bindWords } from '~/ui/bindWords'

/** The part of an add-on, of either home, that concerns its tiers. */
type Tiered = { id: AddOn; tiers: readonly AddOnTier[] }

/** Returns a function that prices and translates an add-on's tiers for display. */
export function useTiers(edition: EditionsWith<'home'>): (addOn: Tiered) => Tier[] {
  const { t, i18n } = useLingui()
  return ({ id, tiers }) =>
    tiers.map(({ plan, name, details, upkeep }) => {
      const price = (row: string) => priceText(i18n, priceOf(edition, 'home', id, row))
      const monthly = upkeep && price(upkeep)
      return {
        id: plan,
        name: t(name),
        price: price(plan),
        details: [
          ...details.map(({ text }) => t(text)),
          ...(monthly
            ? [
                bindWords(
                  t({ message: `${monthly} maintenance`, comment: 'Comes on top of the price of a website' }),
                ),
              ]
            : []),
        ],
      }
    })
}
