import { Hidden } from '~/ui/Hidden'
import { Icon } from '~/ui/Icon'
import { Tooltip } from '~/ui/Tooltip'
import { type Tier, Tiers } from './Tiers'

type AddOn = {
  id: string
  name: string
  price: string
  /** Said by a tooltip beside the price. */
  tip?: { label: string; text: string } | undefined
  summary: string
  toggle: string
  tiers: readonly Tier[]
  cta: string
  href: string
}

/** A line of the rate card: what it is, what it starts at, and its sizes on demand. */
export function AddOnCard({ name, price, tip, summary, toggle, tiers, cta, href }: Omit<AddOn, 'id'>) {
  return (
    <article className="relative px-5 py-6 text-note sm:px-7">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4">
        <h3 className="min-w-0 flex-[1_1_8rem] text-sub font-600 font-display tracking--0.01em">{name}</h3>
        <div className="ml-auto flex items-center gap-1.5 text-body font-600">
          {tip && <Tooltip label={tip.label} text={tip.text} />}
          <p className="figures self-baseline">{price}</p>
        </div>
      </div>
      <p className="mb-3 mt-1 text-ink-soft">{summary}</p>
      <div className="relative [container-type:inline-size]">
        <Tiers group="add-ons" label={toggle} of={name} tiers={tiers} />
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
