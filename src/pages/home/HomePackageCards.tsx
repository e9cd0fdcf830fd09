import { useLingui } from '@lingui/react/macro'
import { servicePath } from '~/addresses'
import type { HomePackage } from '~/content/home/packages'
import { unitOf } from '~/content/money'
import { priceOf } from '~/content/prices'
import type { Edition } from '~/editions'
import { PackageCards } from '~/sections/PackageCards'

type HomePackageCardsProps = { edition: Edition; packages: readonly HomePackage[] }

/** The packages of a home at its own prices. */
export function HomePackageCards({ edition, packages }: HomePackageCardsProps) {
  const { t, i18n } = useLingui()
  return (
    <PackageCards
      cards={packages.map(({ id, name, description, features, cta, popular }) => {
        const price = priceOf(edition, 'home', id)
        return {
          id,
          name: t(name),
          description: t(description),
          price,
          unit: unitOf(i18n, price),
          mark: popular && t({ message: 'Most Popular', comment: 'fixed by the specification' }),
          features: features.map((feature) => ({ id: feature.id, text: t(feature.text) })),
          cta: t(cta),
          href: servicePath(edition, id),
        }
      })}
    />
  )
}
