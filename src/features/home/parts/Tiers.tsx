import { useId } from 'react'
import { translateOf } from '~/ui/browser/translateOf'
import { VisuallyHidden } from '~/ui/forms/VisuallyHidden'
import { Icon } from '~/ui/Icon'

export type Tier = { id: string; name: string; price: string; details: readonly string[] }

type TiersProps = {
  /** Name shared by lists of which only one is open at a time. */
  group: string
  label: string
  /** The product, as context for screen readers. */
  of: string
  tiers: readonly Tier[]
}

/**
 * The tiers of an add-on behind a toggle. The browser toggles it and keeps only one open; `tiers.ts` adds the state for
 * assistive technology.
 */
export function Tiers({ group, label, of, tiers }: TiersProps) {
  const id = useId()
  return (
    <details name={group} className="group">
      <summary
        aria-controls={id}
        className="inline-flex min-h-8 items-center gap-1.5 rounded text-ember-deep font-600 hover:text-ink"
      >
        {label}
        <VisuallyHidden>{`: ${of}`}</VisuallyHidden>
        <Icon name="expand" className="transition-transform duration-200 group-open:rotate-180" />
      </summary>
      <ul id={id} className="mt-3 border-t border-edge">
        {tiers.map((tier) => (
          <li
            key={tier.id}
            className="flex flex-wrap justify-between gap-x-4 border-b border-line py-2.5 last:border-0"
          >
            <p className="min-w-0 flex-[1_1_8rem]">
              <span className="font-600">{tier.name}</span>
              {tier.details.length > 0 && (
                <span className="block text-small text-ink-soft">{tier.details.join(' · ')}</span>
              )}
            </p>
            <p translate={translateOf(tier.price)} className="figures shrink-0 font-600">
              {tier.price}
            </p>
          </li>
        ))}
      </ul>
    </details>
  )
}
