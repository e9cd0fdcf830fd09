import { useLingui } from '@lingui/react/macro'
import { servicePath } from '~/addresses'
import type { PowerUp } from '~/content/home/br/addOns'
import { startingPriceText } from '~/content/home/br/quote'
import { priceText } from '~/content/money'
import { priceOf } from '~/content/prices'
import { PowerUpCard } from '~/sections/PowerUpCard'

type BrPowerUpProps = { powerUp: PowerUp; chosen: boolean; onToggle: () => void }

export function BrPowerUp({ powerUp, chosen, onToggle }: BrPowerUpProps) {
  const { t, i18n } = useLingui()
  const { id, icon, name, description } = powerUp

  const tiers = powerUp.tiers.map(({ plan, name: tierName, details, upkeep }) => {
    const price = priceOf('br', 'home', id, plan)
    const monthly = upkeep && priceText(i18n, priceOf('br', 'home', id, upkeep))
    return {
      id: plan,
      name: t(tierName),
      price: priceText(i18n, price),
      details: [
        ...details.map(({ text }) => t(text)),
        ...(monthly
          ? [t({ message: `${monthly} maintenance`, comment: 'Comes on top of the price of a website' })]
          : []),
      ],
    }
  })

  return (
    <PowerUpCard
      id={`power-up-${id}`}
      icon={icon}
      name={t(name)}
      price={startingPriceText(i18n, powerUp)}
      description={t(description)}
      toggle={t({ message: 'View Pricing Options', comment: 'fixed by the specification' })}
      tiers={tiers}
      cta={t({ message: 'Learn More', comment: 'fixed by the specification' })}
      href={servicePath('br', id)}
      chosen={chosen}
      onToggle={onToggle}
    />
  )
}
