import type { ReactNode } from 'react'
import { Section } from '~/ui/Section'
import { type Plan, PlanCard } from './PlanCard'

type PlansProps = {
  id: string
  title: string
  lead: string
  plans: readonly Plan[]
  /** Small print under the cards. */
  children?: ReactNode
}

/** Plans on one baseline, the marked one raised. */
export function Plans({ id, title, lead, plans, children }: PlansProps) {
  return (
    <Section id={id} labelledBy={`${id}-title`}>
      <div className="items-end justify-between gap-8 lg:flex">
        <h2 id={`${id}-title`} className="max-w-12em text-title display-tight">
          {title}
        </h2>
        <p className="mt-4 max-w-24em text-ink-soft lg:mt-0">{lead}</p>
      </div>
      <div className="mt-12 grid gap-x-4 gap-y-8 sm:grid-cols-2 lg:mt-18 xl:grid-cols-4">
        {plans.map(({ id: key, ...plan }) => (
          <PlanCard key={key} {...plan} />
        ))}
      </div>
      {children}
    </Section>
  )
}
