import type { ReactNode } from 'react'
import { FeatureList } from '~/sections/FeatureList'
import { PlanPrice } from '~/sections/PlanPrice'
import type { Plan } from '~/sections/plan'
import { SectionHead } from '~/sections/SectionHead'
import { Section, type Tone } from '~/ui/Section'

type PlanBlockProps = {
  tone: Tone
  id: string
  title: string
  lead: string
  plan: Plan
  /** Additional content of the block, across its full width. */
  children?: ReactNode
}

/** One plan: a very large price on night, beside the plan's contents. */
export function PlanBlock({ tone, id, title, lead, plan, children }: PlanBlockProps) {
  return (
    <Section tone={tone} id={id} labelledBy={`${id}-title`}>
      <SectionHead id={`${id}-title`} title={title} lead={lead} />
      <article className="on-night mt-12 grid rounded-card bg-night text-paper lg:(mt-18 grid-cols-12)">
        <div className="flex flex-col border-b border-ember px-6 py-9 md:p-12 lg:(col-span-6 border-b-0 border-r border-haze)">
          <h3 className="text-sub font-700 font-display">{plan.name}</h3>
          {plan.summary && <p className="mt-2 max-w-28em text-balance text-note text-mist">{plan.summary}</p>}
          <div className="mb-10 mt-12 lg:mt-20">
            <PlanPrice {...plan} size="huge" night />
          </div>
          <div className="mt-auto">{plan.action}</div>
        </div>
        <div className="flex flex-col px-6 py-9 md:p-12 lg:col-span-6">
          <FeatureList items={plan.features ?? []} night large className="my--3.5 grow" />
        </div>
        {children}
      </article>
    </Section>
  )
}
