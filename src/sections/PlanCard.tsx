import { Badge } from '~/ui/Badge'
import { FeatureList } from './FeatureList'
import { PlanPrice } from './PlanPrice'
import type { Plan, PlanFact } from './plan'

export function PlanCard({ name, summary, mark, facts, features, note, action, ...price }: Omit<Plan, 'id'>) {
  const raised = mark !== undefined
  return (
    <article
      className={`relative flex flex-col rounded-card px-6 py-7 ${raised ? 'on-night border border-night bg-night text-paper shadow-float xl:(my--5 py-12)' : 'border border-line bg-white'}`}
    >
      {raised && (
        <p className="absolute left-6 top-0 translate-y--1/2">
          <Badge tone="gold">{mark}</Badge>
        </p>
      )}
      {/* On a phone, the name of a plan with facts is beside its price; on the narrowest phones, above it. */}
      <div className={facts ? 'plan-head max-sm:(flex flex-wrap justify-between items-end gap-3)' : ''}>
        <h3 className={`text-body font-700 font-display ${facts ? 'max-sm:flex-[1_1_6rem]' : ''}`}>{name}</h3>
        {summary && <p className={`mt-1 text-list ${raised ? 'text-mist' : 'text-ink-soft'}`}>{summary}</p>}
        <div className={facts ? (price.from ? 'max-sm:pt-2 sm:mt-8' : 'sm:mt-8') : 'mt-8'}>
          <PlanPrice {...price} night={raised} />
        </div>
      </div>
      <div
        className={`border-t ${facts ? 'mb-5 mt-4 sm:(mb-8 mt-6)' : 'mb-8 mt-6'} ${raised ? 'border-haze' : 'border-line'}`}
      >
        {facts && <PlanFacts facts={facts} note={note} raised={raised} />}
        {features && <FeatureList items={features} night={raised} className="pt-4" />}
      </div>
      <div className="mt-auto">{action}</div>
    </article>
  )
}

type PlanFactsProps = { facts: readonly PlanFact[]; note: string | undefined; raised: boolean }

/** Counts, aligned in their own column. */
function PlanFacts({ facts, note, raised }: PlanFactsProps) {
  return (
    <ul className="max-sm:(flex flex-wrap items-baseline justify-between gap-x-3 pt-3)">
      {facts.map((fact) => (
        <li
          key={fact.id}
          className={`text-list sm:(flex items-baseline gap-2.5 border-b py-2.5) ${raised ? 'border-haze text-mist' : 'border-line text-ink-soft'}`}
        >
          <span className={`figures text-body sm:min-w-11 font-600 ${raised ? 'text-gold' : 'text-ink'}`}>
            {fact.figure}
          </span>{' '}
          {fact.label}
        </li>
      ))}
      {note && <li className="flex-[1_1_10rem] text-list text-ink-soft sm:py-3">{note}</li>}
    </ul>
  )
}
