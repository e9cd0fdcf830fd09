import { useLingui } from '@lingui/react/macro'
import type { EditionsWith } from '~/addresses'
import type { AddOnTier } from '~/content/home/addOns'
import { priceText } from '~/content/money'
import { priceOf } from '~/content/prices'
import type { AddOn } from '~/products'
import type { Tier } from '~/sections/Tiers'
import { bindWords } from '~/ui/bindWords'

/** An add-on of either home, as far as its sizes go. */
type Tiered = { id: AddOn; tiers: readonly AddOnTier[] }

/** Gives what turns the sizes of an add-on into those that a section can show: priced and translated. */
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
