import { Fragment } from 'react'
import { Hidden } from '~/ui/Hidden'
import { Icon, type IconName } from '~/ui/Icon'
import { type Tier, Tiers } from './Tiers'

type PowerUpCardProps = {
  id: string
  icon: IconName
  name: string
  price: string
  description: string
  toggle: string
  tiers: readonly Tier[]
  cta: string
  href: string
  chosen: boolean
  onToggle: () => void
}

/**
 * A card that is chosen by a click anywhere on it. The one button is the name, and its shadow covers the card; what
 * else can be clicked lies above that shadow, so nothing interactive is nested.
 */
export function PowerUpCard({
  id,
  icon,
  name,
  price,
  description,
  chosen,
  onToggle,
  ...rest
}: PowerUpCardProps) {
  const { toggle, tiers, cta, href } = rest
  return (
    <article
      className={`relative h-full flex flex-col rounded-card p-5 text-note transition-[box-shadow,background-color,transform] duration-200 sm:p-6 hover:translate-y--0.5 ${chosen ? 'bg-ember-wash ring-3 ring-ember' : 'bg-white ring-1 ring-line hover:ring-edge'}`}
    >
      <div className="flex items-center justify-between">
        <Icon name={icon} className="text-figure text-ember-deep" />
        <span
          aria-hidden="true"
          className={`h-7 w-7 inline-flex items-center justify-center rounded-full transition-colors ${chosen ? 'bg-ember-deep text-white' : 'border border-edge text-transparent'}`}
        >
          <Icon name="check" />
        </span>
      </div>
      <h3 className="mt-4 text-sub font-600 font-display tracking--0.01em">
        <button
          type="button"
          id={id}
          aria-pressed={chosen}
          data-wakes
          onClick={onToggle}
          className="text-left outline-none after:(absolute inset-0 rounded-card content-empty) focus-visible:after:(outline outline-3 outline-offset-5 outline-ember)"
        >
          {name}
        </button>
      </h3>
      {/* A price of two parts breaks between them and nowhere else. */}
      <p className="figures mt-1 text-body font-600">
        {price.split(' + ').map((part, at) => (
          <Fragment key={part}>
            {at > 0 && ' '}
            <span className="inline-block">
              {at > 0 && '+ '}
              {part}
            </span>
          </Fragment>
        ))}
      </p>
      <p className="mb-3 mt-2 text-ink-soft">{description}</p>
      <div className="relative z-1 mt-auto [container-type:inline-size]">
        <Tiers group="power-ups" label={toggle} of={name} tiers={tiers} />
        <a
          href={href}
          className="inline-flex min-h-8 items-center gap-1.5 rounded font-600 [@container(width>=17.5rem)]:(absolute right-0 top-0) hover:text-ember-deep"
        >
          {cta}
          <Hidden>: {name}</Hidden>
          <Icon name="forward" />
        </a>
      </div>
    </article>
  )
}
