import { Trans, useLingui } from '@lingui/react/macro'
import { servicePath } from '~/addresses'
import { usPackages } from '~/content/home/us/packages'
import { unitOf } from '~/content/money'
import { priceOf } from '~/content/prices'
import { PackageCards } from '~/sections/PackageCards'
import { Section } from '~/ui/Section'

export function UsPackages() {
  const { t, i18n } = useLingui()
  return (
    <Section id="packages" labelledBy="packages-title">
      <div className="items-end justify-between gap-8 lg:flex">
        <h2 id="packages-title" className="max-w-11em text-title display-tight">
          <Trans>Three speeds. One direction.</Trans>
        </h2>
        <p className="mt-4 max-w-25em text-lead text-ink-soft lg:mt-0">
          <Trans>
            A monthly package with the people, the tools and the plan in it. You bring the business.
          </Trans>
        </p>
      </div>
      <div className="mt-14 lg:mt-24">
        <PackageCards
          cards={usPackages.map(({ id, name, description, features, cta, popular }) => {
            const price = priceOf('us', 'home', id)
            return {
              id,
              name: t(name),
              description: t(description),
              price,
              unit: unitOf(i18n, price),
              mark: popular && t({ message: 'Most Popular', comment: 'fixed by the specification' }),
              features: features.map((feature) => ({ id: feature.id, text: t(feature.text) })),
              cta: t(cta),
              href: servicePath('us', id),
            }
          })}
        />
      </div>
    </Section>
  )
}
