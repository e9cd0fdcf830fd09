import { Fragment } from 'react'
import type { IconName } from '~/catalog/icons'
import { translateOf } from '~/ui/browser/translateOf'
import { VisuallyHidden } from '~/ui/forms/VisuallyHidden'
import { Icon } from '~/ui/Icon'
import { type Tier, Tiers } from './Tiers'

type PowerUpCardProps = {
  id: string
  /** Value of the checkbox. */
  value: string
  icon: IconName
  name: string
  price: string
  /** Its share of each total in hundredths, read by the script that adds them up. */
  amounts: { monthly: number; once: number; perVideo: boolean }
  description: string
  toggle: string
  tiers: readonly Tier[]
  cta: string
  href: string
}

/**
 * A card that is selected by a click anywhere on it. Its name is the checkbox's label, and the label's `::after` covers
 * the card; other controls are above it, so nothing interactive is nested. The checkbox works without JavaScript, and
 * browsers restore it on Back. The script exposes it as a toggle button. Text selection is off, because a tap would
 * start one.
 */
export function PowerUpCard({ id, value, icon, name, price, description, ...rest }: PowerUpCardProps) {
  const { toggle, tiers, cta, href, amounts } = rest
  return (
    <article className="power-up relative h-full flex flex-col rounded-card p-5 text-note sm:p-6">
      <div className="flex items-center justify-between">
        <Icon name={icon} className="text-figure text-ember-deep" />
        <span className="relative z-1 h-7 w-7">
          <input
            type="checkbox"
            id={id}
            name="power-up"
            value={value}
            data-monthly={amounts.monthly || undefined}
            data-once={amounts.once || undefined}
            data-per-video={amounts.perVideo || undefined}
            className="absolute inset-0 m-0 h-full w-full cursor-pointer opacity-0"
          />
          <span
            aria-hidden="true"
            className="pointer-events-none h-full flex items-center justify-center border border-edge rounded-lg"
          >
            <Icon name="check" />
          </span>
        </span>
      </div>
      <h3 className="mt-4 text-sub font-600 font-display tracking--0.01em">
        <label
          htmlFor={id}
          className="cursor-pointer select-none after:(absolute inset-0 rounded-card content-empty)"
        >
          {name}
        </label>
      </h3>
      {/* Breaks a two-part price only between its parts. */}
      <p className="figures mt-1 text-body font-600">
        {price.split(' + ').map((part, at) => (
          <Fragment key={part}>
            {at > 0 && ' '}
            <span translate={translateOf(part)} className="inline-block">
              {at > 0 && '+ '}
              {part}
            </span>
          </Fragment>
        ))}
      </p>
      <p className="mb-3 mt-2 text-list text-ink-soft">{description}</p>
      <div className="relative z-1 mt-auto [container-type:inline-size]">
        <Tiers group="power-ups" label={toggle} of={name} tiers={tiers} />
        <a
          href={href}
          className="inline-flex min-h-8 items-center gap-1.5 rounded font-600 [@container(width>=17.5rem)]:(absolute right-0 top-0) hover:text-ember-deep"
        >
          {cta}
          <VisuallyHidden>{`: ${name}`}</VisuallyHidden>
          <Icon name="forward" />
        </a>
      </div>
    </article>
  )
}
