import type { ReactNode } from 'react'
import type { IconName } from '~/content/icons'
import { Icon } from '~/ui/Icon'
import { Section } from '~/ui/Section'

type Point = { id: string; icon: IconName; title: string; text: string }

type PointsProps = {
  id: string
  title: string
  lead: string
  points: readonly Point[]
  /** Stands on the lower edge of the section, where there is room. */
  art?: ReactNode
}

/** A pitch that stays beside its points while they are read. */
export function Points({ id, title, lead, points, art }: PointsProps) {
  return (
    <Section tone="sand" labelledBy={id} className="grid gap-x-8 gap-y-12 lg:grid-cols-12">
      <div className="flex flex-col lg:(col-span-5 pr-8)">
        <h2 id={id} className="text-title display-tight">
          {title}
        </h2>
        <p className="mt-5 max-w-30em text-lead text-ink-soft">{lead}</p>
        {art && <div className="mt-auto hidden lg:(mb--34 block pt-12)">{art}</div>}
      </div>
      <ul className="border-t border-edge self-start sm:(grid grid-cols-2 gap-x-8) lg:col-span-7">
        {points.map((point) => (
          <li key={point.id} className="settle border-b border-line py-7 sm:pr-4">
            <Icon name={point.icon} className="text-sub text-ember-deep" />
            <h3 className="mt-4 text-sub font-600 font-display tracking--0.01em">{point.title}</h3>
            <p className="mt-2 text-note text-ink-soft">{point.text}</p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
