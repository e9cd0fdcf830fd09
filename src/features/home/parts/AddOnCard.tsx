import { translateOf } from '~/ui/browser/translateOf'
import { VisuallyHidden } from '~/ui/forms/VisuallyHidden'
import { Icon } from '~/ui/Icon'
import { Tooltip } from '~/ui/Tooltip'
import { type Tier, Tiers } from './Tiers'

type AddOnCardProps = {
  name: string
  price: string
  /** Tooltip beside the price; `label` names its button. */
  tip?: { label: string; text: string } | undefined
  summary: string
  /** Label of the toggle that expands the tiers. */
  toggle: string
  tiers: readonly Tier[]
  cta: string
  href: string
}

/** One add-on: name, starting price, summary, expandable tiers and a link to its page. */
export function AddOnCard({ name, price, tip, summary, toggle, tiers, cta, href }: AddOnCardProps) {
  return (
    <article className="relative border-b border-line px-5 py-4 text-list last:border-0 print:px-0! sm:(px-7 py-6)">
      <div className="items-baseline justify-between gap-x-4 sm:flex">
        <h3 className="min-w-0 text-sub font-600 font-display tracking--0.01em">{name}</h3>
        <div className="relative min-h-7 flex shrink-0 flex-row-reverse items-center justify-end gap-1.5 text-body font-600 leading-tight sm:flex-row">
          {tip && <Tooltip label={tip.label} text={tip.text} />}
          <p translate={translateOf(price)} className="figures sm:self-baseline">
            {price}
          </p>
        </div>
      </div>
      <p className="mb-2 mt-1 text-ink-soft sm:mb-3">{summary}</p>
      <div className="relative [container-type:inline-size]">
        <Tiers group="add-ons" label={toggle} of={name} tiers={tiers} />
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
