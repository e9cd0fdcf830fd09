import './packages.css'
import type { Money } from '~/catalog/prices'
import { Rail } from '~/sections/Rail'
import { Badge } from '~/ui/Badge'
import { ButtonLink } from '~/ui/Button'
import { VisuallyHidden } from '~/ui/forms/VisuallyHidden'
import { Icon } from '~/ui/Icon'
import { Price } from '~/ui/Price'

type PackageCard = {
  id: string
  name: string
  description: string
  price: Money
  unit: string
  /** Label of a highlighted card. A card with a label is raised and dark. */
  mark?: string | undefined
  features: readonly { id: string; text: string }[]
  cta: string
  href: string
}

/** The packages side by side, with aligned names, prices and features. `packages.css` needs exactly three. */
export function PackageCards({ cards, labelledBy }: { cards: readonly PackageCard[]; labelledBy: string }) {
  return (
    <Rail labelledBy={labelledBy} className="packages">
      {cards.map((card) => (
        <Card key={card.id} {...card} />
      ))}
    </Rail>
  )
}

function Card({ name, description, price, unit, mark, features, cta, href }: PackageCard) {
  const raised = mark !== undefined
  return (
    <article
      className={`package relative flex flex-col rounded-card px-6 py-8 border lg:px-8 ${raised ? 'package-raised on-night border-transparent bg-night text-paper shadow-float' : 'border-line bg-white'}`}
    >
      {raised && (
        <p className="absolute left-6 top-0 translate-y--1/2 lg:left-8">
          <Badge tone="gold">{mark}</Badge>
        </p>
      )}
      <div>
        <h3 className="text-figure display-tight">{name}</h3>
        <p className={`mt-2 text-list ${raised ? 'text-mist' : 'text-ink-soft'}`}>{description}</p>
      </div>
      <div className="mt-9">
        <Price money={price} unit={unit} />
      </div>
      <ul className={`mb-8 mt-7 border-t ${raised ? 'border-haze' : 'border-line'}`}>
        {features.map((feature) => (
          <li
            key={feature.id}
            className={`flex gap-3 border-b py-2.5 text-list ${raised ? 'border-haze' : 'border-line'}`}
          >
            <Icon name="check" className={`mt-0.5 ${raised ? 'text-gold' : 'text-ember-deep'}`} />
            {feature.text}
          </li>
        ))}
      </ul>
      <div className="mt-auto lg:self-end">
        <ButtonLink href={href} wide variant={raised ? 'primary' : 'secondary'}>
          {cta}
          <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
        </ButtonLink>
      </div>
    </article>
  )
}
