import { useLingui } from '@lingui/react/macro'
import { type EditionsWith, servicePath } from '~/catalog/addresses'
import { unitOf } from '~/catalog/money'
import { priceOf } from '~/catalog/prices'
import { products } from '~/catalog/products'
import { homePackages, packageAction } from '~/features/home/content/packages'
import { PackageCards } from '~/features/home/parts/PackageCards'

/** The packages of a home, at the home's prices. */
export function HomePackageCards({ edition }: { edition: EditionsWith<'home'> }) {
  const { t, i18n } = useLingui()
  return (
    <PackageCards
      labelledBy="packages-title"
      cards={homePackages(edition).map(({ id, description, features, popular }) => {
        const price = priceOf(edition, 'home', id)
        return {
          id,
          name: products[id].name,
          description: t(description),
          price,
          unit: unitOf(i18n, price),
          mark: popular && t({ message: 'Most Popular', comment: 'fixed by the specification' }),
          features: features.map((feature) => ({ id: feature.id, text: t(feature.text) })),
          cta: t(packageAction),
          href: servicePath(edition, id),
        }
      })}
    />
  )
}
