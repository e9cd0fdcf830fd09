import { useLingui } from '@lingui/react/macro'
import { servicePath } from '~/catalog/addresses'
import type { PowerUp } from '~/features/home/content/br/addOns'
import { startingAmounts, startingPriceText } from '~/features/home/content/br/quote'
import { PowerUpCard } from '~/features/home/parts/PowerUpCard'
import { useTiers } from '../useTiers'

export function BrPowerUp({ powerUp }: { powerUp: PowerUp }) {
  const { t, i18n } = useLingui()
  const tiersOf = useTiers('br')
  const { id, icon, name, description } = powerUp
  return (
    <PowerUpCard
      id={`power-up-${id}`}
      value={id}
      icon={icon}
      name={t(name)}
      price={startingPriceText(i18n, powerUp)}
      amounts={startingAmounts(powerUp)}
      description={t(description)}
      toggle={t({ message: 'View Pricing Options', comment: 'fixed by the specification' })}
      tiers={tiersOf(powerUp)}
      cta={t({ message: 'Learn More', comment: 'fixed by the specification' })}
      href={servicePath('br', id)}
    />
  )
}
