import './plans.css'
import type { ReactNode } from 'react'
import { Section, type Tone } from '~/ui/Section'
import { PlanCard } from './PlanCard'
import type { Plan } from './plan'
import { SectionHead } from './SectionHead'

type PlansProps = {
  tone?: Tone
  id: string
  title: string
  lead: string
  plans: readonly Plan[]
  /** Small print under the cards. */
  children?: ReactNode
}

/** Plans on one baseline, the highlighted one raised. Two plans are placed beside their heading. */
export function Plans({ tone, id, title, lead, plans, children }: PlansProps) {
  const two = plans.length === 2
  const columns = two
    ? 'plans-two md:grid-cols-2 lg:col-span-12 xl:(col-span-7 col-start-6 mt-0)'
    : `lg:mt-18 ${plans.length === 3 ? 'plans-three lg:grid-cols-3' : 'sm:grid-cols-2 xl:grid-cols-4'}`
  return (
    <Section {...(tone ? { tone } : {})} id={id} labelledBy={`${id}-title`}>
      <div className={two ? 'gap-x-8 lg:(grid grid-cols-12)' : ''}>
        <SectionHead id={`${id}-title`} title={title} lead={lead} column={two} />
        <div className={`mt-12 grid gap-x-4 gap-y-8 ${columns}`}>
          {plans.map(({ id: key, ...plan }) => (
            <PlanCard key={key} {...plan} />
          ))}
        </div>
      </div>
      {children}
    </Section>
  )
}
