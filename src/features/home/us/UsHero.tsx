import { useLingui } from '@lingui/react/macro'
import { priceText } from '~/catalog/money'
import { statistics } from '~/catalog/owner/statistics'
import { priceOf } from '~/catalog/prices'
import { usHero } from '~/features/home/content/us/hero'
import { homePackages } from '../content/packages'
import { HomeHero } from '../HomeHero'

/** The opening with the lowest price of a package. */
export function UsHero() {
  const { t, i18n } = useLingui()
  const prices = homePackages('us').map(({ id }) => priceOf('us', 'home', id))
  const price = priceText(
    i18n,
    prices.reduce((one, other) => (other.amount < one.amount ? other : one)),
  )
  return (
    <HomeHero
      edition="us"
      {...usHero}
      figure={statistics.us.hero}
      note={t({
        message: `Free 30-minute consultation. Packages from ${price}.`,
        comment: 'Below the buttons; {price} is “$1,290/month”',
      })}
    />
  )
}
